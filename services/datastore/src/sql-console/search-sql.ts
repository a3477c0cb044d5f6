import { accessDenied, askerName, type Caller, currentAsker, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { detailsOf } from '../engine/describe-failure.ts';
import {
  QueryError,
  type ColumnNames,
  type QueryColumn,
  type QueryRequest,
  type QueryResult,
} from '../engine/query-worker.contract.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { findEdits } from './edit-sql.ts';
import { type InspectedSql, inspectSql } from './inspect-sql.ts';
import { isReadableName, openNamedTable } from '../tables/open-named-table.ts';
import { postgresPreparation, postgresSettings } from './postgres-macros.ts';
import { parserMessage } from './refusal-words.ts';
import { resultNames } from './result-names.ts';
import { describeSqlFault, tableMissing } from './sql-fault.ts';
import { findSqlExcess } from './sql-limits.ts';
import { SqlRefusal } from './sql-refusal.ts';
import { isNode, nodeOf } from './sql-tree.ts';
import { applyEdits, type Edit, positionBefore } from './text-edit.ts';

/** The most rows one answer carries, as CKAN has it. */
const MAXIMUM_ROWS = 32_000;

// An answer passes through the process that serves everyone else: reading this much takes it some 50 ms.
const MAXIMUM_BYTES = 8_000_000;
// A file does not.
const MAXIMUM_FILE_BYTES = 100_000_000;

const MAXIMUM_TABLES = 16;

export type SqlRequest = {
  sql: string;
  /** Where the caller sits: those who have no name are told apart by it. */
  address?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Where the rows go instead of the answer. */
  file?: QueryRequest['file'];
};

export type SqlAnswer = {
  columns: QueryColumn[];
  rows: unknown[][];
  truncated: boolean;
  tables: OpenTable[];
};

/**
 * Runs a query written by a stranger: size first, then its syntax tree, then the right to every table it
 * names, and only then an engine that knows those tables and nothing else.
 * @throws invalid_input, access_denied, not_found, timed_out, unavailable; `info.fault` tells what and where
 */
export async function searchSql(
  context: DatastoreContext,
  caller: Caller,
  request: SqlRequest,
): Promise<SqlAnswer> {
  const { sql } = request;
  const excess = findSqlExcess(sql);
  if (excess) throw invalidInput({ sql: [excess] });
  // What pages and GraphQL ask comes from this process, on behalf of somebody who does not.
  const asker = currentAsker() ?? askerName(caller, request.address ?? 'here');
  const turn = { caller: asker, signal: request.signal };
  try {
    const query = await readSql(context, sql, turn);
    const tables = await openTables(context, caller, sql, query.inspected);
    const result = await run(context, { ...request, query }, turn, tables);
    return { ...result, tables: [...tables.values()] };
  } catch (error) {
    throw describeSqlFault(error, sql);
  }
}

/** A query that may run: its text as the engine is to read it, and what PostgreSQL calls its columns. */
type ReadableSql = { text: string; edits: readonly Edit[]; inspected: InspectedSql; names: ColumnNames };

/** What runs is what was inspected: a text that had to be edited is parsed and inspected once more. */
async function readSql(context: DatastoreContext, sql: string, turn: Turn): Promise<ReadableSql> {
  const tree = await context.workers.serializeSql(sql, turn);
  const inspected = inspect(tree);
  const names = resultNames(nodeOf(tree), sql);
  const edits = findEdits(tree, sql);
  if (edits.length === 0) return { text: sql, edits, inspected, names };
  const text = applyEdits(sql, edits);
  return { text, edits, inspected: inspect(await context.workers.serializeSql(text, turn)), names };
}

type Turn = { caller: string; signal: AbortSignal | undefined };

function inspect(tree: unknown): InspectedSql {
  if (isNode(tree) && tree.error === true) {
    throw new QueryError(
      'syntax',
      parserMessage(String(tree.error_message)),
      detailsOf(tree as Record<string, string>),
    );
  }
  const query = inspectSql(tree);
  if (query.tables.length > MAXIMUM_TABLES) {
    throw new SqlRefusal('too_complex', `The query reads more than ${MAXIMUM_TABLES} tables.`);
  }
  return query;
}

async function openTables(
  context: DatastoreContext,
  caller: Caller,
  sql: string,
  { tables: names, places, commonTables }: InspectedSql,
): Promise<Map<string, OpenTable>> {
  const tables = new Map<string, OpenTable>();
  for (const name of names) {
    // The engine's own catalogue; CKAN answers 403 for PostgreSQL's.
    if (/^(pg_|duckdb_|sqlite_|information_schema)/i.test(name)) {
      throw accessDenied(`Access denied: not authorized to read "${name}"`);
    }
    const table = await openNamedTable(context, caller, name);
    if (!table) throw tableMissing(name, sql, places.get(name));
    tables.set(name, table);
  }
  await refuseShadows(context, caller, commonTables);
  return tables;
}

/** A WITH query named like a table the caller may read would make the same text mean two things. */
async function refuseShadows(
  context: DatastoreContext,
  caller: Caller,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    if (await isReadableName(context, caller, name)) {
      throw invalidInput({ query: [`The WITH query "${name}" has the name of a table; give it another.`] });
    }
  }
}

async function run(
  context: DatastoreContext,
  { query, file }: SqlRequest & { query: ReadableSql },
  { caller, signal }: Turn,
  tables: ReadonlyMap<string, OpenTable>,
): Promise<QueryResult> {
  const sources = [...tables].map(([name, table]) => ({ name, path: table.path }));
  const limits = { rowLimit: MAXIMUM_ROWS, byteLimit: file ? MAXIMUM_FILE_BYTES : MAXIMUM_BYTES };
  try {
    return await context.workers.run(
      {
        tables: sources,
        sql: query.text,
        locked: true,
        caller,
        names: query.names,
        ...limits,
        settings: postgresSettings,
        preparation: postgresPreparation(query.inspected),
        ...(file ? { file } : {}),
      },
      signal,
    );
  } catch (error) {
    throw placedAsWritten(error, query.edits);
  }
}

/** A failure with its place in the text that its author wrote. */
function placedAsWritten(error: unknown, edits: readonly Edit[]): unknown {
  if (!(error instanceof QueryError) || error.details.position === undefined) return error;
  const position = positionBefore(edits, error.details.position);
  return new QueryError(error.kind, error.message, { ...error.details, position });
}
