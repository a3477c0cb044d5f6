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
