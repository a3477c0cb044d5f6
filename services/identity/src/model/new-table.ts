import { type CreateTableBuilder, type Kysely, sql as rawSql } from 'kysely';

type Dialect = 'sqlite' | 'postgres';
type Table = CreateTableBuilder<string, never>;
type Column = Parameters<NonNullable<Parameters<Table['addColumn']>[2]>>[0];

/** Starts a table; on SQLite one that holds its columns to their types. */
export function newTable(query: Kysely<unknown>, dialect: Dialect, name: string): Table {
  const table: Table = query.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(rawSql`strict`) : table;
}

/** Text compared byte by byte, as SQLite does; PostgreSQL would follow the server's language otherwise. */
export function bytewise(dialect: Dialect) {
  return dialect === 'sqlite' ? 'text' : rawSql`text collate "C"`;
}

/** Adds an index named after its columns. */
export async function addIndex(query: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await query.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}

/** The column that says which project a row belongs to; the rows of a project go with it. */
export function ofProject(column: Column): Column {
  return column.notNull().references('identity_projects.id').onDelete('cascade');
}
