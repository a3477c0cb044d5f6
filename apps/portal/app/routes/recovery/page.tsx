import { pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { AccountLinks } from '../../self-service/account-column.tsx';
import { relayCookies } from '../../self-service/relay-cookies.server.ts';
import { CodeForms, isOpenedLink } from '../../self-service/code-forms.tsx';
import type { SelfServiceFlow } from '../../self-service/flow.ts';
import { FlowPage } from '../../self-service/flow-page.tsx';
import { openFlow } from '../../self-service/open-flow.server.ts';
import { postFlow } from '../../self-service/post-flow.server.ts';
import type { Route } from './+types/page';

export { privateHeaders as headers } from '@gazetteer/site';

export const middleware: Route.MiddlewareFunction[] = [relayCookies];

export async function loader(loading: Route.LoaderArgs) {
  const opened = await openFlow(loading, 'recovery');
  const t = translator(siteContext(loading.context).locale);
  return { ...opened, title: t('signIn.recovery.title'), description: t('shell.descriptions.recovery') };
}

export function action(acting: Route.ActionArgs) {
  return postFlow(acting, 'recovery');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function RecoveryPage({ loaderData: { flow, title } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const lead = ({ state, ui }: SelfServiceFlow) => {
    if (state === 'passed_challenge') return undefined;
    if (isOpenedLink(ui)) return t('signIn.recovery.linkLead');
    return state === 'sent_email' ? t('signIn.recovery.sentLead') : t('signIn.recovery.lead');
  };
  return (
    <FlowPage kind="recovery" flow={flow} title={title} lead={lead}>
      {(running) => (
        <>
          <CodeForms running={running} />
          <AccountLinks>
            {running.flow.state === 'sent_email' && !isOpenedLink(running.flow.ui) ? (
              <Link to="/recovery">{t('signIn.recovery.other')}</Link>
            ) : null}
            <Link to="/">{t('signIn.recovery.back')}</Link>
          </AccountLinks>
        </>
      )}
    </FlowPage>
  );
}
