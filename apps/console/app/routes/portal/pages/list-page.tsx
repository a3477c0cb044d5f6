import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import type { Route } from './+types/list-page';
import { loadSiteTexts } from './load-site-texts.server.ts';
import { revertText } from './revert-text.server.ts';
import { SiteTextItem } from './site-text-item.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('pages.title');
  return { title, texts: await loadSiteTexts(loading) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return revertText({ context, request }, new URLSearchParams(await request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** The texts of the site: which are as the site file has them, and which were edited. */
export default function SiteTextsPage({ loaderData: { title, texts } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const isBad = answer?.done === 'conflict' || answer?.done === 'problem';
  const message = answer && {
    text: t(`pages.done.${answer.done}`),
    kind: isBad ? ('error' as const) : ('plain' as const),
  };
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{title}</h1>
      </div>
      <p className="texts-lead">{t('pages.lead')}</p>
      <ul className="texts-list">
        {texts.map((text) => (
          <SiteTextItem key={text.slug} text={text} />
        ))}
      </ul>
    </>
  );
}
