import { showProblems } from './build-form.ts';
import type { SubmitOutcome, FlowKindRules } from './flow-kind.ts';
import type { Unfinished, Submission } from './flow-method.ts';
import { insertFlow, saveFlow } from './flow.store.ts';
import type { Flow } from './flow.ts';
import type { Problem } from '../forms/form-problem.ts';
import type { FormBody } from '../forms/read-form.ts';
import type { UiText } from '../forms/ui-text.ts';
import type { IdentityContext } from '../model/identity-context.ts';

/** Shows the form again with what is wrong with it, and with what was typed. */
export async function refuseForm(
  context: IdentityContext,
  flow: Flow,
  problems: readonly Problem[],
  typed: FormBody = {},
): Promise<SubmitOutcome> {
  showProblems(flow, problems, typed);
  await saveFlow(context, flow);
  return { kind: 'refused', flow };
}

/** Shows the form again with a message above it. */
export async function showMessage(
  context: IdentityContext,
  flow: Flow,
  message: UiText,
): Promise<SubmitOutcome> {
  flow.ui.messages = [message];
  await saveFlow(context, flow);
  return { kind: 'shown', flow };
}

/** Ends a submit whose method wants another step: the flow is kept as the method left it, and shown or left for a while. */
export async function continueFlow(
  context: IdentityContext,
  flow: Flow,
  step: Unfinished,
): Promise<SubmitOutcome> {
  await saveFlow(context, flow);
  return step.kind === 'shown' ? { kind: 'shown', flow } : { kind: 'elsewhere', to: step.to };
}

/**
 * Starts a flow in the place of one that can no longer go on; the new one says why.
 * @param by how programs learn of it: by an error that names the new flow, or by being sent to fetch it
 */
export async function replaceFlow(
  context: IdentityContext,
  start: FlowKindRules['start'],
  { project, flow, visit }: Submission,
  message: UiText,
  by: 'replacement' | 'fetching',
): Promise<SubmitOutcome> {
  const query = flow.return_to ? { return_to: flow.return_to } : {};
  const fresh = await start(context, { project, type: flow.type, query, visit });
  if ('redirect' in fresh) return { kind: 'elsewhere', to: fresh.redirect };
  fresh.request_url = flow.request_url;
  fresh.ui.messages = [message];
  await insertFlow(context, fresh);
  return { kind: 'replaced', flow: fresh, by };
}
