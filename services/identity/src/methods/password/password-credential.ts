import { badRequest } from '@gazetteer/ory';
import type { CredentialRules } from '../../model/identities/credential-rules.ts';
import { hashPassword } from './hash-password.ts';
import { isKnownHash } from './verify-password.ts';

const FORMATS =
  'argon2id, argon2i, bcrypt, pbkdf2, scrypt, firescrypt, md5, sha1, sha256, sha512, SSHA, hmac (but not of MD4), md5-crypt, sha256-crypt, sha512-crypt';

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
    throw badRequest(
      `credentials.password.config.hashed_password must be of one of these formats, and cost no more than a sign-in may: ${FORMATS}.`,
    );
  }
  return password === undefined || password === '' ? undefined : hashPassword(password);
}
