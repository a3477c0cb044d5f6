import type { Sql } from '@gazetteer/kernel';
import type { ChangesTable, PermissionTables, TuplesTable } from '../model/tables.ts';

type Store = Sql<PermissionTables>;

const ROWS_A_STATEMENT = 500;

/** Which change of a project is noted, and how many items of it are noted already. */
export type ChangeNote = { revision: number; changed_at: string; items: number };

/** Notes tuples that were added or removed, for who watches. */
export async function noteChanges(
  sql: Store,
  note: ChangeNote,
  action: ChangesTable['action'],
  rows: readonly TuplesTable[],
): Promise<void> {
  const { revision, changed_at } = note;
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const part = rows.slice(from, from + ROWS_A_STATEMENT);
    const values = part.map((row) => ({ ...row, action, revision, changed_at, item: note.items++ }));
    await sql.query.insertInto('permission_changes').values(values).execute();
  }
}
