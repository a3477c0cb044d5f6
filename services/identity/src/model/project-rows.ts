import type { CreateTableBuilder, Kysely } from 'kysely';

type Table = CreateTableBuilder<string, never>;
type Column = Parameters<NonNullable<Parameters<Table['addColumn']>[2]>>[0];

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
