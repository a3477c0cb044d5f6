import { unlistedMeta, useSiteFrame } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { BackLink } from '../../../parts/back-link.tsx';
import { inOneLine } from '../../../revisions/in-one-line.ts';
import { RestoreToast } from '../../../revisions/restore-toast.tsx';
import { restoreVersion } from '../../../revisions/restore-version.server.ts';
import { RestoreButton, RevisionWords } from '../../../revisions/revision-words.tsx';
import type { Route } from './+types/history-page';
import './front.css';
import { type ListedChoice, loadFrontHistory } from './load-front-history.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const t = translator(siteContext(loading.context).locale);
  return { title: t('front.history.title'), ...(await loadFrontHistory(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  const form = new URLSearchParams(await acting.request.text());
  return restoreVersion(acting, '/front-page/revisions', form);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What was chosen for the home page save by save; each can be looked at as visitors saw it, and taken back. */
export default function FrontHistoryPage({ loaderData }: Route.ComponentProps) {
  const { title, choices, current, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <RestoreToast answer={answer} current={current} />
      <BackLink to="/console/front">{t('front.history.back')}</BackLink>
      <div className="console-head">
        <h1>{title}</h1>
      </div>
      <p className="console-note">{t('front.history.about')}</p>
      {choices.length === 0 ? <p>{t('front.history.none')}</p> : null}
      <div className="front">
        <ol className="front-list" reversed aria-label={t('revisions.list')}>
          {choices.map((choice) => (
            <li key={choice.number}>
              <Save choice={choice} current={current} />
            </li>
          ))}
        </ol>
      </div>
      <ApiCalls calls={calls} />
    </>
  );
}

function Save({ choice, current }: { choice: ListedChoice; current: number }) {
  const { t } = useTranslation();
  const { locale } = useSiteFrame();
  const { number, changes, preview } = choice;
  const saved_by = choice.saved_by ?? t('front.somebody');
  const names = changes?.map((part) => t(`front.${part}.title`));
  return (
    <>
      <RevisionWords revision={{ ...choice, saved_by }} isCurrent={number === current}>
        {number === 1 ? t('revisions.first') : null}
        {names?.length === 0 ? t('revisions.nothing') : inOneLine(names ?? [], locale)}
      </RevisionWords>
      <span className="front-acts">
        <a href={preview} target="_blank" rel="noopener">
          {t('front.history.look')}
          <span className="visually-hidden"> {t('revisions.version', { number })}</span>
        </a>
        {number === current ? null : <RestoreButton number={number} known={current} />}
      </span>
    </>
  );
}
