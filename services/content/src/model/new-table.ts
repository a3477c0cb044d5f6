import { type CreateTableBuilder, type Kysely, sql as rawSql } from 'kysely';

type Dialect = 'sqlite' | 'postgres';
type Table = CreateTableBuilder<string, never>;

/** Starts a table; on SQLite one that holds its columns to their types. */
export function newTable(query: Kysely<unknown>, dialect: Dialect, name: string): Table {
  const table: Table = query.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table;
}

/** Text compared byte by byte, as SQLite does; PostgreSQL would follow the server's language otherwise. */
export function bytewise(dialect: Dialect) {
  return dialect === 'sqlite' ? 'text' : rawSql`text collate "C"`;
}
