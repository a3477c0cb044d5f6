import type { SourceStore, StoredSource } from './source-tables.ts';

/** Sources of some organisations, or of all, whose last run failed and that are not paused. */
export async function listFailing(
  sql: SourceStore,
  organizations: 'all' | readonly string[],
  limit: number,
): Promise<StoredSource[]> {
  if (organizations !== 'all' && organizations.length === 0) return [];
  let failing = sql.query.selectFrom('harvest_sources').selectAll();
  if (organizations !== 'all') failing = failing.where('owner_org', 'in', organizations);
  return failing
    .where('failures', '>', 0)
    .where('paused', '=', 0)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The sources of all organisations: all of them, those that are paused, and of the others those whose last run failed. */
export async function countSources(
  sql: SourceStore,
): Promise<{ all: number; paused: number; failing: number }> {
  const { all, paused, failing } = await sql.query
    .selectFrom('harvest_sources')
    .select(({ fn, eb }) => [
      fn.countAll<number | string>().as('all'),
      fn.coalesce(fn.sum<number | string>('paused'), eb.lit(0)).as('paused'),
      fn
        .count<number | string>(eb.case().when('failures', '>', 0).then(1).end())
        .filterWhere('paused', '=', 0)
        .as('failing'),
    ])
    .executeTakeFirstOrThrow();
  return { all: Number(all), paused: Number(paused), failing: Number(failing) };
}
