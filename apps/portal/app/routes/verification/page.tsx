import { pageMeta } from '@gazetteer/site';
import { findVisitor, siteContext } from '@gazetteer/site/server';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, redirect, useSearchParams } from 'react-router';
import { translator } from '../../i18n/i18n.server.ts';
import { AccountLinks } from '../../self-service/account-column.tsx';
import { addressOnSite } from '../../self-service/address-on-site.ts';
import { relayCookies } from '../../self-service/relay-cookies.server.ts';
import { CodeForms, isOpenedLink, sentTo } from '../../self-service/code-forms.tsx';
import type { SelfServiceFlow } from '../../self-service/flow.ts';
import { FlowPage } from '../../self-service/flow-page.tsx';
import { openFlow } from '../../self-service/open-flow.server.ts';
import { postFlow } from '../../self-service/post-flow.server.ts';
import type { RunningFlow } from '../../self-service/use-flow.ts';
import type { Route } from './+types/page';
import { afterCode, isPage, withReturn } from './after-code.ts';

export { privateHeaders as headers } from '@gazetteer/site';

export const middleware: Route.MiddlewareFunction[] = [relayCookies];

export async function loader(loading: Route.LoaderArgs) {
  const opened = await openFlow(loading, 'verification');
  const { context, request, url } = loading;
  const { accountsUrl, locale } = siteContext(context);
  const onward = opened.flow && afterCode(opened.flow, url.searchParams);
  const target = onward && new URL(onward, accountsUrl);
  if (target && isPage(target, accountsUrl)) throw redirect(addressOnSite(target));
  const visitor = await findVisitor(context, request);
  const addresses = visitor.state === 'signed-in' ? visitor.session.identity.verifiable_addresses : undefined;
  const t = translator(locale);
  return {
    ...opened,
    /** Those of the person who is signed in, who can correct them. */
    ownAddresses: (addresses ?? []).map(({ value }) => value),
    title: t('signIn.verification.title'),
    description: t('shell.descriptions.verification'),
  };
}

export function action(acting: Route.ActionArgs) {
  return postFlow(acting, 'verification');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, loaderData);
}

export default function VerificationPage({ loaderData: { ownAddresses, ...loaded } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const lead = ({ state, ui }: SelfServiceFlow) => {
    if (state === 'choose_method') return t('signIn.verification.lead');
    if (isOpenedLink(ui)) return t('signIn.verification.linkLead');
    const address = sentTo(ui);
    return address && t('signIn.verification.sentTo', { address });
  };
  return (
    <FlowPage kind="verification" flow={loaded.flow} title={loaded.title} lead={lead}>
      {(running) => <Verification running={running} loaded={loaded.flow} ownAddresses={ownAddresses} />}
    </FlowPage>
  );
}

interface VerificationProps {
  running: RunningFlow;
  loaded: SelfServiceFlow | undefined;
  ownAddresses: readonly string[];
}

function Verification({ running, loaded, ownAddresses }: VerificationProps) {
  const { t } = useTranslation();
  const [asked] = useSearchParams();
  const { flow } = running;
  // Only what was confirmed just now leads on: who goes back to this page should be able to read it.
  const onward = flow === loaded ? undefined : afterCode(flow, asked);
  useEffect(() => {
    if (onward) location.assign(onward);
  }, [onward]);
  const isOwn = ownAddresses.includes(sentTo(flow.ui) ?? '');
  return (
    <>
      <CodeForms running={running} />
      <AccountLinks>
        {flow.state === 'sent_email' && !isOpenedLink(flow.ui) ? (
          <>
            {isOwn ? (
              <Link to={withReturn('/settings', flow)}>{t('signIn.verification.correct')}</Link>
            ) : (
              <Link to={withReturn('/verification', flow)}>{t('signIn.verification.other')}</Link>
            )}
            <Link to={flow.return_to ?? '/'}>{t('signIn.verification.later')}</Link>
          </>
        ) : null}
        <Link to="/">{t('signIn.verification.back')}</Link>
      </AccountLinks>
    </>
  );
}
