import { type CreateTableBuilder, type Kysely, sql as rawSql } from 'kysely';
import type { SqlDialect } from './sql.ts';

type Table = CreateTableBuilder<string, never>;

/** Starts a table; on SQLite one that holds its columns to their types. */
export function newTable(query: Kysely<unknown>, dialect: SqlDialect, name: string): Table {
  const table: Table = query.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table;
}

/** Text compared byte by byte, as SQLite does; PostgreSQL would follow the server's language otherwise. */
export function bytewise(dialect: SqlDialect) {
  return dialect === 'sqlite' ? 'text' : rawSql`text collate "C"`;
}
