import type { Sql } from '@gazetteer/kernel';
import type { MappingsTable, MappingTables } from '../model/content-tables.ts';

type Store = Sql<MappingTables>;

/** Keeps a mapping. @returns false where one of the two has another already */
export async function insertMapping(sql: Store, row: MappingsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql.query
    .insertInto('content_ckan_ory_mapping')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Mappings, those made first before the others. */
export function listMappings(
  sql: Store,
  { limit, offset }: { limit: number; offset: number },
): Promise<MappingsTable[]> {
  return sql.query
    .selectFrom('content_ckan_ory_mapping')
    .selectAll()
    .orderBy('ckan_user_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Who of the catalogue a person is; undefined where nobody said so. */
export function findMappingOf(sql: Store, identityId: string): Promise<MappingsTable | undefined> {
  return sql.query
    .selectFrom('content_ckan_ory_mapping')
    .selectAll()
    .where('identity_id', '=', identityId)
    .executeTakeFirst();
}

/** Forgets who of the catalogue a person is. */
export async function removeMappingOf(sql: Store, identityId: string): Promise<void> {
  await sql.query.deleteFrom('content_ckan_ory_mapping').where('identity_id', '=', identityId).execute();
}
