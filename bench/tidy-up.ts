import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** Does what a PostgreSQL server does by itself a minute after a store was filled, which would be in the middle of a measurement. */
export async function tidyUp(sql: Sql): Promise<void> {
  if (sql.dialect !== 'postgres') return;
  await rawSql`vacuum (analyze)`.execute(sql.query);
  await rawSql`checkpoint`.execute(sql.query);
}
