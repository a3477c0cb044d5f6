import { countActivity } from '../../model/activity/count-activity.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { FormProblem, type Problem } from '../../forms/form-problem.ts';
import { deviceOf } from '../../http/describe-device.ts';
import type { AuthenticationMethod } from '../../model/sessions/session.ts';
import { limitTries } from './limit-tries.ts';
import type { Submission } from '../flow-method.ts';

type Factor = { identity: Identity; method: AuthenticationMethod };

/**
 * Lets somebody try a secret of theirs, such as a code, not faster than guessing allows, and records a failure.
 * @param attempt gives what is wrong, or undefined when the secret is right
 * @throws FormProblem with what was wrong, or when it is too early for another try
 */
export async function tryFactor(
  context: IdentityContext,
  submission: Submission,
  { identity, method }: Factor,
  attempt: () => Promise<Problem | undefined>,
): Promise<void> {
  let problem: Problem | undefined;
  const tried = { action: 'code' as const, account: { id: identity.id, exists: true } };
  await limitTries(context, submission, tried, async () => {
    problem = await attempt();
    return problem ? undefined : true;
  });
  if (!problem) return;
  await recordFailure(context, submission, { identity, method });
  throw new FormProblem([problem]);
}

/** Records that somebody did not get in with one of the ways of an account. */
export async function recordFailure(
  context: IdentityContext,
  { visit }: Pick<Submission, 'visit'>,
  { identity, method }: Factor,
): Promise<void> {
  const { ip_address, user_agent } = deviceOf(visit);
  await recordAudit(context, {
    project_id: identity.project_id,
    event: 'sign_in_failed',
    identity_id: identity.id,
    ip: ip_address,
    details: { method, reason: 'wrong_factor', user_agent },
  });
  await countActivity(context, identity.project_id, 'failed_sign_in');
}
