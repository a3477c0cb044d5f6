import type { Flow } from '../../engine/flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { insertSpent } from './spent-challenge.store.ts';

/** Takes the challenge of a flow that a key has answered: true once, whoever sends the answer again and however fast. */
export async function spendChallenge(
  { sql }: IdentityContext,
  { project_id, expires_at }: Flow,
  challenge: string,
): Promise<boolean> {
  return insertSpent(sql, { id: challenge, project_id, expires_at });
}
