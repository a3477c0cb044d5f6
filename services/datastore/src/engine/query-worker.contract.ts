/**
 * What the service may ask of its query workers, and the messages that carry it.
 * DuckDB runs only behind this contract, in child processes that may be killed at any time.
 */

/** A Parquet file that the query sees as a table of this name. */
export type TableSource = { name: string; path: string };

export type QueryRequest = {
  tables: TableSource[];
  /** One statement; values are written `$1`, `$2`, … and given in `parameters`. */
  sql: string;
  /** JSON values: text, numbers, booleans, null. Objects and lists must be sent as JSON text and cast. */
  parameters?: unknown[];
  /** Statements that run first on the same connection, for readers that need a macro or a setting; before the lock. */
  preparation?: string[];
  timeoutMilliseconds?: number;
  /** Rows after this many are not read; the answer then says `truncated`. */
  rowLimit?: number;
  /** For SQL written by strangers: an engine that sees only `tables`, configuration locked. */
  locked?: boolean;
  /** What else such an engine is told before its configuration is locked, as `name = value`. */
  settings?: readonly string[];
  /** Nobody waits for it: it runs in a process of its own, on one thread, one after the other. */
  background?: boolean;
  /** Whose query it is, so that nobody takes the places of all; unless given, whoever the running work is for. */
  caller?: string | undefined;
  /** Rows that would make the answer longer than this, as JSON, are not read; the answer says `truncated`. */
  byteLimit?: number;
  /** What columns are called that the query gives no name. */
  names?: ColumnNames;
  /** The rows go to a file; the answer's own are then empty. */
  file?: { path: string; format: RowFormat };
};

/**
 * Names of an answer's columns from its beginning and from its end, null for those that keep theirs. What lies between
 * keeps its names; if `exact`, nothing may.
 */
export type ColumnNames = {
  first: readonly (string | null)[];
  last: readonly (string | null)[];
  exact: boolean;
};

/** Runs one statement of ours on tables or a file that are settled; the rows come back as of any query. */
export type Ask = (sql: string) => Promise<unknown[][]>;

/** How rows are written to a file by the worker itself, which needs no leave of the engine. */
export type RowFormat = 'csv' | 'tsv' | 'json' | 'ndjson';

/** `type` is DuckDB's own name of the type, such as `BIGINT` or `DECIMAL(18,3)`. No two have one name. */
export type QueryColumn = { name: string; type: string };

/**
 * Every value is a JSON value. Integers outside ±2^53 and decimals that a double cannot carry are text;
 * dates are `YYYY-MM-DD`, timestamps `YYYY-MM-DDTHH:MM:SS[.ffffff]`; NaN and infinities are null.
 */
export type QueryResult = { columns: QueryColumn[]; rows: unknown[][]; truncated: boolean };

export type FileFormat =
  | { kind: 'parquet'; rowGroupSize?: number }
  | { kind: 'csv'; delimiter: ',' | '\t' }
  | { kind: 'json'; array: boolean }
  /** The one column as it is, a row a line. */
  | { kind: 'lines' };

/** The rows, `_id` first, as a file that single ones are read from (`row-index/`); `indexed` columns lead to them. */
export type RowIndexFormat = { kind: 'row_index'; indexed: readonly IndexedColumn[] };

/** A column of texts, of days or of whole numbers. */
export type IndexedColumn = { name: string; type: 'varchar' | 'bigint' };

/** A query whose rows go to a file instead of the caller. */
export type ExportRequest = Pick<
  QueryRequest,
  'tables' | 'sql' | 'parameters' | 'preparation' | 'timeoutMilliseconds' | 'background'
> & { path: string; format: FileFormat | RowIndexFormat };

export type ExportProgress = { fraction: number };

export type QueryWorkers = {
  /** @throws QueryError */
  run(request: QueryRequest, signal?: AbortSignal): Promise<QueryResult>;
  /** Writes the rows to `path` (made or replaced) and tells how many there were. @throws QueryError */
  export(
    request: ExportRequest,
    options?: { signal?: AbortSignal; onProgress?: (progress: ExportProgress) => void },
  ): Promise<{ rows: number }>;
  /** DuckDB's own syntax tree of the text, as `json_serialize_sql` gives it. @throws QueryError */
  serializeSql(
    sql: string,
    options?: { signal?: AbortSignal | undefined; caller?: string | undefined },
  ): Promise<unknown>;
  /** Ends the children; running queries fail with `cancelled`. */
  close(): Promise<void>;
};

export type QueryFailure =
  | 'syntax'
  | 'failed'
  | 'timed_out'
  | 'out_of_memory'
  | 'too_large'
  | 'crashed'
  | 'busy'
  | 'cancelled';

/** Where the engine found the fault and what it would have taken instead. */
export type FailureDetails = {
  /** Offset into the text in bytes of UTF-8. */
  position?: number;
  /** The engine's own class of the fault, such as `COLUMN_NOT_FOUND`. */
  subtype?: string;
  name?: string;
  candidates?: string[];
};

/** A query that gave no answer; `kind` says why, `message` is safe to show. */
export class QueryError extends Error {
  readonly kind: QueryFailure;
  readonly details: FailureDetails;
  constructor(kind: QueryFailure, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'QueryError';
    this.kind = kind;
    this.details = details;
  }
}

export type WorkerRequest =
  | { kind: 'run'; id: number; request: QueryRequest }
  | { kind: 'export'; id: number; request: ExportRequest }
  | { kind: 'serialize'; id: number; sql: string }
  | { kind: 'cancel'; id: number };

export type WorkerMessage =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'progress'; id: number; progress: ExportProgress }
  | { kind: 'failed'; id: number; failure: QueryFailure; message: string; details?: FailureDetails };
