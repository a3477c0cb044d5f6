import { ButtonLink, FlowMessages, Notice, PageToast, type ToastKind } from '@gazetteer/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useSearchParams } from 'react-router';
import { AccountColumn } from './account-column.tsx';
import { freshAddress, noticeOf, pendingChart } from './flow-address.ts';
import type { FlowKind, SelfServiceFlow } from './flow.ts';
import type { Leaving } from './leave.server.ts';
import { LeavingPage } from './leaving-page.tsx';
import { type RunningFlow, useFlow } from './use-flow.ts';
import { useFormTexts } from './use-form-texts.ts';

interface FlowPageProps {
  kind: FlowKind;
  flow: SelfServiceFlow | undefined;
  title: string;
  /** What happens next, from the state the flow is in. */
  lead?: (flow: SelfServiceFlow) => string | undefined;
  /**
   * For pages of many forms, twice as wide. Each of them shows itself what came of its submit: the head of the page
   * may be out of sight.
   */
  isWide?: boolean;
  /** The forms of the flow, and what stands around them. */
  children: (running: RunningFlow) => ReactNode;
}

/** A page that runs a flow: its headline, what the flow says, and its forms. */
export function FlowPage({ flow, ...page }: FlowPageProps) {
  const leaving = useActionData<Leaving>();
  if (leaving) return <LeavingPage {...leaving} />;
  return flow ? <OpenFlowPage key={flow.id} loaded={flow} {...page} /> : <WithoutCookies kind={page.kind} />;
}

function OpenFlowPage({
  kind,
  loaded,
  title,
  lead,
  isWide,
  children,
}: Omit<FlowPageProps, 'flow'> & { loaded: SelfServiceFlow }) {
  const { t } = useTranslation();
  const { translate } = useFormTexts();
  const [asked] = useSearchParams();
  const running = useFlow(kind, loaded);
  const { flow, problem } = running;
  const toast = flow === loaded ? servedToast(kind, flow, asked) : undefined;
  useEffect(forgetNotice, [loaded]);
  return (
    <AccountColumn title={title} lead={lead?.(flow)} isWide={isWide}>
      <PageToast
        message={toast && { text: t(toast.text), kind: toast.kind }}
        occasion={loaded}
        closeLabel={t('session.close')}
      />
      {problem ? (
        <Notice
          kind="error"
          title={problem === 'unreachable' ? t('flow.failed') : t('flow.messages.5000001')}
        />
      ) : null}
      {isWide && flow !== loaded ? null : (
        <FlowMessages ui={flow.ui} translate={translate} wrong={t('flow.wrong')} />
      )}
      {children(running)}
    </AccountColumn>
  );
}

function WithoutCookies({ kind }: { kind: FlowKind }) {
  const { t } = useTranslation();
  const [asked] = useSearchParams();
  return (
    <AccountColumn title={t('flow.cookies.title')} lead={t('flow.cookies.text')}>
      <ButtonLink look="primary" to={freshAddress(kind, asked, {})} reloadDocument>
        {t('flow.cookies.retry')}
      </ButtonLink>
    </AccountColumn>
  );
}

/** What was said once is not said again to who loads the page anew or is sent its address. */
function forgetNotice(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has('notice')) return;
  address.searchParams.delete('notice');
  history.replaceState(history.state, '', address);
}

/** What a page says over its form as it opens: why it had to begin anew, or what waits behind the login. */
export function servedToast(kind: FlowKind, flow: SelfServiceFlow, asked: URLSearchParams) {
  const notice = noticeOf(asked);
  if (notice) return toast(`flow.notice.${notice}`, 'error');
  const isAgain = flow.refresh || flow.requested_aal === 'aal2' || (flow.ui.messages ?? []).length > 0;
  const waits = asked.has('return_to') || pendingChart(asked) !== undefined;
  return kind === 'login' && waits && !isAgain ? toast('session.continue', 'plain') : undefined;
}

function toast<Text extends string>(text: Text, kind: ToastKind) {
  return { text, kind } as const;
}
