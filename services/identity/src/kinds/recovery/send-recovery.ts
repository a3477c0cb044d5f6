import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Submission } from '../../engine/flow-method.ts';
import { saveFlow } from '../../engine/flow.store.ts';
import { inBackground } from '../../engine/in-background.ts';
import { limitRequests } from '../../engine/throttling/limit-tries.ts';
import { buildAddressForm, wayOf } from '../../methods/code/address-form.ts';
import { deliverMessage, deliverNotice } from '../../methods/code/deliver-message.ts';
import { type Prepared, prepareMessage, sentMessage } from '../../methods/code/prepare-message.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { findByRecoveryAddress } from '../../model/identities/address.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';

/**
 * Sends a code or link to an address, if somebody has an account with it. Whether they do is found out only after the
 * answer, so that neither its words nor its time tell.
 */
export async function sendRecovery(
  context: IdentityContext,
  submission: Submission,
  address: string,
): Promise<SubmitOutcome> {
  const { project, flow, visit } = submission;
  const account = { id: address, exists: false };
  await limitRequests(context, submission, { action: 'message', account });
  const by = wayOf(submission, 'recovery');
  const prepared = await prepareMessage(context, project, flow, { purpose: 'recovery', by, address });
  flow.state = 'sent_email';
  buildAddressForm(submission);
  flow.ui.messages = [sentMessage('recovery', by)];
  await saveFlow(context, flow);
  const { ip } = visit;
  inBackground(context, () => deliverRecovery(context, project, prepared, ip));
  return { kind: 'shown', flow };
}

async function deliverRecovery(
  context: IdentityContext,
  project: Project,
  prepared: Prepared,
  ip: string,
): Promise<void> {
  const found = await findByRecoveryAddress(context.sql, project.id, prepared.address);
  if (found) {
    const { identity, address } = found;
    await deliverMessage(context, project, prepared, { identityId: identity.id, via: address.via });
    await recordAudit(context, {
      project_id: project.id,
      event: 'recovery_requested',
      identity_id: identity.id,
      ip,
      details: { method: `${prepared.by}_recovery` },
    });
  } else if (project.settings.selfservice.flows.recovery.notify_unknown_recipients) {
    await deliverNotice(context, project, prepared);
  }
}
