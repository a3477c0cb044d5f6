import type { Flow } from '../../engine/flow.ts';

/** What a flow knows of the message it has sent. */
export type SentState = {
  by: 'code' | 'link';
  /** Where it went; absent when an administrator handed it over. */
  address?: string;
  /** The flow that the link in the message opens. */
  openFlowId?: string;
};

const KEY = 'sent';

/** What the flow has sent, if it has. */
export function sentState({ internal }: Flow): SentState | undefined {
  return internal.methods[KEY] as SentState | undefined;
}

/** Notes what a flow has sent. */
export function noteSent({ internal }: Flow, sent: SentState): void {
  internal.methods[KEY] = sent;
}

/** Takes a flow back to its first form. */
export function forgetSent(flow: Flow): void {
  delete flow.internal.methods[KEY];
  flow.state = 'choose_method';
}
