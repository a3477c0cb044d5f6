import { pageMeta } from '@gazetteer/site';
import { requireSession, siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { AccountLinks } from '../../self-service/account-column.tsx';
import { relayCookies } from '../../self-service/relay-cookies.server.ts';
import { FlowPage } from '../../self-service/flow-page.tsx';
import { groupsOf, type SelfServiceFlow } from '../../self-service/flow.ts';
import { openFlow } from '../../self-service/open-flow.server.ts';
import { storePhoneField, usePhoneTrait } from '../../self-service/phone-trait.ts';
import { postFlow } from '../../self-service/post-flow.server.ts';
import type { RunningFlow } from '../../self-service/use-flow.ts';
import type { Route } from './+types/page';
import { openAddresses, sections } from './settings-flow.ts';
import { SettingsSection } from './settings-section.tsx';
import { UnconfirmedAddress } from './unconfirmed-address.tsx';

export { privateHeaders as headers } from '@gazetteer/site';

export const middleware: Route.MiddlewareFunction[] = [relayCookies];

export async function loader(loading: Route.LoaderArgs) {
  await requireSession(loading);
  const opened = await openFlow(loading, 'settings');
  const t = translator(siteContext(loading.context).locale);
  return { ...opened, title: t('account.settings.title'), description: t('shell.descriptions.settings') };
}

export function action(acting: Route.ActionArgs) {
  return postFlow(acting, 'settings', storePhoneField);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function SettingsPage({ loaderData: { flow, title } }: Route.ComponentProps) {
  return (
    <FlowPage kind="settings" flow={flow} title={title} isWide>
      {(running) => <Sections {...running} loaded={flow} />}
    </FlowPage>
  );
}

function Sections({ loaded, ...shown }: RunningFlow & { loaded: SelfServiceFlow | undefined }) {
  const { t } = useTranslation();
  const running = usePhoneTrait(shown);
  const groups = groupsOf(running.flow.ui);
  return (
    <>
      {openAddresses(running.flow).map((address) => (
        <UnconfirmedAddress key={address.value} address={address} />
      ))}
      {sections
        .filter((section) => groups.includes(section))
        .map((section) => (
          <SettingsSection
            key={section}
            section={section}
            running={running}
            isAnswered={shown.flow !== loaded}
          />
        ))}
      <AccountLinks>
        <Link to="/profile">{t('account.settings.more')}</Link>
      </AccountLinks>
    </>
  );
}
