import { badRequest, OryError } from '@gazetteer/ory';
import { rulesOfType } from '../../methods/credential-types.ts';
import { findCredential, removeCredential } from '../../model/identities/credential.store.ts';
import { credentialTypes, type Identity } from '../../model/identities/identity.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * Takes a way to sign in from an identity; of one that has parts, such as links to providers, the part that `identifier`
 * names.
 * @throws OryError 400 for a type that cannot be removed, 404 when the identity has no such credential
 */
export async function deleteCredential(
  context: IdentityContext,
  identity: Identity,
  typeName: string,
  identifier: string | undefined,
): Promise<void> {
  const type = credentialTypes.find((known) => known === typeName && rulesOfType(known).isRemovable);
  if (!type) throw badRequest(`Credentials of type ${JSON.stringify(typeName)} cannot be removed.`);
  const { withoutPart } = rulesOfType(type);
  if (withoutPart && !identifier) {
    throw badRequest('The identifier of the provider link to remove is missing.');
  }
  const { project_id, id } = identity;
  const held = await findCredential(context.sql, project_id, id, type);
  const left = held && withoutPart ? withoutPart(held, identifier ?? '') : held && 'nothing';
  if (left === undefined) {
    throw new OryError(404, 'Unable to locate the resource', {
      reason: 'The identity has no such credential.',
    });
  }
  if (left === 'nothing') await removeCredential(context.sql, project_id, id, type);
  else await saveCredential(context, identity, left);
}
