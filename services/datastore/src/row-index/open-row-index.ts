import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { EDITION, unpackPositions } from './row-index-format.ts';

/** A value that a column is looked up by: text of texts and days, whole numbers as such. */
export type LookedUpValue = string | bigint;

/** A row index that is open for reading. Reads are of a file on this machine, and block for as long as they take. */
export type RowIndex = {
  /** Where in a row the column's value is; undefined for a column that the rows do not have. */
  placeOf(column: string): number | undefined;
  /** Whether rows can be looked up by the column's values. */
  isIndexed(column: string): boolean;
  /** The positions of the rows with the value, in their order. */
  positionsOf(column: string, value: LookedUpValue): Uint32Array;
  /** The rows from one position to another, both included, as JSON values with `_id` first. */
  rowsBetween(first: number, last: number): unknown[][];
  /** The rows at the positions, in the order of these. */
  rowsAt(positions: ArrayLike<number>): unknown[][];
  close(): void;
};

const CACHE_KIBIBYTES = 2048;
const MAPPED_BYTES = 2_147_418_112;

/**
 * Opens a row index.
 * @throws where there is none at the path, or one of another edition
 */
export function openRowIndex(path: string): RowIndex {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    database.exec(`pragma cache_size = -${CACHE_KIBIBYTES}; pragma mmap_size = ${MAPPED_BYTES}`);
    const edition = database.prepare('pragma user_version').get()?.['user_version'];
    if (edition !== EDITION) throw new Error(`The row index ${path} has the edition ${String(edition)}`);
    return readerOf(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Whether reading failed because of what is in the file. */
export function isDamage(error: unknown): boolean {
  return (
    error instanceof MissingRows ||
    error instanceof SyntaxError ||
    (error as { code?: unknown }).code === 'ERR_SQLITE_ERROR'
  );
}

class MissingRows extends Error {}

function readerOf(database: DatabaseSync): RowIndex {
  const columns = new Map(
    database
      .prepare('select place, name, is_indexed from columns')
      .all()
      .map(({ place, name, is_indexed }) => [
        String(name),
        { place: Number(place), isIndexed: is_indexed === 1 },
      ]),
  );
  const postings = listing(database, 'select positions from postings where place = ? and value = ?');
  const between = listing(
    database,
    `select group_concat(record, ',' order by position), count(*) from rows where position between ? and ?`,
  );
  const at = listing(
    database,
    `select group_concat(record, ',' order by wanted.key), count(*)
    from json_each(?) as wanted cross join rows on rows.position = wanted.value`,
  );
  return {
    placeOf: (column) => columns.get(column)?.place,
    isIndexed: (column) => columns.get(column)?.isIndexed ?? false,
    positionsOf: (column, value) => {
      const place = BigInt(columns.get(column)?.place ?? -1);
      const [found] = postings.all(place, value) as unknown as [Uint8Array][];
      return found ? unpackPositions(found[0]) : new Uint32Array();
    },
    rowsBetween: (first, last) =>
      parsed(between.get(BigInt(first), BigInt(last)), Math.max(0, last - first + 1)),
    rowsAt: (positions) => parsed(at.get(`[${Array.from(positions).join(',')}]`), positions.length),
    close: () => database.close(),
  };
}

function listing(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

/** One text is fetched and parsed in half the time of many. */
function parsed(found: unknown, expected: number): unknown[][] {
  const [records, count] = found as [string | null, number];
  if (count !== expected) throw new MissingRows(`A row index has ${count} of ${expected} rows`);
  return JSON.parse(`[${records ?? ''}]`) as unknown[][];
}
