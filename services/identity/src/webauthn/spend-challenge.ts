import type { Flow } from '../flows/flow.ts';
import type { IdentityContext } from '../identity-context.ts';
import { deleteExpired, insertSpent } from './spent-challenge.store.ts';

/**
 * Takes the challenge of a flow that a key has answered: true once, whoever sends the answer again and however fast.
 */
export async function spendChallenge(
  { sql, clock }: IdentityContext,
  { project_id, expires_at }: Flow,
  challenge: string,
): Promise<boolean> {
  await deleteExpired(sql, clock().toISOString());
  return insertSpent(sql, { project_id, challenge, expires_at });
}
