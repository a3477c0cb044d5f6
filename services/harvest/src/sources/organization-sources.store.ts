import type { SourceStore, StoredSource } from './source-tables.ts';

/** The sources of an organisation. */
export function listSourcesOf(sql: SourceStore, organization: string): Promise<StoredSource[]> {
  return sql.query
    .selectFrom('harvest_sources')
    .selectAll()
    .where('owner_org', '=', organization)
    .orderBy('id')
    .execute();
}

/** How many sources an organisation has. */
export async function countSourcesOf(sql: SourceStore, organization: string): Promise<number> {
  const { count } = await sql.query
    .selectFrom('harvest_sources')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('owner_org', '=', organization)
    .executeTakeFirstOrThrow();
  return Number(count);
}
