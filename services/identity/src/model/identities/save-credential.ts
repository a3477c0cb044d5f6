import { randomUUID } from 'node:crypto';
import type { IdentityContext } from '../identity-context.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { readTraitRoles, type TraitRoles } from '../schemas/trait-roles.ts';
import {
  findCredential,
  isTaken,
  storedIdentifier,
  writeCredential,
  writeIdentifiers,
} from './credential.store.ts';
import { claimIdentifiers, DuplicateIdentifier } from './duplicate-identifier.ts';
import type { Credential, Identity, NewCredential } from './identity.ts';

/**
 * Keeps a credential of an identity, in place of its earlier one of the type. Identifiers that the traits' schema names
 * for the type count instead of those given.
 * @throws DuplicateIdentifier when somebody else has one of the identifiers
 */
export async function saveCredential(
  context: IdentityContext,
  identity: Identity,
  credential: NewCredential,
): Promise<Credential> {
  const project = await context.projects.ofId(identity.project_id);
  const schema = findSchema(project, identity.schema_id);
  const roles = schema && readTraitRoles(schema, identity.traits);
  return claimIdentifiers(() =>
    context.sql.transaction(async () => {
      await writeOneCredential(context, identity, credential, roles);
      const saved = await findCredential(context.sql, identity.project_id, identity.id, credential.type);
      if (!saved) throw new Error('A credential that was just written is gone');
      return saved;
    }),
  );
}

/** The same inside the transaction of somebody who knows what the traits are used for. */
export async function writeOneCredential(
  context: IdentityContext,
  identity: Identity,
  credential: NewCredential,
  roles: TraitRoles | undefined,
): Promise<void> {
  const { type } = credential;
  const wanted = identifiersOf(credential, roles).map((identifier) => ({ type, identifier }));
  if (await isTaken(context.sql, identity.project_id, identity.id, wanted)) throw new DuplicateIdentifier();
  const now = context.clock().toISOString();
  await writeCredential(context.sql, {
    id: randomUUID(),
    project_id: identity.project_id,
    identity_id: identity.id,
    type,
    config: JSON.stringify(credential.config),
    version: type === 'webauthn' || type === 'passkey' ? 1 : 0,
    created_at: now,
    updated_at: now,
  });
  await writeIdentifiers(context.sql, identity, [type], wanted);
}

/** The identifiers that a credential has, in their stored form. */
export function identifiersOf({ type, identifiers }: NewCredential, roles: TraitRoles | undefined): string[] {
  const named = roles?.identified.find((identified) => identified === type);
  if (roles && named) return roles.identifiers[named];
  return [...new Set(identifiers.map((text) => storedIdentifier(type, text)))];
}
