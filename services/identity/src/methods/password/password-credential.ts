import { badRequest } from '../../model/identity-error.ts';
import type { CredentialRules } from '../../model/identities/credential-rules.ts';
import { hashPassword } from './hash-password.ts';
import { isKnownHash } from './verify-password.ts';

type PasswordImport = { password?: string; hashed_password?: string };

/**
 * Imported passwords in plain text are hashed; the rules for new passwords do not hold, as people have these already.
 * A hash must be of a format, and of a cost, that sign-in takes.
 */
export const passwordCredentialRules = {
  isRemovable: true,
  import: async (imported) => {
    const hashed_password = await importedHash(imported);
    return hashed_password === undefined
      ? undefined
      : { type: 'password', identifiers: [], config: { hashed_password } };
  },
} satisfies CredentialRules<PasswordImport>;

async function importedHash({ password, hashed_password }: PasswordImport): Promise<string | undefined> {
  if (hashed_password !== undefined && hashed_password !== '') {
    if (isKnownHash(hashed_password)) return hashed_password;
    throw badRequest('The hashed password is in no format that can be imported.');
  }
  return password === undefined || password === '' ? undefined : hashPassword(password);
}
