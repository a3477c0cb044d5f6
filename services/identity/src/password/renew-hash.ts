import type { IdentityContext } from '../identity-context.ts';
import type { PasswordAccount } from './find-password-account.ts';
import { hashPassword } from './hash-password.ts';
import type { PasswordConfig } from './password-credential.ts';
import { replaceConfig } from './password.store.ts';

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
    await replaceConfig(context.sql, {
      projectId: identity.project_id,
      credentialId: credential.id,
      before: JSON.stringify(credential.config),
      after: JSON.stringify(renewed),
      now: context.clock().toISOString(),
    });
  } catch (error) {
    context.log.warn({ err: error, identity: identity.id }, 'an outdated password hash was not renewed');
  }
}
