import type { Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { limitTries } from '../../engine/throttling/limit-tries.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { codeMaterial, type Purpose } from './issue-code.ts';
import { countTry, spendCode } from './sent-secret.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** A code may be mistyped this often. */
const TRIES = 5;

type Owned = { identityId: string | undefined; address: string | undefined };

export type CheckedCode =
  | ({ kind: 'right' } & Owned)
  /** Right, but used before. */
  | ({ kind: 'spent' } & Owned)
  | { kind: 'wrong' | 'expired' | 'exhausted' };

/**
 * Tries a code in the flow it was sent for, and uses it up when it is right. For an address that nobody has an account
 * with the answers are the same as for any other.
 */
async function checkCode(
  context: IdentityContext,
  flow: Flow,
  purpose: Purpose,
  typed: unknown,
): Promise<CheckedCode> {
  const row = await countTry(context.sql, { project_id: flow.project_id, flow_id: flow.id, purpose });
  if (!row) return { kind: 'wrong' };
  if (row.tries > TRIES) return { kind: 'exhausted' };
  const now = context.clock().toISOString();
  if (row.expires_at <= now) return { kind: 'expired' };
  const code = String(typed).replace(/\s/g, '');
  const isRight = context.secrets.matches(codeMaterial(purpose, flow.id, code), row.digest);
  // Only a sign-up is for nobody yet; elsewhere nobody has been sent this code.
  if (!isRight || (row.identity_id === null && purpose !== 'registration')) return { kind: 'wrong' };
  const owned: Owned = { identityId: row.identity_id ?? undefined, address: row.address ?? undefined };
  const isFirst = row.used_at === null && (await spendCode(context.sql, flow.project_id, row.id, now));
  return { kind: isFirst ? 'right' : 'spent', ...owned };
}

/**
 * Tries the code of a form, not faster than guessing allows.
 * @throws FormProblem when there is none, or it is too early for another try
 */
export async function tryCode(
  context: IdentityContext,
  submission: Submission,
  purpose: Purpose,
): Promise<CheckedCode> {
  const { code } = submission.body;
  if (!code) throw formProblem(uiText(messageIds.propertyMissing, { property: 'code' }), 'code');
  let checked = { kind: 'wrong' } as CheckedCode;
  // By address only: how often one account's codes are tried is held down by how often they are sent.
  await limitTries(context, submission, { action: 'code' }, async () => {
    checked = await checkCode(context, submission.flow, purpose, code);
    return checked.kind === 'right' ? checked : undefined;
  });
  return checked;
}
