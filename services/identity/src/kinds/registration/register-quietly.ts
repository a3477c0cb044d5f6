import { setTimeout } from 'node:timers/promises';
import { queueMessage } from '../../courier/queue-message.ts';
import type { Registered, Submission } from '../../engine/flow-method.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { findByRecoveryAddress, findByVerifiableAddress } from '../../model/identities/address.store.ts';
import { composeIdentity, createIdentity, type NewIdentity } from '../../model/identities/create-identity.ts';
import { DuplicateIdentifier } from '../../model/identities/duplicate-identifier.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { endFlow } from '../../engine/flow.store.ts';
import { mayRequest } from '../../engine/throttling/limit-tries.ts';

/** Longer than making an account takes, so that both outcomes take this long. */
const LEAST_MILLISECONDS = 300;

/**
 * Makes an account, and does not tell whether there was one already: then the owner of the address learns by mail
 * that somebody wanted to sign up with it, and the caller gets an identity that looks like a new one.
 * @returns the identity, and whether it was made
 * @throws FormProblem for traits that break the schema
 */
export async function registerQuietly(
  context: IdentityContext,
  submission: Submission,
  registered: Registered,
): Promise<{ identity: Identity; made: boolean }> {
  const { project } = submission;
  const { traits, credentials, verified = [] } = registered;
  const input = { traits, credentials, verified };
  const [outcome] = await Promise.all([
    makeOnce(context, submission, input).then(
      (identity) => ({ identity, made: true }),
      async (error: unknown) => {
        if (!(error instanceof DuplicateIdentifier)) throw error;
        const { identity } = composeIdentity(context, project, input);
        // As after a sign-up: whether a flow has ended must not tell either.
        await endFlow(context, submission.flow);
        await tellOwners(context, submission, identity);
        return { identity, made: false };
      },
    ),
    setTimeout(LEAST_MILLISECONDS),
  ]);
  return outcome;
}

/** Makes the account and ends the flow with it. @throws DuplicateIdentifier, FormProblem, FlowEnded */
async function makeOnce(
  context: IdentityContext,
  { project, flow }: Submission,
  input: NewIdentity,
): Promise<Identity> {
  return context.sql.transaction(async () => {
    await endFlow(context, flow);
    return createIdentity(context, project, input);
  });
}

/** Writes to each address that has an account, but not again and again. */
async function tellOwners(
  context: IdentityContext,
  submission: Submission,
  { verifiable_addresses, recovery_addresses }: Identity,
): Promise<void> {
  const { project, flow } = submission;
  const addresses = [...verifiable_addresses, ...recovery_addresses].filter(({ via }) => via === 'email');
  for (const recipient of new Set(addresses.map(({ value }) => value))) {
    const owned =
      (await findByRecoveryAddress(context.sql, project.id, recipient)) ??
      (await findByVerifiableAddress(context.sql, project.id, recipient));
    if (!owned) continue;
    const account = { id: owned.identity.id, exists: true };
    if (!(await mayRequest(context, submission, { action: 'message', account }))) continue;
    await queueMessage(context, {
      project_id: project.id,
      via: 'email',
      recipient,
      template_type: 'registration_taken',
      values: { link: project.settings.selfservice.flows.login.ui_url },
      language: flow.internal.language,
    });
  }
}
