import { hashPassword } from './hash-password.ts';
import { findByIdentifier, findCredential, replaceConfig } from '../../model/identities/credential.store.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { Credential, Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** What is kept of a password. */
export type PasswordConfig = { hashed_password: string };

export type PasswordAccount = { identity: Identity; credential: Credential<PasswordConfig> };

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whoever signs in with this identifier and a password, with as many questions to the store as for nobody. */
export async function findPasswordAccount(
  { sql }: Pick<IdentityContext, 'sql'>,
  projectId: string,
  identifier: string,
): Promise<PasswordAccount | undefined> {
  const found = await findByIdentifier<PasswordConfig>(sql, projectId, 'password', identifier);
  if (found) return found;
  await findIdentity(sql, projectId, NOBODY);
  await findCredential(sql, projectId, NOBODY, 'password');
  return undefined;
}

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
