import type { FormValues } from '@gazetteer/ui';
import { type FlowKind, isFlow, isRecord, type SelfServiceFlow } from './flow.ts';
import { type FlowReaction, handleFlowError } from './handle-flow-error.ts';

/** What became of a submit; `done` when the flow is over and the browser goes on to `to`. */
export type FlowOutcome = FlowReaction | { kind: 'done'; to: string } | { kind: 'unreachable' };

/** Sends a form of a flow as JSON, and reads the answer. Never throws: each outcome is a {@link FlowOutcome}. */
export async function submitFlow(
  kind: FlowKind,
  flow: SelfServiceFlow,
  values: FormValues,
): Promise<FlowOutcome> {
  // The site may be reached under another name than the one it calls itself by.
  const action = new URL(flow.ui.action, location.href);
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(action.pathname + action.search, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(values),
    });
    body = await jsonOf(answer);
  } catch {
    return { kind: 'unreachable' };
  }
  if (!answer.ok) return handleFlowError(kind, 'update', answer.status, body);
  return isFlow(body) ? { kind: 'show', flow: body } : { kind: 'done', to: nextAddress(flow, body) };
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Where a finished flow leads: to the second step, where the service sends the browser, or back where one came from. */
function nextAddress({ return_to: back }: SelfServiceFlow, answer: unknown): string {
  const { session, continue_with: steps } = isRecord(answer) ? answer : {};
  if (isRecord(session) && !session.identity) {
    return `/login?${new URLSearchParams({ aal: 'aal2', ...(back ? { return_to: back } : {}) })}`;
  }
  for (const step of Array.isArray(steps) ? steps : []) {
    if (isRecord(step) && typeof step.redirect_browser_to === 'string') return step.redirect_browser_to;
  }
  return back ?? '/';
}
