import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import type { Route } from './+types/page';
import { Differences } from './differences.tsx';
import { loadRevisions } from './load-revisions.server.ts';
import { restoreRevision } from './restore-revision.server.ts';
import { RevisionTable } from './revision-table.tsx';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('changes.title');
  return { title, ...(await loadRevisions(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return restoreRevision(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What the settings of a project have been, and what changed from one to another. */
export default function RevisionsPage({ loaderData }: Route.ComponentProps) {
  const { revisions, current, shown, next, calls } = loaderData;
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const message = answer && {
    text: answer.result.ok
      ? t('changes.restored', { number: answer.number })
      : answer.result.status === 412
        ? t('changes.conflict')
        : (answer.result.message ?? t('parts.refused')),
    kind: answer.result.ok ? ('plain' as const) : ('error' as const),
  };
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('changes.title')}</h1>
      </div>
      <p className="console-note">{t('changes.about')}</p>
      {shown ? <Differences shown={shown} current={current} /> : null}
      <RevisionTable revisions={revisions} current={current} />
      <TokenPager next={next} />
      <ApiCalls calls={calls} />
    </>
  );
}
