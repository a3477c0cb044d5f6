import type { IdentityContext } from '../../model/identity-context.ts';
import { findByIdentifier, findCredential } from '../../model/identities/credential.store.ts';
import type { Credential, Identity } from '../../model/identities/identity.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { PasswordConfig } from './password-credential.ts';

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
