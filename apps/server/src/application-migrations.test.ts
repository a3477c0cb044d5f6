import { migrate, type Sql } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { expect, it } from 'vitest';
import { applicationMigrations } from './application-migrations.ts';

type Column = { table: string; name: string; type: string };
type Row = Record<string, unknown>;

/** The words of the search index, and scores of datasets: later steps throw them away, and they are made anew at the next start. */
const madeAnew = ['search_text', 'catalogue_fair_scores', 'catalogue_fair_totals'];

/** The same in every row, so that each names the others it must belong to. */
const sampleOf = ({ table, name, type }: Column): unknown => {
  if (/tsvector/.test(type)) return 'x';
  // A later step reads the words of what is stored here.
  if (table === 'content_articles' && name === 'tags') return '["x"]';
  if (/int|bool|numeric/i.test(type)) return 1;
  if (/real|double/i.test(type)) return 0.5;
  if (/blob|bytea/i.test(type)) return Buffer.from('x');
  if (/text|character/i.test(type)) return 'x';
  throw new Error(`No sample for ${table}.${name}, which is ${type}`);
};

describeStores('the schema', (_open, openNew) => {
  it('is the same made at once and step by step over filled tables, of which every row stays', async () => {
    const atOnce = await openNew();
    await migrate(atOnce, applicationMigrations);
    const expected = await describeSchema(atOnce);

    const upgraded = await openNew();
    const filled = new Map<string, Row>();
    for (const step of applicationMigrations.keys()) {
      await migrate(upgraded, applicationMigrations.slice(0, step + 1));
      await fillNewTables(upgraded, filled);
    }

    expect(await describeSchema(upgraded)).toEqual(expected);
    for (const table of madeAnew) {
      expect([table, await rowsOf(upgraded, table)]).toEqual([table, []]);
      filled.delete(table);
    }
    // It rises with every row that is written.
    filled.delete('pages_version');
    expect(filled.size).toBeGreaterThan(50);
    for (const [table, row] of filled) {
      expect([table, await rowsOf(upgraded, table)]).toEqual([
        table,
        expect.arrayContaining([expect.objectContaining(row)]),
      ]);
    }
  });

  it('takes nothing away that the version before reads, and asks for nothing that it does not write', async () => {
    const sql = await openNew();
    const problems: string[] = [];
    let before = await columnsByTable(sql);
    for (const [step, { name }] of applicationMigrations.entries()) {
      await migrate(sql, applicationMigrations.slice(0, step + 1));
      const after = await columnsByTable(sql);
      problems.push(...whatIsInTheWay(before, after).map((problem) => `${name}: ${problem}`));
      before = after;
    }
    expect(before.size).toBeGreaterThan(50);
    expect(problems).toEqual([]);

    await rawSql`alter table content_articles drop column tags`.execute(sql.query);
    await rawSql`alter table content_articles add column mood text`.execute(sql.query);
    expect(whatIsInTheWay(before, await columnsByTable(sql))).toEqual(['content_articles.tags is gone']);
  });
});

type NeededColumn = { table: string; name: string; needed: number | boolean };

/** By table the columns, and whether a row must bring them. */
async function columnsByTable(sql: Sql): Promise<Map<string, Map<string, boolean>>> {
  const columns = await ask<NeededColumn>(
    sql,
    sql.dialect === 'sqlite'
      ? `select tables.name as "table", columns.name as name,
           columns."notnull" = 1 and columns.dflt_value is null and columns.pk = 0 as needed
         from pragma_table_list as tables join pragma_table_xinfo(tables.name) as columns
         where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite_%'`
      : `select relname as "table", attname as name, attnotnull and not atthasdef and attidentity = '' as needed
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  return new Map(
    [...tables].map(([table, list]) => [
      table,
      new Map(list.map(({ name, needed }) => [name, Boolean(needed)])),
    ]),
  );
}

/** What keeps a version that knows the tables as they were from reading and writing them as they are. */
function whatIsInTheWay(
  before: Map<string, Map<string, boolean>>,
  after: Map<string, Map<string, boolean>>,
): string[] {
  return [...before].flatMap(([table, columns]) => {
    const left = after.get(table);
    if (!left) return [`${table} is gone`];
    const gone = [...columns.keys()].filter((name) => !left.has(name));
    const asked = [...left].filter(([name, needed]) => needed && !columns.get(name));
    return [
      ...gone.map((name) => `${table}.${name} is gone`),
      ...asked.map(([name]) => `${table}.${name} must be given`),
    ];
  });
}

async function fillNewTables(sql: Sql, filled: Map<string, Row>): Promise<void> {
  const tables = Map.groupBy(await writableColumns(sql), ({ table }) => table);
  let waiting = [...tables].filter(([table]) => !filled.has(table));
  // Rows that name others can only follow them: what cannot be written yet is tried again after the rest.
  while (waiting.length > 0) {
    const failed: typeof waiting = [];
    let reason: unknown;
    for (const [table, columns] of waiting) {
      try {
        filled.set(table, (await rowsOf(sql, table))[0] ?? (await insertSample(sql, table, columns)));
      } catch (error) {
        reason = error;
        failed.push([table, columns]);
      }
    }
    if (failed.length === waiting.length) throw reason;
    waiting = failed;
  }
}

async function insertSample(sql: Sql, table: string, columns: readonly Column[]): Promise<Row> {
  const names = rawSql.join(columns.map(({ name }) => rawSql.ref(name)));
  const values = rawSql.join(columns.map(sampleOf));
  const insert = rawSql`insert into ${rawSql.table(table)} (${names}) values (${values})`;
  await insert.execute(sql.query);
  const [row] = await rowsOf(sql, table);
  if (!row) throw new Error(`Nothing was written into ${table}`);
  return row;
}

async function ask<Answer>(sql: Sql, statement: string): Promise<Answer[]> {
  return (await rawSql.raw<Answer>(statement).execute(sql.query)).rows;
}

const rowsOf = async (sql: Sql, table: string): Promise<Row[]> =>
  (await rawSql<Row>`select * from ${rawSql.table(table)}`.execute(sql.query)).rows;

/** The columns of all tables that hold what people gave; not those that the database numbers or computes. */
async function writableColumns(sql: Sql): Promise<Column[]> {
  return ask<Column>(
    sql,
    sql.dialect === 'sqlite'
      ? `select tables.name as "table", columns.name as name, columns.type as type
         from pragma_table_list as tables join pragma_table_xinfo(tables.name) as columns
         where tables.schema = 'main' and tables.type = 'table' and columns.hidden = 0
           and tables.name not like 'sqlite_%' and tables.name <> 'applied_migrations'`
      : `select relname as "table", attname as name, format_type(atttypid, atttypmod) as type
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'applied_migrations'
           and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''`,
  );
}

/** Everything the statements have made, as the database itself tells of it. */
async function describeSchema(sql: Sql): Promise<unknown> {
  if (sql.dialect === 'sqlite')
    return ask(sql, 'select type, name, tbl_name, sql from sqlite_master order by type, name');
  const statements = [
    `select table_name, column_name, data_type, is_nullable, column_default, collation_name
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
    `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`,
    `select conname, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace order by 2, 1`,
    `select tgname, tgrelid::regclass::text as owner, pg_get_triggerdef(oid) as definition
     from pg_trigger where not tgisinternal order by 2, 1`,
  ];
  const answers: unknown[] = [];
  for (const statement of statements) answers.push(await ask(sql, statement));
  return answers;
}
