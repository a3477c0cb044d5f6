import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** The bytes of the database: of its file, or of the one on the server. */
export async function sizeOfStore({ dialect, query }: Sql): Promise<number> {
  const question =
    dialect === 'sqlite'
      ? rawSql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : rawSql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await question.execute(query);
  return Number(rows[0]?.bytes ?? 0);
}
