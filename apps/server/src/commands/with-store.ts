import type { Sql } from '@gazetteer/kernel';
import { openStore } from '../open-store.ts';
import { loadSettings, type Settings } from '../settings.ts';

/** Opens the SQL store alone for one command, brought up to date, and closes it however the command ends. */
export async function withStore<Result>(
  work: (sql: Sql, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = loadSettings(process.env);
  const sql = await openStore(settings);
  try {
    return await work(sql, settings);
  } finally {
    await sql.close();
  }
}
