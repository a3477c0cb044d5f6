import type { IdentityContext } from '../model/identity-context.ts';
import type { UiText } from '../forms/ui-text.ts';
import type { Problem } from '../forms/form-problem.ts';
import type { FormBody } from '../forms/read-form.ts';
import { showProblems } from './draw-form.ts';
import type { FlowEnd } from './flow-kind.ts';
import type { Flow } from './flow.ts';
import { keepFlow } from './keep-flow.ts';

/** Shows the form again with what is wrong with it, and with what was typed. */
export async function refuseForm(
  context: IdentityContext,
  flow: Flow,
  problems: readonly Problem[],
  typed: FormBody = {},
): Promise<FlowEnd> {
  showProblems(flow, problems, typed);
  await keepFlow(context, flow);
  return { kind: 'refused', flow };
}

/** Shows the form again with a message above it. */
export async function showMessage(context: IdentityContext, flow: Flow, message: UiText): Promise<FlowEnd> {
  flow.ui.messages = [message];
  await keepFlow(context, flow);
  return { kind: 'shown', flow };
}
