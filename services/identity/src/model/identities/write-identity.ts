import { randomUUID } from 'node:crypto';
import { searchWords } from '@gazetteer/kernel';
import { isAddressTaken, writeAddresses } from './address.store.ts';
import {
  type HeldIdentifier,
  isTaken,
  removeCredential,
  writeCredential,
  writeIdentifiers,
} from './credential.store.ts';
import { DuplicateIdentifier } from './duplicate-identifier.ts';
import { writeWords } from './identity-search.store.ts';
import type { Identity } from './identity.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { TraitRoles } from '../schemas/trait-roles.ts';

/**
 * Writes what follows from an identity's traits beside the identity itself: addresses, identifiers, and the
 * credential for codes. To be called inside a transaction.
 * @throws DuplicateIdentifier before anything is written
 */
export async function writeTraitRoles(
  context: IdentityContext,
  identity: Identity,
  roles: TraitRoles,
): Promise<void> {
  await writeAddresses(context.sql, identity);
  await writeCodeCredential(context, identity, roles);
  await writeIdentifiers(context.sql, identity, roles.identified, reservedIdentifiers(roles));
}

/** Brings the words by which administrators find an identity up to date. To be called inside a transaction. */
export async function indexIdentity(
  context: IdentityContext,
  identity: Identity,
  ordinal: number,
): Promise<void> {
  await writeWords(context.sql, identity.project_id, ordinal, searchWords(textWithin(identity.traits)));
}

/** @throws DuplicateIdentifier when an identifier or address belongs to somebody else */
export async function refuseDuplicates(
  context: IdentityContext,
  identity: Identity,
  identifiers: readonly HeldIdentifier[],
): Promise<void> {
  const taken =
    (await isTaken(context.sql, identity.project_id, identity.id, identifiers)) ||
    (await isAddressTaken(context.sql, identity));
  if (taken) throw new DuplicateIdentifier();
}

/** What traits reserve for their identity, by type of credential. */
export function reservedIdentifiers(roles: TraitRoles): HeldIdentifier[] {
  return roles.identified.flatMap((type) =>
    roles.identifiers[type].map((identifier) => ({ type, identifier })),
  );
}

// Signing in by code needs nothing but an address, so it is there as soon as a trait says so.
async function writeCodeCredential(
  context: IdentityContext,
  identity: Identity,
  roles: TraitRoles,
): Promise<void> {
  if (!roles.identified.includes('code')) return;
  if (roles.codeAddresses.length === 0) {
    await removeCredential(context.sql, identity.project_id, identity.id, 'code');
    return;
  }
  const addresses = roles.codeAddresses.map(({ value, via }) => ({ channel: via, address: value }));
  await writeCredential(context.sql, {
    id: randomUUID(),
    project_id: identity.project_id,
    identity_id: identity.id,
    type: 'code',
    config: JSON.stringify({ addresses }),
    version: 1,
    created_at: identity.updated_at,
    updated_at: identity.updated_at,
  });
}

/** Every text and number in a value, however deep, as one text. */
export function textWithin(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(textWithin).join(' ');
}
