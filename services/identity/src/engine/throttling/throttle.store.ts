import type { Sql } from '@gazetteer/kernel';
import type { SessionTables, ThrottleRow, ThrottleTables } from '../../model/tables.ts';

type Store = Sql<ThrottleTables>;
type Counted = Pick<ThrottleRow, 'project_id' | 'action'>;

/** The counts of some subjects; those nothing failed for have none. */
export async function findCounts(
  sql: Store,
  of: Counted,
  subjects: readonly string[],
): Promise<ThrottleRow[]> {
  return sql.query
    .selectFrom('identity_throttles')
    .selectAll()
    .where('project_id', '=', of.project_id)
    .where('action', '=', of.action)
    .where('subject', 'in', [...subjects])
    .execute();
}

/**
 * Writes a count that was read as `before` and is now `row`. When another process has counted meanwhile, its count
 * goes on by one instead, so that no failure is lost.
 */
export async function writeCount(
  sql: Store,
  row: ThrottleRow,
  before: ThrottleRow | undefined,
): Promise<void> {
  await sql.query
    .insertInto('identity_throttles')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'action', 'subject']).doUpdateSet((expression) => ({
        failures: expression
          .case()
          .when(
            expression.and({
              'identity_throttles.failures': before?.failures ?? -1,
              'identity_throttles.updated_at': before?.updated_at ?? '',
            }),
          )
          .then(row.failures)
          .else(expression('identity_throttles.failures', '+', 1))
          .end(),
        updated_at: row.updated_at,
      })),
    )
    .execute();
}

/** Notes when a subject first came; what is there already stays. */
export async function insertCount(sql: Store, row: ThrottleRow): Promise<void> {
  await sql.query
    .insertInto('identity_throttles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets what failed for some subjects. */
export async function deleteCounts(sql: Store, of: Counted, subjects: readonly string[]): Promise<void> {
  await sql.query
    .deleteFrom('identity_throttles')
    .where('project_id', '=', of.project_id)
    .where('action', '=', of.action)
    .where('subject', 'in', [...subjects])
    .execute();
}

/** Removes counts that nothing was added to since `before`, of every project. @returns how many */
export async function deleteStaleCounts(sql: Store, before: string): Promise<number> {
  const { numDeletedRows } = await sql.query
    .deleteFrom('identity_throttles')
    .where('updated_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The devices of the latest among the best-proved sessions of an identity, each as its JSON list: with a second step
 * set up, sessions that lack it tell nothing of where the owner is.
 */
export async function listTrustedDevices(
  sql: Sql<SessionTables>,
  projectId: string,
  identityId: string,
): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('identity_sessions')
    .select(['devices', 'aal'])
    .where('project_id', '=', projectId)
    .where('identity_id', '=', identityId)
    .orderBy('aal', 'desc')
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.filter(({ aal }) => aal === rows[0]?.aal).map(({ devices }) => devices);
}
