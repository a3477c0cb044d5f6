import type { IdentityContext } from '../../model/identity-context.ts';
import { replaceConfig } from '../../model/identities/credential.store.ts';
import type { PasswordAccount } from './find-password-account.ts';
import { hashPassword } from './hash-password.ts';
import type { PasswordConfig } from './password-credential.ts';

/**
 * Hashes a password that has just proved right with today's algorithm and cost. Signing in does not depend on it: what
 * fails now is tried again next time, and a password that was changed meanwhile stays.
 */
export async function renewHash(
  context: Pick<IdentityContext, 'sql' | 'clock' | 'log'>,
  { credential, identity }: PasswordAccount,
  password: string,
): Promise<void> {
  try {
    const renewed: PasswordConfig = { ...credential.config, hashed_password: await hashPassword(password) };
    const now = context.clock().toISOString();
    await replaceConfig(context.sql, identity.project_id, credential, renewed, now);
  } catch (error) {
    context.log.warn({ err: error, identity: identity.id }, 'an outdated password hash was not renewed');
  }
}
