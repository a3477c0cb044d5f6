import { loginAddress, pageMeta } from '@gazetteer/site';
import { siteContext } from '@gazetteer/site/server';
import { Button, ButtonLink, Checkbox } from '@gazetteer/ui';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { AccountLinks } from '../../self-service/account-column.tsx';
import { relayCookies } from '../../self-service/relay-cookies.server.ts';
import { CodeForms } from '../../self-service/code-forms.tsx';
import { neighbourAddress, pendingChart } from '../../self-service/flow-address.ts';
import { FlowForm, SocialForm } from '../../self-service/flow-form.tsx';
import { FlowPage } from '../../self-service/flow-page.tsx';
import { groupsOf, type SelfServiceFlow } from '../../self-service/flow.ts';
import { openFlow } from '../../self-service/open-flow.server.ts';
import { postFlow } from '../../self-service/post-flow.server.ts';
import { useApplicationLead } from '../../self-service/use-application-lead.ts';
import type { RunningFlow } from '../../self-service/use-flow.ts';
import type { Route } from './+types/page';
import styles from './page.module.css';

export { privateHeaders as headers } from '@gazetteer/site';

export const middleware: Route.MiddlewareFunction[] = [relayCookies];

export async function loader(loading: Route.LoaderArgs) {
  const { flow: found } = await openFlow(loading, 'login');
  // What the service says of the second step is about a way that there is not.
  const flow = found && lacksSecondStep(found) ? { ...found, ui: { ...found.ui, messages: [] } } : found;
  const t = translator(siteContext(loading.context).locale);
  const title = t(`signIn.login.${titleOf(flow)}`);
  return { flow, title, description: t('shell.descriptions.login') };
}

export function action(acting: Route.ActionArgs) {
  return postFlow(acting, 'login');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function LoginPage({ loaderData: { flow, title } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const applicationLead = useApplicationLead();
  return (
    <FlowPage
      kind="login"
      flow={flow}
      title={title}
      lead={(running) =>
        lacksSecondStep(running) ? t('signIn.login.lacksSecond') : applicationLead(running)
      }
    >
      {(running) => (
        <>
          {isSecondStep(running.flow) ? <SecondStep running={running} /> : <FirstStep running={running} />}
          {running.flow.refresh || isSecondStep(running.flow) ? (
            <OtherAccount flow={running.flow} />
          ) : (
            <WithoutAccount flow={running.flow} />
          )}
        </>
      )}
    </FlowPage>
  );
}

function WithoutAccount({ flow }: { flow: SelfServiceFlow }) {
  const { t } = useTranslation();
  const [asked] = useSearchParams();
  const chart = pendingChart(asked);
  const registration = neighbourAddress('/registration', asked, flow.oauth2_login_challenge);
  return (
    <AccountLinks>
      <Link to={chart ? loginAddress(asked.get('return_to') ?? chart) : registration}>
        {t('signIn.login.create')}
      </Link>
    </AccountLinks>
  );
}

/** The way out for somebody who is asked to prove to be another person. */
function OtherAccount({ flow }: { flow: SelfServiceFlow }) {
  const { t } = useTranslation();
  const { oauth2_login_challenge: challenge } = flow;
  return (
    <form method="post" action="/logout">
      {challenge ? (
        <input
          type="hidden"
          name="return_to"
          value={neighbourAddress('/login', new URLSearchParams(), challenge)}
        />
      ) : null}
      <Button type="submit" look="quiet">
        {t('signIn.login.cancel')}
      </Button>
    </form>
  );
}

function titleOf(flow: SelfServiceFlow | undefined) {
  if (flow && lacksSecondStep(flow)) return 'lacksSecondTitle';
  if (flow && isSecondStep(flow)) return 'secondTitle';
  return flow?.refresh ? 'confirmTitle' : 'title';
}

function isSecondStep({ requested_aal: level }: SelfServiceFlow): boolean {
  return level === 'aal2';
}

/** Whether a second step is asked of somebody who has never set one up. */
function lacksSecondStep(flow: SelfServiceFlow): boolean {
  return isSecondStep(flow) && groupsOf(flow.ui).length === 0;
}

/** Who are you: by an account elsewhere, or by e-mail with a password, a code or a passkey. */
function FirstStep({ running }: { running: RunningFlow }) {
  const groups = groupsOf(running.flow.ui).filter((group) => group !== 'oidc');
  return (
    <>
      <SocialForm running={running} />
      <CodeForms running={running} groups={groups} beforeButtons={<UnderPassword running={running} />} />
    </>
  );
}

/** The settings, from where somebody comes back to the application that waits for a second step. */
function settingsFor({ oauth2_login_challenge: challenge }: SelfServiceFlow): string {
  if (!challenge) return '/settings';
  const back = neighbourAddress('/login', new URLSearchParams(), challenge);
  return `/settings?${new URLSearchParams({ return_to: back })}`;
}

/** How long to remember, and what to do without the password. */
function UnderPassword({ running: { flow } }: { running: RunningFlow }) {
  const { t } = useTranslation();
  const [asked] = useSearchParams();
  const hasPassword = flow.ui.nodes.some(({ group }) => group === 'password');
  return (
    <div className={styles.row}>
      {flow.refresh ? null : (
        <label className={styles.remember}>
          {/* Of two values the last one counts: without the tick it is this one. */}
          <input type="hidden" name="remember" value="false" />
          <Checkbox name="remember" value="true" />
          <span>{t('signIn.login.remember')}</span>
        </label>
      )}
      {hasPassword ? (
        <Link
          className={styles.forgot}
          to={neighbourAddress('/recovery', asked, flow.oauth2_login_challenge)}
        >
          {t('signIn.login.forgot')}
        </Link>
      ) : null}
    </div>
  );
}

/** The second proof: one way stands open, the one tried last or the first; the others can be unfolded. */
function SecondStep({ running }: { running: RunningFlow }) {
  const { t } = useTranslation();
  const { flow } = running;
  if (lacksSecondStep(flow)) {
    return (
      <ButtonLink look="primary" to={settingsFor(flow)}>
        {t('signIn.login.setUpSecond')}
      </ButtonLink>
    );
  }
  const groups = groupsOf(flow.ui);
  const open = groups.find((group) => group === flow.active) ?? groups[0];
  const others = groups.filter((group) => group !== open);
  return (
    <>
      {open ? <FlowForm running={running} groups={[open]} /> : null}
      {others.length > 0 ? (
        <details className={styles.others}>
          <summary>{t('signIn.login.otherWays')}</summary>
          {others.map((group) => (
            <FlowForm key={group} running={running} groups={[group]} />
          ))}
        </details>
      ) : null}
    </>
  );
}
