import { credentialOf, type LinkedProvider } from '../../methods/oidc/oidc-credential.ts';
import { hashPassword } from '../../methods/password/hash-password.ts';
import { isKnownHash } from '../../methods/password/verify-password.ts';
import { badRequest } from './bad-request.ts';
import type { NewCredential } from '../../model/identities/identity.ts';

/** Credentials as an administrator brings them along from another system. */
export type CredentialImport = {
  password?: { config: { password?: string; hashed_password?: string } };
  oidc?: { config: { providers?: LinkedProvider[] } };
};

/**
 * Makes credentials of imported ones. Passwords in plain text are hashed; the rules for new passwords do not hold,
 * as people have these already.
 * @throws IdentityError 400 for a hash in a format, or of a cost, that sign-in does not take
 */
export async function importCredentials({ password, oidc }: CredentialImport): Promise<NewCredential[]> {
  const credentials: NewCredential[] = [];
  const hashed_password = password && (await importedHash(password.config));
  if (hashed_password !== undefined) {
    credentials.push({ type: 'password', identifiers: [], config: { hashed_password } });
  }
  const providers = oidc?.config.providers ?? [];
  if (providers.length > 0) credentials.push(credentialOf(providers));
  return credentials;
}

async function importedHash(config: {
  password?: string;
  hashed_password?: string;
}): Promise<string | undefined> {
  const { password, hashed_password } = config;
  if (hashed_password !== undefined && hashed_password !== '') {
    if (isKnownHash(hashed_password)) return hashed_password;
    throw badRequest('The hashed password is in no format that can be imported.');
  }
  return password === undefined || password === '' ? undefined : hashPassword(password);
}
