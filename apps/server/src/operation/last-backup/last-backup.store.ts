import type { Sql } from '@gazetteer/kernel';

type Tables = { operation_last_backup: { id: number; made_at: string } };

const ONLY_ROW = 1;

/** Notes that this store was backed up as it was at a moment, in ISO 8601. */
export async function noteBackup(sql: Sql, madeAt: string): Promise<void> {
  await sql
    .as<Tables>()
    .query.insertInto('operation_last_backup')
    .values({ id: ONLY_ROW, made_at: madeAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ made_at: madeAt }))
    .execute();
}

/** The moment of the last backup that was written, in ISO 8601; undefined where there was none. */
export async function lastBackup(sql: Sql): Promise<string | undefined> {
  const row = await sql
    .as<Tables>()
    .query.selectFrom('operation_last_backup')
    .select('made_at')
    .executeTakeFirst();
  return row?.made_at;
}
