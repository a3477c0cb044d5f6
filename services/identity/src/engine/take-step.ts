import type { IdentityContext } from '../model/identity-context.ts';
import type { FlowEnd } from './flow-kind.ts';
import type { Step } from './flow-method.ts';
import type { Flow } from './flow.ts';
import { keepFlow } from './keep-flow.ts';

/** Ends a submit whose method wants another step: the flow is kept as the method left it, and shown or left for a while. */
export async function takeStep(context: IdentityContext, flow: Flow, step: Step): Promise<FlowEnd> {
  await keepFlow(context, flow);
  return step.kind === 'shown' ? { kind: 'shown', flow } : { kind: 'elsewhere', to: step.to };
}
