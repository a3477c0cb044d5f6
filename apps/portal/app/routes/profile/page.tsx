import { buttonClass, Notice } from '@gazetteer/ui';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useActionData } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../load-context.ts';
import { pageMeta } from '../../page-meta.ts';
import { AccountColumn } from '../../self-service/account-column.tsx';
import { requireSession } from '../../session/require-session.server.ts';
import type { Route } from './+types/page';
import { AboutPerson } from './about-person.tsx';
import { changeAccount } from './change-account.server.ts';
import { Deletion } from './deletion.tsx';
import { loadProfile } from './load-profile.server.ts';
import { ProfileSection } from './profile-section.tsx';
import { ProfileToast } from './profile-toast.tsx';
import { SessionList } from './session-list.tsx';

export { flowHeaders as headers } from '../../self-service/page-headers.ts';

/** Longer than any form of this page. */
const longestForm = 1000;

export async function loader(loading: Route.LoaderArgs) {
  const session = await requireSession(loading);
  const services = portal(loading.context);
  const profile = await loadProfile(services, loading.request, session);
  return { ...profile, title: translator(services.locale)('account.profile.title') };
}

export async function action({ context, request }: Route.ActionArgs) {
  const text = await request.text();
  if (text.length > longestForm) throw new Response(null, { status: 413 });
  return changeAccount(portal(context), request, new URLSearchParams(text));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return [...pageMeta(matches, loaderData), { name: 'robots', content: 'noindex' }];
}

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  return (
    <AccountColumn title={profile.title} isWide>
      <ProfileToast answer={answer} />
      <ProfileSection id="about" title={t('account.profile.about')}>
        {profile.traits ? (
          <AboutPerson traits={profile.traits} addresses={profile.addresses} />
        ) : (
          <Notice kind="error" title={t('account.profile.unknownTraits')} />
        )}
      </ProfileSection>
      <ProfileSection id="sessions" title={t('account.sessions.title')} text={t('account.sessions.text')}>
        <SessionList current={profile.current} others={profile.others} />
      </ProfileSection>
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
