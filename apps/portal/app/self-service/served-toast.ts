import type { ToastKind } from '@gazetteer/ui';
import { noticeOf, pendingChart } from './flow-address.ts';
import type { FlowKind, SelfServiceFlow } from './flow.ts';

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
