import { pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { relayCookies } from '../../self-service/relay-cookies.server.ts';
import { SocialForm } from '../../self-service/flow-form.tsx';
import { AccountLinks } from '../../self-service/account-column.tsx';
import { CodeForms } from '../../self-service/code-forms.tsx';
import { neighbourAddress } from '../../self-service/flow-address.ts';
import { groupsOf } from '../../self-service/flow.ts';
import { FlowPage } from '../../self-service/flow-page.tsx';
import { openFlow } from '../../self-service/open-flow.server.ts';
import { storePhoneField, usePhoneTrait } from '../../self-service/phone-trait.ts';
import { postFlow } from '../../self-service/post-flow.server.ts';
import { useApplicationLead } from '../../self-service/use-application-lead.ts';
import type { RunningFlow } from '../../self-service/use-flow.ts';
import type { Route } from './+types/page';
import style from './sign-up.css?url';

export { privateHeaders as headers } from '@gazetteer/site';

export const middleware: Route.MiddlewareFunction[] = [relayCookies];

export async function loader(loading: Route.LoaderArgs) {
  const opened = await openFlow(loading, 'registration');
  const t = translator(siteContext(loading.context).locale);
  return {
    ...opened,
    title: t('signIn.registration.title'),
    description: t('shell.descriptions.registration'),
  };
}

export function action(acting: Route.ActionArgs) {
  return postFlow(acting, 'registration', storePhoneField);
}

export function links() {
  return [{ rel: 'stylesheet', href: style }];
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function RegistrationPage({ loaderData: { flow, title } }: Route.ComponentProps) {
  const lead = useApplicationLead();
  return (
    <FlowPage kind="registration" flow={flow} title={title} lead={lead}>
      {(running) => <Ways {...running} />}
    </FlowPage>
  );
}

function Ways(shown: RunningFlow) {
  const { t } = useTranslation();
  const running = usePhoneTrait(shown);
  const [asked] = useSearchParams();
  const more = { label: t('signIn.registration.more'), className: 'sign-up-more' };
  const login = neighbourAddress('/login', asked, running.flow.oauth2_login_challenge);
  const groups = groupsOf(running.flow.ui).filter((group) => group !== 'oidc');
  return (
    <>
      <SocialForm running={running} more={more} />
      <CodeForms running={running} groups={groups} more={more} />
      <p className="sign-up-next">{t('signIn.registration.next')}</p>
      <AccountLinks>
        <Link to={login}>{t('signIn.registration.already')}</Link>
      </AccountLinks>
    </>
  );
}
