import type { Flow } from '../../engine/flow.ts';
import { type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { alreadySignedIn, flowDisabled } from '../../engine/refusals.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import { buildAddressForm } from '../../methods/code/address-form.ts';
import { canConfirm } from '../../methods/login-methods.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { currentSession } from '../../sessions/current-session.ts';

/**
 * Starts the recovery of an account, for people who are not signed in, or have no other way to confirm that it is them.
 * @throws self_service_flow_disabled, session_already_available
 */
export async function startRecovery(
  context: IdentityContext,
  start: FlowStart,
): Promise<Flow | { redirect: string }> {
  const { project, visit, type } = start;
  const { flows, methods, default_browser_return_url } = project.settings.selfservice;
  const { enabled, use } = flows.recovery;
  if (!enabled || !methods[use].enabled) throw flowDisabled('recovery');
  const current = await currentSession(context, project, visit);
  if (current && (await canConfirm(context, project, current))) {
    if (type === 'api' || !wantsHtml(visit)) throw alreadySignedIn();
    return { redirect: default_browser_return_url };
  }
  const flow: Flow = { ...newFlow(context, 'recovery', start), active: use };
  buildAddressForm({ project, flow });
  return flow;
}
