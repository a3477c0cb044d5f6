import type { Sql } from '@gazetteer/kernel';
import { findIdentity } from './identity.store.ts';
import type { Identity, RecoveryAddress, VerifiableAddress } from './identity.ts';
import { normalizeIdentifier } from '../schemas/identifier.ts';
import type { IdentitiesTables } from '../tables.ts';

type Store = Sql<IdentitiesTables>;

/** The identity that is recovered through this address, and the address. Case and blanks around it do not matter. */
export async function findByRecoveryAddress(
  sql: Store,
  projectId: string,
  value: string,
): Promise<{ identity: Identity; address: RecoveryAddress } | undefined> {
  const identity = await findOwner(sql, 'identity_recovery_addresses', projectId, value);
  const address = identity?.recovery_addresses.find((known) => known.value === normalizeIdentifier(value));
  return identity && address && { identity, address };
}

/** The identity that this address is to be verified for, and the address. Case and blanks around it do not matter. */
export async function findByVerifiableAddress(
  sql: Store,
  projectId: string,
  value: string,
): Promise<{ identity: Identity; address: VerifiableAddress } | undefined> {
  const identity = await findOwner(sql, 'identity_verifiable_addresses', projectId, value);
  const address = identity?.verifiable_addresses.find((known) => known.value === normalizeIdentifier(value));
  return identity && address && { identity, address };
}

async function findOwner(
  sql: Store,
  table: 'identity_recovery_addresses' | 'identity_verifiable_addresses',
  projectId: string,
  value: string,
): Promise<Identity | undefined> {
  const row = await sql.query
    .selectFrom(table)
    .select('identity_id')
    .where('project_id', '=', projectId)
    .where('via', 'in', ['email', 'phone'])
    .where('value', '=', normalizeIdentifier(value))
    .executeTakeFirst();
  return row && findIdentity(sql, projectId, row.identity_id);
}

/** Notes that a message to an address that is not verified yet is on its way. */
export async function markAddressSent(
  sql: Store,
  projectId: string,
  addressId: string,
  now: string,
): Promise<void> {
  await sql.query
    .updateTable('identity_verifiable_addresses')
    .set({ status: 'sent', updated_at: now })
    .where('id', '=', addressId)
    .where('project_id', '=', projectId)
    .where('verified', '=', 0)
    .execute();
}

/** Notes that somebody proved that they read what is sent to this address of this identity. */
export async function markAddressVerified(
  sql: Store,
  projectId: string,
  addressId: string,
  now: string,
): Promise<void> {
  await sql.query
    .updateTable('identity_verifiable_addresses')
    .set({ verified: 1, status: 'completed', verified_at: now, updated_at: now })
    .where('id', '=', addressId)
    .where('project_id', '=', projectId)
    .execute();
}

/** True when another identity of the project has one of the addresses. */
export async function isAddressTaken(sql: Store, identity: Identity): Promise<boolean> {
  return (
    (await isHeldByAnother(sql, 'identity_verifiable_addresses', identity, identity.verifiable_addresses)) ||
    (await isHeldByAnother(sql, 'identity_recovery_addresses', identity, identity.recovery_addresses))
  );
}

async function isHeldByAnother(
  sql: Store,
  table: 'identity_recovery_addresses' | 'identity_verifiable_addresses',
  identity: Identity,
  addresses: readonly { value: string; via: string }[],
): Promise<boolean> {
  if (addresses.length === 0) return false;
  const rows = await sql.query
    .selectFrom(table)
    .select(['value', 'via'])
    .where('project_id', '=', identity.project_id)
    .where('via', 'in', ['email', 'phone'])
    .where(
      'value',
      'in',
      addresses.map(({ value }) => value),
    )
    .where('identity_id', '!=', identity.id)
    .execute();
  return rows.some((row) => addresses.some(({ value, via }) => row.value === value && row.via === via));
}

/** Makes the addresses in the store those of the identity: what it no longer has goes, what is new comes. */
export async function writeAddresses(sql: Store, identity: Identity): Promise<void> {
  await writeVerifiable(sql, identity);
  await writeRecovery(sql, identity);
}

async function writeVerifiable(sql: Store, identity: Identity): Promise<void> {
  const owner = { project_id: identity.project_id, identity_id: identity.id };
  const kept = identity.verifiable_addresses.map(({ id }) => id);
  await sql.query
    .deleteFrom('identity_verifiable_addresses')
    .where('identity_id', '=', identity.id)
    .where('id', 'not in', kept.length > 0 ? kept : [''])
    .execute();
  if (kept.length === 0) return;
  const rows = identity.verifiable_addresses.map(({ verified_at = null, ...address }) => ({
    ...owner,
    ...address,
    verified: address.verified ? 1 : 0,
    verified_at,
  }));
  await sql.query
    .insertInto('identity_verifiable_addresses')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        verified: ref('excluded.verified'),
        status: ref('excluded.status'),
        verified_at: ref('excluded.verified_at'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

async function writeRecovery(sql: Store, identity: Identity): Promise<void> {
  const owner = { project_id: identity.project_id, identity_id: identity.id };
  const kept = identity.recovery_addresses.map(({ id }) => id);
  await sql.query
    .deleteFrom('identity_recovery_addresses')
    .where('identity_id', '=', identity.id)
    .where('id', 'not in', kept.length > 0 ? kept : [''])
    .execute();
  if (kept.length === 0) return;
  await sql.query
    .insertInto('identity_recovery_addresses')
    .values(identity.recovery_addresses.map((address) => ({ ...owner, ...address })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
