import type { Sql } from '@gazetteer/kernel';
import { type RawBuilder, sql as rawSql } from 'kysely';
import {
  type DescribedColumn,
  type Reference,
  type StoredColumn,
  type StoredTable,
  storedTables,
} from './stored-tables.ts';

/** The values of a row, in the order of its table's columns. */
export type StoredRow = readonly (string | number | null)[];

/** Rows of a cursor at a time: one may hold a chart with its data, which is megabytes. */
const FETCHED = 50;

/** The tables whose rows belong into a backup, each behind those that its rows name. */
export async function listStoredTables(sql: Sql): Promise<StoredTable[]> {
  const columns = await ask<DescribedColumn>(sql, columnsOf[sql.dialect]);
  const references = await ask<Reference>(sql, referencesOf[sql.dialect]);
  return storedTables(columns, references);
}

const columnsOf = {
  sqlite: `select tables.name as "table", columns.name as name, columns.type as type, columns.pk as key
    from pragma_table_list as tables join pragma_table_xinfo(tables.name) as columns
    where tables.schema = 'main' and tables.type = 'table' and columns.hidden = 0
      and tables.name not like 'sqlite_%'`,
  postgres: `select relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
      coalesce(array_position(indkey::int2[], attnum) + 1, 0) as key
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_index on indrelid = pg_class.oid and indisprimary
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and attnum > 0 and not attisdropped`,
};

const referencesOf = {
  sqlite: `select tables.name as "table", keys."table" as names
    from pragma_table_list as tables join pragma_foreign_key_list(tables.name) as keys
    where tables.schema = 'main'`,
  postgres: `select referring.relname as "table", referred.relname as names
    from pg_constraint
      join pg_class as referring on referring.oid = conrelid
      join pg_class as referred on referred.oid = confrelid
    where contype = 'f' and referring.relnamespace = current_schema()::regnamespace`,
};

/**
 * All rows of a table by its primary key, compared byte by byte, so that the same rows come in the same order from both
 * databases. To be read in a snapshot or a transaction.
 */
export async function* readRows(sql: Sql, table: StoredTable): AsyncGenerator<StoredRow> {
  const names = table.columns.map(({ name }) => name);
  for await (const row of sql.dialect === 'sqlite' ? streamed(sql, table) : fetched(sql, table)) {
    yield names.map((name) => row[name] ?? null);
  }
}

type Values = Record<string, string | number | null>;

function streamed(sql: Sql, { name, columns, key }: StoredTable): AsyncIterable<Values> {
  let query = sql
    .as<Record<string, Values>>()
    .query.selectFrom(name)
    .select(columns.map((column) => column.name));
  for (const column of key) query = query.orderBy(column);
  return query.stream();
}

async function* fetched(sql: Sql, table: StoredTable): AsyncGenerator<Values> {
  const order = table.key.map((name) => {
    const isText = table.columns.find((column) => column.name === name)?.type === 'text';
    return isText ? rawSql`${rawSql.ref(name)} collate "C"` : rawSql.ref(name);
  });
  await rawSql`declare stored_rows no scroll cursor for
    select ${namesOf(table)} from ${rawSql.table(table.name)} order by ${rawSql.join(order)}`.execute(
    sql.query,
  );
  for (;;) {
    const rows = await ask<Values>(sql, `fetch ${FETCHED} from stored_rows`);
    yield* rows;
    if (rows.length < FETCHED) break;
  }
  await ask(sql, 'close stored_rows');
}

/** How many rows a table has; 0 where there is no such table. */
export async function countRows(sql: Sql, name: string): Promise<number> {
  const found = await listTableNames(sql);
  if (!found.includes(name)) return 0;
  const { rows } = await rawSql<{ n: number }>`select count(*) as n from ${rawSql.table(name)}`.execute(
    sql.query,
  );
  return rows[0]?.n ?? 0;
}

/** The names of all tables of the store, whatever they are for. */
export async function listTableNames(sql: Sql): Promise<string[]> {
  const statement =
    sql.dialect === 'sqlite'
      ? `select name from pragma_table_list where schema = 'main' and type in ('table', 'virtual') and name not like 'sqlite_%'`
      : `select tablename as name from pg_tables where schemaname = current_schema()`;
  return (await ask<{ name: string }>(sql, statement)).map(({ name }) => name);
}

/** Writes rows, as few statements as can be. A transaction should be around it. */
export async function insertRows(sql: Sql, table: StoredTable, rows: readonly StoredRow[]): Promise<void> {
  const values = rawSql.join(table.columns.map((column, index) => valueAt(sql, column, index)));
  const from =
    sql.dialect === 'sqlite'
      ? rawSql`from json_each(${JSON.stringify(rows)})`
      : rawSql`from json_array_elements(${JSON.stringify(rows)}::json) as given (value)`;
  // A number that the database gave a row stays its own.
  const given = sql.dialect === 'sqlite' ? rawSql`` : rawSql`overriding system value`;
  await rawSql`insert into ${rawSql.table(table.name)} (${namesOf(table)}) ${given} select ${values} ${from}`.execute(
    sql.query,
  );
}

const types = { text: 'text', integer: 'bigint', real: 'double precision' } as const;

function valueAt({ dialect }: Sql, { type }: StoredColumn, index: number): RawBuilder<unknown> {
  const value = rawSql`value ->> ${rawSql.lit(index)}`;
  return dialect === 'sqlite' ? value : rawSql`(${value})::${rawSql.raw(types[type])}`;
}

/**
 * Runs `work`, during which no trigger reacts to what is written: each row is written as it was, and what triggers made of it
 * is written, too. To be called in a transaction.
 */
export async function withoutTriggers(
  sql: Sql,
  tables: readonly StoredTable[],
  work: () => Promise<void>,
): Promise<void> {
  if (sql.dialect === 'sqlite') {
    const triggers = await ask<{ name: string; sql: string }>(
      sql,
      `select name, sql from sqlite_schema where type = 'trigger'`,
    );
    for (const { name } of triggers) await rawSql`drop trigger ${rawSql.id(name)}`.execute(sql.query);
    await work();
    for (const trigger of triggers) await ask(sql, trigger.sql);
    return;
  }
  // What triggers have put off would stand in the way.
  await ask(sql, 'set constraints all immediate');
  const turn = async (how: 'disable' | 'enable') => {
    for (const { name } of tables) {
      await rawSql`alter table ${rawSql.table(name)} ${rawSql.raw(how)} trigger user`.execute(sql.query);
    }
  };
  await turn('disable');
  await work();
  await ask(sql, 'set constraints all immediate');
  await turn('enable');
}

/** Removes the rows of all tables, the last one's first. */
export async function emptyTables(sql: Sql, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables.toReversed()) {
    await rawSql`delete from ${rawSql.table(name)}`.execute(sql.query);
  }
}

/** Lets a database go on numbering rows behind those that were written with a number. */
export async function continueNumbers(sql: Sql): Promise<void> {
  if (sql.dialect === 'sqlite') return;
  const numbered = await ask<{ table: string; name: string }>(
    sql,
    `select attrelid::regclass::text as "table", attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and attidentity <> ''`,
  );
  for (const { table, name } of numbered) {
    await rawSql`select setval(pg_get_serial_sequence(${table}, ${name}), max(${rawSql.ref(name)}))
      from ${rawSql.raw(table)} having max(${rawSql.ref(name)}) is not null`.execute(sql.query);
  }
}

/** Removes all tables of a PostgreSQL schema, whatever they hold. */
export async function dropTables(sql: Sql): Promise<void> {
  const names = await listTableNames(sql);
  if (names.length === 0) return;
  await rawSql`drop table ${rawSql.join(names.map((name) => rawSql.table(name)))} cascade`.execute(sql.query);
}

/** Lets the next start make the search index anew. */
export async function markSearchStale(sql: Sql): Promise<void> {
  await ask(sql, 'update search_state set stale = 1');
}

async function ask<Row>(sql: Sql, statement: string): Promise<Row[]> {
  return (await rawSql.raw<Row>(statement).execute(sql.query)).rows;
}

function namesOf({ columns }: StoredTable): RawBuilder<unknown> {
  return rawSql.join(columns.map(({ name }) => rawSql.ref(name)));
}
