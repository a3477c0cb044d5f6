import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { BackLink } from '../../../parts/back-link.tsx';
import { RestoreToast } from '../../../revisions/restore-toast.tsx';
import { restoreVersion } from '../../../revisions/restore-version.server.ts';
import type { Route } from './+types/page';
import { Comparison } from './comparison.tsx';
import { loadHistory } from './load-history.server.ts';
import { RevisionList } from './revision-list.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const { locale } = siteContext(loading.context);
  const history = await loadHistory(loading, loading.params.id);
  const t = translator(locale);
  const name = history.name || t('revisions.untitled');
  return { ...history, name, title: t('revisions.titleOf', { name }) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const versions = `/articles/${encodeURIComponent(params.id)}/revisions`;
  return restoreVersion({ context, request }, versions, new URLSearchParams(await request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What became of an article save by save, and any two versions of it compared. */
export default function RevisionsPage({ loaderData: history }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <>
      <RestoreToast answer={answer} current={history.current} />
      <BackLink to={history.editor}>{t('revisions.back')}</BackLink>
      <div className="console-head">
        <h1>
          {t('revisions.title')} <bdi className="history-name">{history.name}</bdi>
        </h1>
      </div>
      <div className="history">
        <RevisionList history={history} />
        {history.comparison ? (
          <Comparison comparison={history.comparison} query={history.query} />
        ) : (
          <p className="console-note">{t('revisions.onlyOne')}</p>
        )}
      </div>
    </>
  );
}
