import {
  ApplicationError,
  accessDenied,
  invalidInput,
  timedOut,
  unavailable,
  type Caller,
} from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { QueryError, type QueryColumn, type QueryResult } from '../engine/query-worker.contract.ts';
import { openTable, type OpenTable } from '../tables/open-table.ts';
import { mayRead } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { inspectSql } from './inspect-sql.ts';
import { findSqlExcess } from './sql-limits.ts';
import { SqlRefusal } from './sql-refusal.ts';
import { isNode } from './sql-tree.ts';

/** The most rows one answer carries, as CKAN has it. */
const MAXIMUM_ROWS = 32_000;

const MAXIMUM_TABLES = 16;

export type SqlAnswer = {
  columns: QueryColumn[];
  rows: unknown[][];
  truncated: boolean;
  tables: OpenTable[];
};

/**
 * Runs a query written by a stranger: size first, then its syntax tree, then the right to every table it
 * names, and only then an engine that knows those tables and nothing else.
 * @throws invalid_input, access_denied, not_found, timed_out
 */
export async function searchSql(
  context: DatastoreContext,
  caller: Caller,
  sql: string,
  signal?: AbortSignal,
): Promise<SqlAnswer> {
  const excess = findSqlExcess(sql);
  if (excess) throw invalidInput({ sql: [excess] });
  const query = await inspect(context, sql);
  const tables = new Map<string, OpenTable>();
  for (const name of query.tables) tables.set(name, await openReadable(context, caller, name));
  await refuseShadows(context, caller, query.commonTables);
  const result = await run(context, sql, tables, signal);
  return { ...result, tables: [...tables.values()] };
}

async function inspect(context: DatastoreContext, sql: string) {
  try {
    const tree = await context.workers.serializeSql(sql);
    if (isNode(tree) && tree.error === true) throw syntaxError(sql, String(tree.error_message));
    const query = inspectSql(tree);
    if (query.tables.length > MAXIMUM_TABLES) {
      throw new SqlRefusal('too_complex', `The query reads more than ${MAXIMUM_TABLES} tables.`);
    }
    return query;
  } catch (error) {
    throw describeFailure(error, sql);
  }
}

async function openReadable(context: DatastoreContext, caller: Caller, name: string): Promise<OpenTable> {
  // The engine's own catalogue; CKAN answers 403 for PostgreSQL's.
  if (/^(pg_|duckdb_|sqlite_|information_schema)/i.test(name)) {
    throw accessDenied(`Access denied: not authorized to read "${name}"`);
  }
  return openTable(context, caller, name);
}

/** A WITH query named like a table the caller may read would make the same text mean two things. */
async function refuseShadows(
  context: DatastoreContext,
  caller: Caller,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const table = await findTable(context.sql, name);
    const resource = table && (await context.resources.find(table.resourceId));
    if (resource && (await mayRead(context, caller, resource))) {
      throw invalidInput({ query: [`The WITH query "${name}" has the name of a table; give it another.`] });
    }
  }
}

async function run(
  context: DatastoreContext,
  sql: string,
  tables: ReadonlyMap<string, OpenTable>,
  signal?: AbortSignal,
): Promise<QueryResult> {
  const sources = [...tables].map(([name, table]) => ({ name, path: table.path }));
  try {
    return await context.workers.run({ tables: sources, sql, rowLimit: MAXIMUM_ROWS, locked: true }, signal);
  } catch (error) {
    throw describeFailure(error, sql);
  }
}

function describeFailure(error: unknown, sql: string): unknown {
  if (error instanceof SqlRefusal) {
    return error.reason === 'function' || error.reason === 'table'
      ? accessDenied(`Access denied: ${error.message}`)
      : invalidInput({ query: [error.message] });
  }
  if (!(error instanceof QueryError)) return error;
  if (error.kind === 'busy' || error.kind === 'cancelled') return unavailable(error.message);
  if (error.kind === 'syntax' || error.kind === 'failed') return syntaxError(sql, error.message);
  return timedOut(error.message);
}

/** As CKAN tells of a statement that its engine refused. */
function syntaxError(sql: string, message: string): ApplicationError {
  return new ApplicationError('invalid_input', 400, message, {
    fields: { query: [message] },
    info: { statement: [sql], params: [{}], orig: [message] },
  });
}
