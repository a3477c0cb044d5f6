import { createHash } from 'node:crypto';
import { listCredentials } from '../../model/identities/credential.store.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import type { Credential, Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { openCodes, type LookupSecretConfig } from '../../methods/lookup-secret/backup-codes.ts';
import { isKnownHash } from '../../methods/password/verify-password.ts';
import { type TotpConfig, totpPurpose } from '../../methods/totp/check-totp.ts';

/** What somebody signs in with, as far as it can be told without a secret. */
export type AccountInspection = {
  state: Identity['state'];
  credentials: {
    type: Credential['type'];
    /** SHA-256 of its identifiers and of what is stored of it: equal where all of it is equal. */
    digest: string;
  }[];
  /** False where a password is stored in a form that no sign-in takes. */
  hasUsablePassword: boolean;
};

/**
 * Tells what an account signs in with, to compare it with the same account in another store.
 * @returns undefined where there is no such account
 */
export async function inspectAccount(
  { sql }: Pick<IdentityContext, 'sql'>,
  projectId: string,
  identityId: string,
): Promise<AccountInspection | undefined> {
  const identity = await findIdentity(sql, projectId, identityId);
  if (!identity) return undefined;
  const credentials = await listCredentials(sql, projectId, identityId);
  return {
    state: identity.state,
    credentials: credentials.map(({ type, identifiers, config }) => ({
      type,
      digest: createHash('sha256')
        .update(JSON.stringify([identifiers.toSorted(), config]))
        .digest('hex'),
    })),
    hasUsablePassword: credentials.every(
      ({ type, config }) => type !== 'password' || isKnownHash(String(config['hashed_password'])),
    ),
  };
}

/**
 * Opens what is sealed of an account: the secret of its authenticator app, and its backup codes.
 * @returns how many it has of these
 * @throws where the keys do not open one
 */
export async function openSealedCredentials(
  { sql, secrets }: Pick<IdentityContext, 'sql' | 'secrets'>,
  projectId: string,
  identityId: string,
): Promise<number> {
  let opened = 0;
  for (const { type, config } of await listCredentials(sql, projectId, identityId)) {
    if (type === 'totp') secrets.decrypt((config as TotpConfig).secret, totpPurpose(identityId));
    else if (type === 'lookup_secret')
      openCodes(secrets, identityId, (config as LookupSecretConfig).recovery_codes);
    else continue;
    opened += 1;
  }
  return opened;
}
