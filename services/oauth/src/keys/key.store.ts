import type { Sql } from '@gazetteer/kernel';
import type { KeysTable, OauthTables } from '../model/tables.ts';

type Store = Sql<OauthTables>;

/** The keys of some sets of a project, the newest of each set first. */
export async function listKeys(sql: Store, projectId: string, sets: readonly string[]): Promise<KeysTable[]> {
  return sql.query
    .selectFrom('oauth_keys')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('set_name', 'in', sets)
    .orderBy('set_name')
    .orderBy('position', 'desc')
    .execute();
}

/** The names of the key sets of a project in their order, from behind one on. */
export async function listSetNames(
  sql: Store,
  projectId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('oauth_keys')
    .select('set_name')
    .distinct()
    .where('project_id', '=', projectId)
    .where('set_name', '>', after)
    .orderBy('set_name')
    .limit(limit)
    .execute();
  return rows.map(({ set_name }) => set_name);
}

export async function findKey(
  sql: Store,
  projectId: string,
  set: string,
  kid: string,
): Promise<KeysTable | undefined> {
  return sql.query
    .selectFrom('oauth_keys')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('set_name', '=', set)
    .where('kid', '=', kid)
    .executeTakeFirst();
}

/** Adds keys. @returns how many; fewer where a key of the same name or position is there already */
export async function insertKeys(sql: Store, rows: readonly KeysTable[]): Promise<number> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('oauth_keys')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** Removes a set, or the keys of it that are named. */
export async function deleteKeys(
  sql: Store,
  projectId: string,
  set: string,
  kids?: readonly string[],
): Promise<void> {
  let query = sql.query
    .deleteFrom('oauth_keys')
    .where('project_id', '=', projectId)
    .where('set_name', '=', set);
  if (kids) query = query.where('kid', 'in', kids);
  await query.execute();
}

/** The projects that have keys in one of the sets. */
export async function projectsWithKeys(sql: Store, sets: readonly string[]): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('oauth_keys')
    .select('project_id')
    .distinct()
    .where('set_name', 'in', sets)
    .execute();
  return rows.map(({ project_id }) => project_id);
}
