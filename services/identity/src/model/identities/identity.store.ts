import type { Sql, SqlDialect } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import { removeWords } from './identity-search.store.ts';
import type { Identity, RecoveryAddress, Traits, VerifiableAddress } from './identity.ts';
import type { IdentitiesTables, IdentityRow } from '../tables.ts';

type Store = Sql<IdentitiesTables>;

/** A row of `identity_identities` with its addresses as JSON lists. */
export type IdentityDocument = Omit<IdentityRow, 'ordinal'> & {
  ordinal: number;
  verifiable_addresses: string | null;
  recovery_addresses: string | null;
};

/**
 * The columns that `readIdentity` needs, of the table `identity_identities`. One statement reads an identity
 * whole: sessions are looked up with it at every request.
 */
export function identityColumns(dialect: SqlDialect): RawBuilder<unknown> {
  return dialect === 'sqlite' ? SQLITE_COLUMNS : POSTGRES_COLUMNS;
}

const SQLITE_COLUMNS = rawSql`identity_identities.*,
  (select json_group_array(json_object('id', id, 'value', value, 'via', via, 'verified', verified, 'status', status,
      'verified_at', verified_at, 'created_at', created_at, 'updated_at', updated_at) order by created_at, value)
    from identity_verifiable_addresses where identity_id = identity_identities.id) as verifiable_addresses,
  (select json_group_array(json_object('id', id, 'value', value, 'via', via,
      'created_at', created_at, 'updated_at', updated_at) order by created_at, value)
    from identity_recovery_addresses where identity_id = identity_identities.id) as recovery_addresses`;

const POSTGRES_COLUMNS = rawSql`identity_identities.*,
  (select json_agg(json_build_object('id', id, 'value', value, 'via', via, 'verified', verified, 'status', status,
      'verified_at', verified_at, 'created_at', created_at, 'updated_at', updated_at) order by created_at, value)
    from identity_verifiable_addresses where identity_id = identity_identities.id) as verifiable_addresses,
  (select json_agg(json_build_object('id', id, 'value', value, 'via', via,
      'created_at', created_at, 'updated_at', updated_at) order by created_at, value)
    from identity_recovery_addresses where identity_id = identity_identities.id) as recovery_addresses`;

/** Finds an identity of a project by its id. */
export async function findIdentity(sql: Store, projectId: string, id: string): Promise<Identity | undefined> {
  const found = await rawSql<IdentityDocument>`
    select ${identityColumns(sql.dialect)} from identity_identities
    where id = ${id} and project_id = ${projectId}`.execute(sql.query);
  const [row] = found.rows;
  return row && readIdentity(row);
}

/** The identities of these ids, in no order; those that are not there are left out. */
export async function listByIds(sql: Store, projectId: string, ids: readonly string[]): Promise<Identity[]> {
  if (ids.length === 0) return [];
  const found = await rawSql<IdentityDocument>`
    select ${identityColumns(sql.dialect)} from identity_identities
    where id in (${rawSql.join(ids)}) and project_id = ${projectId}`.execute(sql.query);
  return found.rows.map(readIdentity);
}

/** The ids of the schemas that identities of a project have. */
export async function listUsedSchemas(sql: Store, projectId: string): Promise<string[]> {
  const found = await rawSql<{ schema_id: string }>`
    select distinct schema_id from identity_identities
    where project_id = ${projectId} order by schema_id`.execute(sql.query);
  return found.rows.map(({ schema_id }) => schema_id);
}

/** The traits of identities of all projects, those behind an ordinal, in the order of making. */
export async function listTraits(
  sql: Store,
  after: number,
  limit: number,
): Promise<{ ordinal: number; project_id: string; traits: string }[]> {
  return sql.query
    .selectFrom('identity_identities')
    .select(['ordinal', 'project_id', 'traits'])
    .where('ordinal', '>', after)
    .orderBy('ordinal')
    .limit(limit)
    .execute();
}

/** Makes an identity of what was read with `identityColumns`. */
export function readIdentity(row: IdentityDocument): Identity {
  return {
    id: row.id,
    project_id: row.project_id,
    schema_id: row.schema_id,
    state: row.state === 'inactive' ? 'inactive' : 'active',
    ...(row.state_changed_at === null ? {} : { state_changed_at: row.state_changed_at }),
    traits: JSON.parse(row.traits) as Traits,
    verifiable_addresses: readVerifiable(row.verifiable_addresses),
    recovery_addresses: JSON.parse(row.recovery_addresses ?? '[]') as RecoveryAddress[],
    metadata_public: readJson(row.metadata_public),
    metadata_admin: readJson(row.metadata_admin),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

type StoredAddress = Omit<VerifiableAddress, 'verified' | 'verified_at'> & {
  verified: number;
  verified_at: string | null;
};

function readVerifiable(text: string | null): VerifiableAddress[] {
  const addresses = JSON.parse(text ?? '[]') as StoredAddress[];
  return addresses.map(({ verified, verified_at, ...address }) => ({
    ...address,
    verified: verified === 1,
    ...(verified_at === null ? {} : { verified_at }),
  }));
}

function readJson(text: string | null): unknown {
  return text === null ? null : JSON.parse(text);
}

/** Writes a new identity without its addresses. @returns its place in the order of making */
export async function insertIdentity(sql: Store, identity: Identity): Promise<number> {
  const row = { id: identity.id, project_id: identity.project_id, created_at: identity.created_at };
  const { ordinal } = await sql.query
    .insertInto('identity_identities')
    .values({ ...row, ...changeableColumns(identity) })
    .returning('ordinal')
    .executeTakeFirstOrThrow();
  await changeCount(sql, identity.project_id, 1);
  return ordinal;
}

/** Writes what may change of an identity, without its addresses. @returns its place in the order of making */
export async function updateIdentityRow(sql: Store, identity: Identity): Promise<number | undefined> {
  const row = await sql.query
    .updateTable('identity_identities')
    .set(changeableColumns(identity))
    .where('id', '=', identity.id)
    .where('project_id', '=', identity.project_id)
    .returning('ordinal')
    .executeTakeFirst();
  return row?.ordinal;
}

/**
 * Removes an identity, what makes it found, and by the database's own rules all else that is its own, its sessions
 * too. To be called inside a transaction.
 */
export async function deleteIdentityRow(sql: Store, projectId: string, id: string): Promise<void> {
  const row = await sql.query
    .deleteFrom('identity_identities')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('ordinal')
    .executeTakeFirst();
  if (!row) return;
  await removeWords(sql, row.ordinal);
  await changeCount(sql, projectId, -1);
}

function changeableColumns(identity: Identity) {
  const {
    schema_id,
    state,
    state_changed_at = null,
    traits,
    metadata_public,
    metadata_admin,
    updated_at,
  } = identity;
  return {
    schema_id,
    state,
    state_changed_at,
    traits: JSON.stringify(traits),
    metadata_public: metadata_public === null ? null : JSON.stringify(metadata_public),
    metadata_admin: metadata_admin === null ? null : JSON.stringify(metadata_admin),
    updated_at,
  };
}

async function changeCount(sql: Store, projectId: string, by: 1 | -1): Promise<void> {
  await rawSql`
    insert into identity_counts (project_id, total) values (${projectId}, ${by})
    on conflict (project_id) do update set total = identity_counts.total + excluded.total`.execute(sql.query);
}
