import type { CredentialRules } from '../model/identities/credential-rules.ts';
import type { CredentialType } from '../model/identities/identity.ts';
import { oidcCredentialRules } from './oidc/oidc-credential.ts';
import { passwordCredentialRules } from './password/password-credential.ts';

/** The types of credential, in the order in which imported ones are made. */
export const credentialTypeRules = {
  password: passwordCredentialRules,
  oidc: oidcCredentialRules,
  totp: { isRemovable: true },
  lookup_secret: { isRemovable: true },
  webauthn: { isRemovable: true },
  passkey: { isRemovable: true },
  // Codes follow from the traits: who has an address can be sent one.
  code: { isRemovable: false },
} satisfies Record<CredentialType, CredentialRules<never>>;

/** The rules of a type of credential. */
export function rulesOfType(type: CredentialType): Omit<CredentialRules, 'import'> {
  return credentialTypeRules[type];
}
