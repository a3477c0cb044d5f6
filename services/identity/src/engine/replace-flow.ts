import type { IdentityContext } from '../model/identity-context.ts';
import type { UiText } from '../forms/ui-text.ts';
import type { FlowEnd, FlowKindRules } from './flow-kind.ts';
import type { Submission } from './flow-method.ts';
import { insertFlow } from './flow.store.ts';

/**
 * Starts a flow in the place of one that can no longer go on; the new one says why.
 * @param by how programs learn of it: by an error that names the new flow, or by being sent to fetch it
 */
export async function replaceFlow(
  context: IdentityContext,
  start: FlowKindRules['start'],
  { project, flow, request, reply }: Submission,
  message: UiText,
  by: 'replacement' | 'fetching',
): Promise<FlowEnd> {
  const query = flow.return_to ? { return_to: flow.return_to } : {};
  const fresh = await start(context, { project, type: flow.type, query, request, reply });
  if ('redirect' in fresh) return { kind: 'elsewhere', to: fresh.redirect };
  fresh.request_url = flow.request_url;
  fresh.ui.messages = [message];
  await insertFlow(context, fresh);
  return { kind: 'replaced', flow: fresh, by };
}
