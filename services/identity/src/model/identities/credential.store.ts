import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import { findIdentity } from './identity.store.ts';
import type { Credential, CredentialType, Identity } from './identity.ts';
import { normalizeIdentifier } from '../schemas/identifier.ts';
import type { CredentialRow, IdentitiesTables } from '../tables.ts';

type Store = Sql<IdentitiesTables>;
type CredentialDocument = CredentialRow & { identifiers: string | null };

/** The types whose identifiers are read from the traits: others may not take them, even before they are used. */
const reservingTypes = ['password', 'webauthn', 'code'] as const;

/** True for types whose identifiers follow the traits. */
function isReserving(type: CredentialType): boolean {
  return reservingTypes.some((reserving) => reserving === type);
}

/**
 * An identifier as it is stored: what people type has neither case nor blanks around it, while subjects of providers
 * and handles of keys are exact.
 */
export function storedIdentifier(type: CredentialType, identifier: string): string {
  return isReserving(type) ? normalizeIdentifier(identifier) : identifier;
}

/** An identifier that one identity has in a project, for one type of credential. */
export type HeldIdentifier = { type: CredentialType; identifier: string };

/** The credentials of an identity, by the names of their types. */
export async function listCredentials(
  sql: Store,
  projectId: string,
  identityId: string,
): Promise<Credential[]> {
  const { rows } = await selectCredentials(sql, projectId, identityId).execute(sql.query);
  return rows.map((row) => readCredential(row));
}

/** An identity's credential of one type. */
export async function findCredential<Config = Record<string, unknown>>(
  sql: Store,
  projectId: string,
  identityId: string,
  type: CredentialType,
): Promise<Credential<Config> | undefined> {
  const { rows } = await selectCredentials(sql, projectId, identityId).execute(sql.query);
  const row = rows.find((candidate) => candidate.type === type);
  return row && readCredential<Config>(row);
}

function selectCredentials(sql: Store, projectId: string, identityId: string) {
  const list =
    sql.dialect === 'sqlite'
      ? rawSql`json_group_array(identifier order by identifier)`
      : rawSql`json_agg(identifier order by identifier)`;
  return rawSql<CredentialDocument>`
    select identity_credentials.*,
      (select ${list} from identity_credential_identifiers
        where credential_id = identity_credentials.id) as identifiers
    from identity_credentials
    where identity_id = ${identityId} and project_id = ${projectId} order by type`;
}

/** Whoever signs in with this identifier by this type of credential, written as by `storedIdentifier`. */
export async function findByIdentifier<Config = Record<string, unknown>>(
  sql: Store,
  projectId: string,
  type: CredentialType,
  identifier: string,
): Promise<{ identity: Identity; credential: Credential<Config> } | undefined> {
  const held = await sql.query
    .selectFrom('identity_credential_identifiers')
    .select('identity_id')
    .where('project_id', '=', projectId)
    .where('type', '=', type)
    .where('identifier', '=', storedIdentifier(type, identifier))
    .where('credential_id', 'is not', null)
    .executeTakeFirst();
  if (!held) return undefined;
  const identity = await findIdentity(sql, projectId, held.identity_id);
  const credential = await findCredential<Config>(sql, projectId, held.identity_id, type);
  return identity && credential && { identity, credential };
}

/** Removes a credential. What its traits name stays reserved for the identity. */
export async function removeCredential(
  sql: Store,
  projectId: string,
  identityId: string,
  type: CredentialType,
): Promise<void> {
  await sql.transaction(async () => {
    if (isReserving(type)) {
      await sql.query
        .updateTable('identity_credential_identifiers')
        .set({ credential_id: null })
        .where('identity_id', '=', identityId)
        .where('type', '=', type)
        .execute();
    }
    await sql.query
      .deleteFrom('identity_credentials')
      .where('identity_id', '=', identityId)
      .where('project_id', '=', projectId)
      .where('type', '=', type)
      .execute();
  });
}

/** Writes a credential, replacing the identity's earlier one of the type, whose id and date of making stay. */
export async function writeCredential(sql: Store, row: CredentialRow): Promise<void> {
  await sql.query
    .insertInto('identity_credentials')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['identity_id', 'type']).doUpdateSet(({ ref }) => ({
        config: ref('excluded.config'),
        version: ref('excluded.version'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/**
 * Writes another config in place of the one that was read.
 * @returns false when somebody else has changed or removed the credential meanwhile
 */
export async function replaceConfig<Config>(
  sql: Store,
  projectId: string,
  { id, config: before }: Credential<Config>,
  config: Config,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await sql.query
    .updateTable('identity_credentials')
    .set({ config: JSON.stringify(config), updated_at: now })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('config', '=', JSON.stringify(before))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True when one of the identifiers belongs to another identity of the project. */
export async function isTaken(
  sql: Store,
  projectId: string,
  identityId: string,
  wanted: readonly HeldIdentifier[],
): Promise<boolean> {
  if (wanted.length === 0) return false;
  const rows = await sql.query
    .selectFrom('identity_credential_identifiers')
    .select(['type', 'identifier'])
    .where('project_id', '=', projectId)
    .where('type', 'in', [...new Set(wanted.map(({ type }) => type))])
    .where('identifier', 'in', [...new Set(wanted.map(({ identifier }) => identifier))])
    .where('identity_id', '!=', identityId)
    .execute();
  return rows.some((row) =>
    wanted.some(({ type, identifier }) => row.type === type && row.identifier === identifier),
  );
}

/**
 * Makes the identifiers that an identity holds for some types exactly these. They belong to its credential of the
 * type, or are reserved where it has none.
 */
export async function writeIdentifiers(
  sql: Store,
  identity: { id: string; project_id: string },
  types: readonly CredentialType[],
  wanted: readonly HeldIdentifier[],
): Promise<void> {
  if (types.length === 0) return;
  await sql.query
    .deleteFrom('identity_credential_identifiers')
    .where('identity_id', '=', identity.id)
    .where('type', 'in', [...types])
    .execute();
  if (wanted.length === 0) return;
  const credentials = await sql.query
    .selectFrom('identity_credentials')
    .select(['id', 'type'])
    .where('identity_id', '=', identity.id)
    .where('project_id', '=', identity.project_id)
    .execute();
  const idOf = new Map(credentials.map(({ id, type }) => [type, id]));
  const rows = wanted.map(({ type, identifier }) => ({
    project_id: identity.project_id,
    identity_id: identity.id,
    type,
    identifier,
    credential_id: idOf.get(type) ?? null,
  }));
  await sql.query.insertInto('identity_credential_identifiers').values(rows).execute();
}

function readCredential<Config = Record<string, unknown>>(row: CredentialDocument): Credential<Config> {
  return {
    id: row.id,
    identity_id: row.identity_id,
    type: row.type as CredentialType,
    identifiers: JSON.parse(row.identifiers ?? '[]') as string[],
    config: JSON.parse(row.config) as Config,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
