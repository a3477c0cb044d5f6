import { type Kysely, sql as rawSql } from 'kysely';
import { askTogether } from '../work/ask-together.ts';
import type { Sql, SqlDialect } from './sql.ts';

/** A table whose rows pages show; where not all of them do, `shown` says which, of the row called `row`. */
export type ShownTable = { table: string; shown?: (row: 'old' | 'new') => string };

type Event = 'insert' | 'update' | 'delete';

const rowsOf = { insert: ['new'], update: ['old', 'new'], delete: ['old'] } as const;

/**
 * Makes the step of a schema after which every change of these tables raises the version of what pages show, in the
 * transaction of the change, whichever process or program makes it.
 */
export function pagesVersionStep(tables: readonly ShownTable[]) {
  return async (query: Kysely<unknown>, dialect: SqlDialect): Promise<void> => {
    await makeVersion(query, dialect);
    for (const shown of tables)
      for (const event of ['insert', 'update', 'delete'] as const) {
        await rawSql.raw(triggerOf(shown, event, dialect)).execute(query);
      }
  };
}

async function makeVersion(query: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  await query.schema
    .createTable('pages_version')
    .ifNotExists()
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .execute();
  await rawSql`insert into pages_version (id, version) values (1, 0) on conflict do nothing`.execute(query);
  if (dialect === 'postgres') await rawSql.raw(raiseOnce).execute(query);
}

/** Once a transaction, however many rows it changes: each version of the one row would be a row to clear away. */
const raiseOnce = `
  create or replace function raise_pages_version() returns trigger language plpgsql as $$
  begin
    if current_setting('gazetteer.raised_in', true) is distinct from pg_current_xact_id()::text then
      update pages_version set version = version + 1 where id = 1;
      perform set_config('gazetteer.raised_in', pg_current_xact_id()::text, true);
    end if;
    return null;
  end $$`;

function triggerOf({ table, shown }: ShownTable, event: Event, dialect: SqlDialect): string {
  const name = `${table}_${event}_raises_pages`;
  const condition = shown ? `when (${rowsOf[event].map(shown).join(' or ')})` : '';
  if (dialect === 'sqlite')
    return `create trigger ${name} after ${event} on ${table} ${condition} begin
      update pages_version set version = version + 1 where id = 1;
    end`;
  // Deferred to the commit: the row that all writers share is locked last and for a moment, so nobody waits in a circle.
  return `create constraint trigger ${name} after ${event} on ${table} deferrable initially deferred
    for each row ${condition} execute function raise_pages_version()`;
}

type VersionTable = { pages_version: { id: number; version: number } };

/** Makes the question at which version what pages show is now; those who ask at once ask together. */
export function pagesVersionOf(sql: Sql): () => Promise<number> {
  const store = sql.as<VersionTable>();
  const question = store.query.selectFrom('pages_version').select('version').where('id', '=', 1).compile();
  return askTogether(async () => {
    const { rows } = await store.query.executeQuery(question);
    const [row] = rows;
    if (!row) throw new Error('The version of what pages show is missing');
    return row.version;
  });
}
