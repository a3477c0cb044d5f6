import type { Flow } from '../../engine/flow.ts';
import { type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { flowDisabled } from '../../engine/refusals.ts';
import { buildAddressForm } from '../../methods/code/address-form.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * Starts the verification of an address, for anybody.
 * @throws self_service_flow_disabled
 */
export async function startVerification(context: IdentityContext, start: FlowStart): Promise<Flow> {
  const { project } = start;
  const { methods, flows } = project.settings.selfservice;
  const { enabled, use } = flows.verification;
  if (!enabled || !methods[use].enabled) throw flowDisabled('verification');
  const flow: Flow = { ...newFlow(context, 'verification', start), active: use };
  buildAddressForm({ project, flow });
  return flow;
}
