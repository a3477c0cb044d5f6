import { Button } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { portal } from '../../site/load-context.ts';
import { AccountLinks } from '../../self-service/account-column.tsx';
import type { SelfServiceFlow } from '../../self-service/flow.ts';
import { pendingChart } from '../../self-service/flow-address.ts';
import { flowMeta } from '../../self-service/flow-meta.ts';
import { FlowPage } from '../../self-service/flow-page.tsx';
import { openFlow } from '../../self-service/open-flow.server.ts';
import { postFlow } from '../../self-service/post-flow.server.ts';
import { relayCookies } from '../../self-service/relay-cookies.server.ts';
import { loginAddress } from '../../session/login-address.ts';
import type { Route } from './+types/page';
import { FirstStep } from './first-step.tsx';
import { SecondStep } from './second-step.tsx';

export { flowHeaders as headers } from '../../self-service/page-headers.ts';

export const middleware: Route.MiddlewareFunction[] = [relayCookies];

export async function loader(loading: Route.LoaderArgs) {
  const opened = await openFlow(loading, 'login');
  const t = translator(portal(loading.context).locale);
  const title = t(`signIn.login.${titleOf(opened.flow)}`);
  return { ...opened, title, description: t('shell.descriptions.login') };
}

export function action(acting: Route.ActionArgs) {
  return postFlow(acting, 'login');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return flowMeta(matches, loaderData);
}

export default function LoginPage({ loaderData: { flow, title } }: Route.ComponentProps) {
  return (
    <FlowPage kind="login" flow={flow} title={title}>
      {(running) => (
        <>
          {isSecondStep(running.flow) ? <SecondStep running={running} /> : <FirstStep running={running} />}
          {running.flow.refresh || isSecondStep(running.flow) ? <OtherAccount /> : <WithoutAccount />}
        </>
      )}
    </FlowPage>
  );
}

function WithoutAccount() {
  const { t } = useTranslation();
  const [asked] = useSearchParams();
  const chart = pendingChart(asked);
  const back = asked.get('return_to');
  const registration = back ? `/registration?${new URLSearchParams({ return_to: back })}` : '/registration';
  return (
    <AccountLinks>
      <Link to={chart ? loginAddress(back ?? chart) : registration}>{t('signIn.login.create')}</Link>
    </AccountLinks>
  );
}

/** The way out for somebody who is asked to prove to be another person. */
function OtherAccount() {
  const { t } = useTranslation();
  return (
    <form method="post" action="/logout">
      <Button type="submit" look="quiet">
        {t('signIn.login.cancel')}
      </Button>
    </form>
  );
}

function titleOf(flow: SelfServiceFlow | undefined): 'title' | 'secondTitle' | 'confirmTitle' {
  if (flow && isSecondStep(flow)) return 'secondTitle';
  return flow?.refresh ? 'confirmTitle' : 'title';
}

function isSecondStep({ requested_aal: level }: SelfServiceFlow): boolean {
  return level === 'aal2';
}
