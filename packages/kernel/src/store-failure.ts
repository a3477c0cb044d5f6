import { ApplicationError } from './errors.ts';

/** The stores that everything stands on: the SQL store, the one for objects, and the disk for temporary files. */
export type StoreName = 'sql' | 'objects' | 'disk';

/** What is wrong with a store: nobody answers, there is no room, too much is asked of it, or it cannot be used as it is. */
export type StoreFault = 'away' | 'full' | 'busy' | 'unusable' | 'missing';

const names: Record<StoreName, string> = {
  sql: 'The SQL store',
  objects: 'The object store',
  disk: 'The disk for temporary files',
};

const messages: Record<StoreFault, (store: string) => string> = {
  away: (store) => `${store} does not answer. Please try again in a moment.`,
  full: (store) => `${store} has no room left, so nothing can be saved. Please try again later.`,
  busy: (store) => `${store} is too busy. Please try again in a moment.`,
  unusable: (store) => `${store} cannot be used as it is. Please try again later.`,
  missing: (store) => `${store} does not have a file that belongs to this. Please try again later.`,
};

/**
 * 503: a store cannot do what it should, whoever asks and whatever for. Clients may try again; what was to be changed was
 * not. The message names no address and no file: these are in `cause`, for the log.
 */
export class StoreFailure extends ApplicationError {
  readonly store: StoreName;
  readonly fault: StoreFault;

  constructor(store: StoreName, fault: StoreFault, cause?: unknown) {
    super('unavailable', 503, messages[fault](names[store]), { cause });
    this.name = 'StoreFailure';
    this.store = store;
    this.fault = fault;
  }
}

/**
 * Recognises the failures of a store itself among those of what was asked of it.
 * @returns a `StoreFailure`, or the error as it is where the store works and refuses this one question
 */
export function asStoreFailure(store: StoreName, error: unknown): unknown {
  if (error instanceof ApplicationError || !(error instanceof Error)) return error;
  const fault = faultOf(error);
  return fault ? new StoreFailure(store, fault, error) : error;
}

/** What fails whoever asks and whatever for, until somebody mends it. */
const OUTAGES: ReadonlySet<StoreFault> = new Set(['away', 'full']);

/**
 * The failure of a store behind an error, or behind its cause, where all that comes next would fail in the same way: work on
 * many things ends there instead of failing for each.
 */
export function findOutage(error: unknown): StoreFailure | undefined {
  if (error instanceof StoreFailure) return OUTAGES.has(error.fault) ? error : undefined;
  return error instanceof Error && error.cause !== undefined ? findOutage(error.cause) : undefined;
}

/** Whether a file could not be written because its disk has no room. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

type Clues = Error & {
  code?: unknown;
  /** Of SQLite. */
  errcode?: unknown;
};

function faultOf(error: Clues): StoreFault | undefined {
  const { code, errcode, message, name } = error;
  if (name === 'TimeoutError') return 'away';
  if (code === 'ERR_SQLITE_ERROR') return sqliteFaults.get(Number(errcode) & 0xff);
  if (typeof code === 'string') {
    return systemFaults.get(code) ?? (/^[0-9A-Z]{5}$/.test(code) ? postgresFault(code) : undefined);
  }
  return /^Connection terminated|^timeout exceeded when trying to connect|connection error and is not queryable/.test(
    message,
  )
    ? 'away'
    : undefined;
}

/** By the primary result code, https://www.sqlite.org/rescode.html */
const sqliteFaults = new Map<number, StoreFault>([
  [5, 'busy'], // SQLITE_BUSY
  [6, 'busy'], // SQLITE_LOCKED
  [8, 'unusable'], // SQLITE_READONLY
  [10, 'unusable'], // SQLITE_IOERR
  [11, 'unusable'], // SQLITE_CORRUPT
  [13, 'full'], // SQLITE_FULL
  [14, 'unusable'], // SQLITE_CANTOPEN
  [26, 'unusable'], // SQLITE_NOTADB
]);

/** By the code of the system call, or of the resolver. */
const systemFaults = new Map<string, StoreFault>([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN'].map(
    (code) => [code, 'away'] as const,
  ),
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN'].map((code) => [code, 'away'] as const),
  ...['ENOSPC', 'EDQUOT'].map((code) => [code, 'full'] as const),
  ...['EMFILE', 'ENFILE'].map((code) => [code, 'busy'] as const),
  ...['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENXIO', 'ESTALE', 'EPROTO'].map(
    (code) => [code, 'unusable'] as const,
  ),
]);

/** By SQLSTATE, https://www.postgresql.org/docs/current/errcodes-appendix.html */
function postgresFault(state: string): StoreFault | undefined {
  const exact: Record<string, StoreFault> = {
    '53100': 'full', // disk_full
    '57P01': 'away', // admin_shutdown
    '57P02': 'away', // crash_shutdown
    '57P03': 'away', // cannot_connect_now
    '40001': 'busy', // serialization_failure
    '40P01': 'busy', // deadlock_detected
    '55P03': 'busy', // lock_not_available
    '57014': 'busy', // query_canceled, by the limit of a statement
    '25P03': 'busy', // idle_in_transaction_session_timeout
    '25006': 'unusable', // read_only_sql_transaction
    '3D000': 'unusable', // invalid_catalog_name
  };
  const classes: Record<string, StoreFault> = {
    '08': 'away', // connection exceptions
    '28': 'unusable', // invalid authorization
    '53': 'busy', // insufficient resources
    '58': 'unusable', // system errors
    XX: 'unusable', // internal errors, such as corrupted data
  };
  return exact[state] ?? classes[state.slice(0, 2)];
}
