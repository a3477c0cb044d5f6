import { pageMeta } from '@gazetteer/site';
import { requireSession, siteContext } from '@gazetteer/site/server';
import { buttonClass, ButtonLink, Notice } from '@gazetteer/ui';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import accessStyle from '../../oauth/access.css?url';
import { AccountColumn } from '../../self-service/account-column.tsx';
import type { Route } from './+types/page';
import { AboutPerson } from './about-person.tsx';
import { changeAccount, type ProfileAnswer } from './change-account.server.ts';
import { changeCharts, type ChartsAnswer } from './charts/change-charts.server.ts';
import { ChartsToast } from './charts/charts-toast.tsx';
import chartsStyle from './charts/charts.css?url';
import { loadCharts, pageOf } from './charts/load-charts.server.ts';
import { MyCharts } from './charts/my-charts.tsx';
import { Deletion } from './deletion.tsx';
import { changeKeys, type KeysAnswer } from './keys/change-keys.server.ts';
import { KeysToast } from './keys/keys-toast.tsx';
import keysStyle from './keys/keys.css?url';
import { loadKeys } from './keys/load-keys.server.ts';
import { MyKeys } from './keys/my-keys.tsx';
import { loadProfile } from './load-profile.server.ts';
import { loadOrganizations } from './organizations/load-organizations.server.ts';
import { MyOrganizations } from './organizations/my-organizations.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProfileToast } from './profile-toast.tsx';
import revocableStyle from './revocable/revocable.css?url';
import { SessionList } from './session-list.tsx';
import { changeSites, type SitesAnswer } from './sites/change-sites.server.ts';
import { loadSites } from './sites/load-sites.server.ts';
import { MySites } from './sites/my-sites.tsx';
import { SitesToast } from './sites/sites-toast.tsx';

export { privateHeaders as headers } from '@gazetteer/site';

/** Longer than any form of this page. */
const longestForm = 6000;

export async function loader(loading: Route.LoaderArgs) {
  const session = await requireSession(loading);
  const services = siteContext(loading.context);
  const [profile, sites, own] = await Promise.all([
    loadProfile(services, loading.request, session),
    loadSites(services, loading.request),
    loadOfPortal(loading),
  ]);
  const t = translator(services.locale);
  const [title, description] = [t('account.profile.title'), t('shell.descriptions.profile')];
  return { ...profile, sites, own, title, description };
}

/** What only accounts of the portal itself have; undefined for those of a project, which can do nothing in the catalogue. */
async function loadOfPortal({ context, request, url }: Route.LoaderArgs) {
  const services = siteContext(context);
  if (services.accountsUrl !== services.publicUrl) return undefined;
  const [charts, keys, organizations] = await Promise.all([
    loadCharts(services, request, pageOf(url.searchParams)),
    loadKeys(services, request),
    loadOrganizations(services, request),
  ]);
  return { charts, keys, organizations };
}

export async function action({ context, request }: Route.ActionArgs) {
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  const services = siteContext(context);
  const form = new URLSearchParams(text);
  return (
    (await changeCharts(services, request, form)) ??
    (await changeKeys(services, request, form)) ??
    (await changeSites(services, request, form)) ??
    changeAccount(services, request, form)
  );
}

export function links() {
  return [chartsStyle, keysStyle, accessStyle, revocableStyle].map((href) => ({ rel: 'stylesheet', href }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const { own } = profile;
  return (
    <AccountColumn title={profile.title} isWide>
      {toastOf(answer)}
      <ProfileSection id="about" title={t('account.profile.about')}>
        {profile.traits ? (
          <AboutPerson traits={profile.traits} addresses={profile.addresses} />
        ) : (
          <Notice kind="error" title={t('account.profile.unknownTraits')} />
        )}
      </ProfileSection>
      {own ? (
        <>
          <ProfileSection
            id="organizations"
            title={t('organization.own.title')}
            text={t('organization.own.text')}
          >
            <MyOrganizations found={own.organizations} />
          </ProfileSection>
          <ProfileSection id="follows" title={t('follow.list.title')} text={t('follow.list.text')}>
            <ButtonLink to="/profile/follows">{t('follow.list.open')}</ButtonLink>
          </ProfileSection>
          <ProfileSection id="charts" title={t('visualise.profile.title')} text={t('visualise.profile.text')}>
            <MyCharts found={own.charts} />
          </ProfileSection>
        </>
      ) : null}
      <ProfileSection id="sessions" title={t('account.sessions.title')} text={t('account.sessions.text')}>
        <SessionList current={profile.current} others={profile.others} />
      </ProfileSection>
      <ProfileSection id="sites" title={t('access.sites.title')} text={t('access.sites.text')}>
        <MySites sites={profile.sites} />
      </ProfileSection>
      {own ? (
        <ProfileSection id="api-keys" title={t('account.keys.title')} text={t('account.keys.text')}>
          <MyKeys keys={own.keys} answer={isAboutKey(answer) ? answer : undefined} />
        </ProfileSection>
      ) : null}
      <ProfileSection id="data" title={t('account.data.title')} text={t('account.data.text')}>
        {/* No link of the site: the service answers with a file, or leads to a fresh sign-in and back. */}
        <a className={buttonClass()} href="/api/.ory/self-service/account/export?return_to=/profile">
          <IconDownload size={20} stroke={1.6} aria-hidden="true" />
          {t('account.data.download')}
        </a>
      </ProfileSection>
      <ProfileSection id="deletion" title={t('account.deletion.title')} text={t('account.deletion.text')}>
        <Deletion isUnconfirmed={answer?.done === 'missing'} />
      </ProfileSection>
    </AccountColumn>
  );
}

type Answer = ProfileAnswer | ChartsAnswer | KeysAnswer | SitesAnswer | undefined;

function toastOf(answer: Answer) {
  if (isAboutChart(answer)) return <ChartsToast answer={answer} />;
  if (isAboutSite(answer)) return <SitesToast answer={answer} />;
  return isAboutKey(answer) ? <KeysToast answer={answer} /> : <ProfileToast answer={answer} />;
}

function isAboutChart(answer: Answer): answer is ChartsAnswer {
  return answer?.done.startsWith('chart-') ?? false;
}

function isAboutSite(answer: Answer): answer is SitesAnswer {
  return answer?.done.startsWith('site-') ?? false;
}

function isAboutKey(answer: Answer): answer is KeysAnswer {
  return answer?.done.startsWith('key-') ?? false;
}
