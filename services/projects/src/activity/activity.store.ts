import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { ActivityKind } from '../model/activity.ts';
import type { ActivityTable, ProjectTables } from '../model/tables.ts';

type Store = Sql<ProjectTables>;

/** How many characters of a time name its hour, and its day. */
export const lengthOf = { hour: '2026-11-20T10'.length, day: '2026-11-20'.length } as const;
export type Step = keyof typeof lengthOf;

/** Adds to what is counted; several processes may do so at once. */
export async function addCounts(sql: Store, rows: readonly ActivityTable[]): Promise<void> {
  if (rows.length === 0) return;
  await sql.query
    .insertInto('project_activity')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'hour', 'kind']).doUpdateSet(({ ref }) => ({
        count: rawSql<number>`${ref('project_activity.count')} + ${ref('excluded.count')}`,
      })),
    )
    .execute();
}

/** What a project has had between two hours, both included, by hour or by day. */
export async function sumCounts(
  sql: Store,
  projectId: string,
  { from, to, step }: { from: string; to: string; step: Step },
): Promise<{ at: string; kind: ActivityKind; count: number }[]> {
  const at = rawSql<string>`substr(hour, 1, ${rawSql.lit(lengthOf[step])})`;
  const rows = await sql.query
    .selectFrom('project_activity')
    .select(['kind', at.as('at'), (is) => is.fn.sum<number | string>('count').as('count')])
    .where('project_id', '=', projectId)
    .where('hour', '>=', from)
    .where('hour', '<=', to)
    .groupBy([at, 'kind'])
    .execute();
  // PostgreSQL gives sums as texts, since they may be greater than what a number holds exactly.
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The first hour of which anything is counted, in whichever project; undefined where nothing is. */
export async function firstHour(sql: Store): Promise<string | undefined> {
  const row = await sql.query
    .selectFrom('project_activity')
    .select('hour')
    .orderBy('hour')
    .limit(1)
    .executeTakeFirst();
  return row?.hour;
}

/** Forgets what was counted before an hour. */
export async function deleteCountsBefore(sql: Store, hour: string): Promise<void> {
  await sql.query.deleteFrom('project_activity').where('hour', '<', hour).execute();
}

/** Forgets what was counted in a project. */
export async function deleteCounts(sql: Store, projectId: string): Promise<void> {
  await sql.query.deleteFrom('project_activity').where('project_id', '=', projectId).execute();
}
