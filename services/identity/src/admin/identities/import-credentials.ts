import { credentialTypeRules } from '../../methods/credential-types.ts';
import type { NewCredential } from '../../model/identities/identity.ts';

type Rules = typeof credentialTypeRules;
type ImportableType = 'password' | 'oidc';

/** Credentials as an administrator brings them along from another system, by their type. */
export type CredentialImport = {
  [Type in ImportableType]?: { config: Parameters<Rules[Type]['import']>[0] };
};

/**
 * Makes credentials of imported ones, each as its type has it.
 * @throws OryError 400 for a credential that sign-in does not take
 */
export async function importCredentials({ password, oidc }: CredentialImport): Promise<NewCredential[]> {
  const made = [
    password && (await credentialTypeRules.password.import(password.config)),
    oidc && (await credentialTypeRules.oidc.import(oidc.config)),
  ];
  return made.filter((credential) => credential !== undefined);
}
