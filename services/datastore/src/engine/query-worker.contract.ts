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
  /** Statements that run first on the same connection, for readers that need a macro or a setting. */
  preparation?: string[];
  timeoutMilliseconds?: number;
  /** Rows after this many are not read; the answer then says `truncated`. */
  rowLimit?: number;
  /** For SQL written by strangers: an engine of its own that sees only `tables`, configuration locked. */
  locked?: boolean;
};

/** `type` is DuckDB's own name of the type, such as `BIGINT` or `DECIMAL(18,3)`. */
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

/** A query whose rows go to a file instead of the caller. */
export type ExportRequest = Omit<QueryRequest, 'rowLimit' | 'locked'> & { path: string; format: FileFormat };

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
  serializeSql(sql: string): Promise<unknown>;
  /** Ends the children; running queries fail with `cancelled`. */
  close(): Promise<void>;
};

export type QueryFailure =
  | 'syntax'
  | 'failed'
  | 'timed_out'
  | 'out_of_memory'
  | 'crashed'
  | 'busy'
  | 'cancelled';

/** A query that gave no answer; `kind` says why, `message` is safe to show. */
export class QueryError extends Error {
  readonly kind: QueryFailure;
  constructor(kind: QueryFailure, message: string) {
    super(message);
    this.name = 'QueryError';
    this.kind = kind;
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
  | { kind: 'failed'; id: number; failure: QueryFailure; message: string };
