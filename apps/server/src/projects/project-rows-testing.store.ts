import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';

/** The tables with a column `project_id` that have rows of a project; for tests. */
export async function tablesWith(sql: Sql, projectId: string): Promise<string[]> {
  const tables = await sql.query.introspection.getTables();
  const found: string[] = [];
  for (const { name, columns } of tables) {
    if (!columns.some((column) => column.name === 'project_id')) continue;
    const { rows } = await rawSql<{ found: number }>`
      select 1 as found from ${rawSql.table(name)} where project_id = ${projectId} limit 1
    `.execute(sql.query);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
