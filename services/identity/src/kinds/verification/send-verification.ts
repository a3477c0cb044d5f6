import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { FlowView, Submission } from '../../engine/flow-method.ts';
import { saveFlow } from '../../engine/flow.store.ts';
import { inBackground } from '../../engine/in-background.ts';
import { limitRequests } from '../../engine/throttling/limit-tries.ts';
import { buildAddressForm, wayOf } from '../../methods/code/address-form.ts';
import { deliverMessage, deliverNotice } from '../../methods/code/deliver-message.ts';
import { type Prepared, prepareMessage, sentMessage } from '../../methods/code/prepare-message.ts';
import { findByVerifiableAddress, markAddressSent } from '../../model/identities/address.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';

/** Sends a code or link to an address, if an account has it; the answer is the same for every address. */
export async function sendVerification(
  context: IdentityContext,
  submission: Submission,
  address: string,
): Promise<SubmitOutcome> {
  const { project, flow } = submission;
  const account = { id: address, exists: false };
  await limitRequests(context, submission, { action: 'message', account });
  const prepared = await prepareVerification(context, submission, address);
  await saveFlow(context, flow);
  inBackground(context, () => deliverVerification(context, project, prepared));
  return { kind: 'shown', flow };
}

/** Takes a verification to the form for what is about to be sent to an address. */
export async function prepareVerification(
  context: IdentityContext,
  view: FlowView,
  address: string,
): Promise<Prepared> {
  const { project, flow } = view;
  const by = wayOf(view, 'verification');
  const prepared = await prepareMessage(context, project, flow, { purpose: 'verification', by, address });
  flow.state = 'sent_email';
  buildAddressForm(view);
  flow.ui.messages = [sentMessage('verification', by)];
  return prepared;
}

/** Sends what was prepared, to the account that has the address. */
export async function deliverVerification(
  context: IdentityContext,
  project: Project,
  prepared: Prepared,
): Promise<void> {
  const found = await findByVerifiableAddress(context.sql, project.id, prepared.address);
  if (found) {
    const { identity, address } = found;
    await context.sql.transaction(async () => {
      await deliverMessage(context, project, prepared, { identityId: identity.id, via: address.via });
      await markAddressSent(context.sql, project.id, address.id, context.clock().toISOString());
    });
  } else if (project.settings.selfservice.flows.verification.notify_unknown_recipients) {
    await deliverNotice(context, project, prepared);
  }
}
