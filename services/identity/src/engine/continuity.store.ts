import type { Sql } from '@gazetteer/kernel';
import type { ContinuityRow, FlowTables } from '../model/tables.ts';

type Store = Sql<FlowTables>;

/** Keeps what was put aside. */
export async function insertContinuity(sql: Store, row: ContinuityRow): Promise<void> {
  await sql.query.insertInto('identity_continuities').values(row).execute();
}

/** Takes what was put aside, so that nobody takes it twice. */
export async function takeContinuity(
  sql: Store,
  wanted: Pick<ContinuityRow, 'id' | 'project_id' | 'name' | 'identity_id'>,
  now: string,
): Promise<string | undefined> {
  const row = await sql.query
    .deleteFrom('identity_continuities')
    .where('id', '=', wanted.id)
    .where('project_id', '=', wanted.project_id)
    .where('name', '=', wanted.name)
    .where('identity_id', wanted.identity_id === null ? 'is' : '=', wanted.identity_id)
    .where('expires_at', '>', now)
    .returning('payload')
    .executeTakeFirst();
  return row?.payload;
}
