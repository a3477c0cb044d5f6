import type { IdentityContext } from '../../model/identity-context.ts';
import { IdentityError } from '../../model/identity-error.ts';
import { credentialOf, type OidcConfig, providerIdentifier } from '../../methods/oidc/oidc-credential.ts';
import { badRequest } from './bad-request.ts';
import { findCredential, removeCredential } from '../../model/identities/credential.store.ts';
import type { CredentialType, Identity } from '../../model/identities/identity.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';

// Codes follow from the traits: who has an address can be sent one.
const REMOVABLE: readonly CredentialType[] = [
  'password',
  'oidc',
  'totp',
  'lookup_secret',
  'webauthn',
  'passkey',
];

/**
 * Takes a way to sign in from an identity; of social sign-in the one provider that `identifier` names.
 * @throws IdentityError 400 for a type that cannot be removed, 404 when the identity has no such credential
 */
export async function deleteCredential(
  context: IdentityContext,
  identity: Identity,
  typeName: string,
  identifier: string | undefined,
): Promise<void> {
  const type = REMOVABLE.find((removable) => removable === typeName);
  if (!type) throw badRequest(`Credentials of type ${JSON.stringify(typeName)} cannot be removed.`);
  if (type === 'oidc') return unlinkProvider(context, identity, identifier);
  if (!(await findCredential(context.sql, identity.project_id, identity.id, type))) throw noCredential();
  await removeCredential(context.sql, identity.project_id, identity.id, type);
}

async function unlinkProvider(
  context: IdentityContext,
  identity: Identity,
  identifier: string | undefined,
): Promise<void> {
  if (!identifier) throw badRequest('The identifier of the provider link to remove is missing.');
  const { project_id, id } = identity;
  const credential = await findCredential<OidcConfig>(context.sql, project_id, id, 'oidc');
  const providers = credential?.config.providers ?? [];
  const kept = providers.filter((link) => providerIdentifier(link) !== identifier);
  if (kept.length === providers.length) throw noCredential();
  if (kept.length === 0) await removeCredential(context.sql, project_id, id, 'oidc');
  else await saveCredential(context, identity, credentialOf(kept));
}

function noCredential(): IdentityError {
  return new IdentityError(404, 'Unable to locate the resource', {
    reason: 'The identity has no such credential.',
  });
}
