import { unlistedMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { PageToast } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../../i18n/i18n.server.ts';
import { ApiCalls } from '../../../parts/api-calls.tsx';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { changeSite } from '../../../site-form/change-site.server.ts';
import { type SiteGroup, siteGroups } from '../../../site-form/site-groups.ts';
import { SitePart } from '../../../site-form/site-part.tsx';
import type { Route } from './+types/page';

export async function loader(loading: Route.LoaderArgs) {
  const { data } = await readForPage(loading, portalClient(loading).getSite());
  return {
    title: translator(siteContext(loading.context).locale)('site.title'),
    fields: data.fields,
    calls: [
      describePortalCall(loading, 'getSite', {}),
      describePortalCall(loading, 'changeSite', { changeSiteBody: { name: 'Open data of Avelland' } }),
      describePortalCall(loading, 'restoreSiteField', { field: 'name' }),
    ],
  };
}

export async function action(acting: Route.ActionArgs) {
  return changeSite(acting, new URLSearchParams(await acting.request.text()));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return unlistedMeta(matches, loaderData);
}

/** What the portal is called, how it looks, and what stands in its menu. */
export default function SitePage({ loaderData: { fields, calls } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const isOfField = answer?.result.ok === false && Object.keys(answer.result.fields).length > 0;
  const message = answer && {
    text: answer.result.ok
      ? t('site.saved')
      : isOfField
        ? t('site.refused')
        : (answer.result.message ?? t('parts.refused')),
    kind: answer.result.ok ? ('plain' as const) : ('error' as const),
  };
  return (
    <>
      <PageToast message={message} occasion={answer} closeLabel={t('session.close')} />
      <div className="console-head">
        <h1>{t('site.title')}</h1>
      </div>
      <p className="console-note">{t('site.about')}</p>
      {(Object.keys(siteGroups) as SiteGroup[]).map((group) => (
        <SitePart key={group} group={group} fields={fields} answer={answer} save={t('site.save')} />
      ))}
      <ApiCalls calls={calls} />
    </>
  );
}
