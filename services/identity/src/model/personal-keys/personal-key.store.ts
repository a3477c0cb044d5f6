import type { Sql } from '@gazetteer/kernel';
import type { IdentityTables, PersonalKeyRow } from '../tables.ts';
import type { PersonalKeyRecord } from './personal-key.ts';

type Store = Sql<IdentityTables>;

/** Whose keys are meant. */
type Owner = { projectId: string; identityId: string };

/** A key that somebody calls with, and whose it is. */
export type UsedKey = Pick<PersonalKeyRow, 'id' | 'name' | 'scope' | 'identity_id' | 'last_used_at'> & {
  administrator: boolean;
};

const shown = ['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'] as const;

/** Finds, in one read, whose key has this digest, if it is valid at `now` and the account is active. */
export async function findUsedKey(
  sql: Store,
  projectId: string,
  digest: string,
  now: string,
): Promise<UsedKey | undefined> {
  const row = await sql.query
    .selectFrom('identity_personal_keys as key')
    .innerJoin('identity_identities as owner', 'owner.id', 'key.identity_id')
    .leftJoin('identity_administrators as administrator', 'administrator.identity_id', 'owner.id')
    .select(['key.id', 'key.name', 'key.scope', 'key.identity_id', 'key.last_used_at'])
    .select('administrator.identity_id as administers')
    .where('key.digest', '=', digest)
    .where('key.project_id', '=', projectId)
    .where('key.revoked_at', 'is', null)
    .where((is) => is.or([is('key.expires_at', 'is', null), is('key.expires_at', '>', now)]))
    .where('owner.project_id', '=', projectId)
    .where('owner.state', '=', 'active')
    .executeTakeFirst();
  if (!row) return undefined;
  const { administers, ...key } = row;
  return { ...key, administrator: administers !== null };
}

/** The keys of a person that are valid at `now`, the newest first. */
export function listValidKeys(
  sql: Store,
  { projectId, identityId }: Owner,
  now: string,
): Promise<PersonalKeyRecord[]> {
  return sql.query
    .selectFrom('identity_personal_keys')
    .select(shown)
    .where('project_id', '=', projectId)
    .where('identity_id', '=', identityId)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** All keys of a person that are still stored, those that have ended too, the newest first. */
export function listAllKeys(
  sql: Store,
  { projectId, identityId }: Owner,
): Promise<(PersonalKeyRecord & Pick<PersonalKeyRow, 'revoked_at'>)[]> {
  return sql.query
    .selectFrom('identity_personal_keys')
    .select([...shown, 'revoked_at'])
    .where('project_id', '=', projectId)
    .where('identity_id', '=', identityId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** A stored key, found by its id or its digest, with whose it is and until when it is valid. */
export function findKey(
  sql: Store,
  projectId: string,
  by: { id: string } | { digest: string },
): Promise<Pick<PersonalKeyRow, 'id' | 'identity_id' | 'scope' | 'expires_at'> | undefined> {
  const query = sql.query
    .selectFrom('identity_personal_keys')
    .select(['id', 'identity_id', 'scope', 'expires_at'])
    .where('project_id', '=', projectId)
    .where('revoked_at', 'is', null);
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('digest', '=', by.digest)
  ).executeTakeFirst();
}

/** Lets only one at a time make keys for a person or end some, until the transaction ends. */
export async function lockKeys(sql: Store, { projectId, identityId }: Owner): Promise<void> {
  // SQLite lets only one write transaction run at a time.
  if (sql.dialect === 'sqlite') return;
  await sql.query
    .selectFrom('identity_identities')
    .select('id')
    .where('id', '=', identityId)
    .where('project_id', '=', projectId)
    .forNoKeyUpdate()
    .execute();
}

/** Stores a key. */
export async function insertPersonalKey(sql: Store, row: PersonalKeyRow): Promise<void> {
  await sql.query.insertInto('identity_personal_keys').values(row).execute();
}

/** Which keys of a person that are not revoked were made with which. */
export function listDescent(
  sql: Store,
  { projectId, identityId }: Owner,
): Promise<Pick<PersonalKeyRow, 'id' | 'made_with'>[]> {
  return sql.query
    .selectFrom('identity_personal_keys')
    .select(['id', 'made_with'])
    .where('project_id', '=', projectId)
    .where('identity_id', '=', identityId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends keys. */
export async function endKeys(sql: Store, projectId: string, ids: readonly string[], revoked_at: string) {
  await sql.query
    .updateTable('identity_personal_keys')
    .set({ revoked_at })
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}

/** Keeps when a key was used. */
export async function saveKeyUse(sql: Store, id: string, last_used_at: string): Promise<void> {
  await sql.query.updateTable('identity_personal_keys').set({ last_used_at }).where('id', '=', id).execute();
}
