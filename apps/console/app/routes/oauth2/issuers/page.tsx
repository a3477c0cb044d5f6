import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { EmptyState } from '../../../parts/empty-state.tsx';
import { TokenPager } from '../../../parts/token-pager.tsx';
import { useProject } from '../../../project/use-project.ts';
import type { Route } from './+types/page';
import { changeIssuers, type IssuersAnswer } from './change-issuers.server.ts';
import { IssuerForm } from './issuer-form.tsx';
import { IssuerTable } from './issuer-table.tsx';
import { loadIssuers } from './load-issuers.server.ts';

export async function loader(loading: Route.LoaderArgs) {
  const title = translator(siteContext(loading.context).locale)('oauth2.issuers.title');
  return { title, ...(await loadIssuers(loading)) };
}

export async function action(acting: Route.ActionArgs) {
  return changeIssuers(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** Others whose signed assertions programs exchange for tokens of a project (RFC 7523). */
export default function IssuersPage({ loaderData: { issuers, next, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { mayChange } = useProject();
  const answer = useActionData<typeof action>();
  return (
    <>
      <IssuersToast answer={answer} />
      <div className="console-head">
        <h1>{t('oauth2.issuers.title')}</h1>
      </div>
      <p className="console-note">{t('oauth2.issuers.about')}</p>
      {issuers.length === 0 ? (
        <EmptyState title={t('oauth2.issuers.none.title')} text={t('oauth2.issuers.none.text')} />
      ) : (
        <IssuerTable issuers={issuers} answer={answer} />
      )}
      <TokenPager next={next} />
      {mayChange ? <IssuerForm answer={answer} /> : null}
      <ApiCalls calls={calls} />
    </>
  );
}

function IssuersToast({ answer }: { answer: IssuersAnswer | undefined }) {
  const { t } = useTranslation();
  const { act, result } = answer ?? {};
  const message =
    act && result?.ok ? { text: t(`oauth2.issuers.done.${act}`), kind: 'plain' as const } : undefined;
  const refused =
    act === 'delete' && result && !result.ok
      ? { text: result.message ?? t('parts.refused'), kind: 'error' as const }
      : undefined;
  return <PageToast message={message ?? refused} occasion={answer} closeLabel={t('session.close')} />;
}
