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
  rowsAt(positions: Iterable<number>): unknown[][];
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
  return error instanceof SyntaxError || (error as { code?: unknown }).code === 'ERR_SQLITE_ERROR';
}

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
    'select record from rows where position between ? and ? order by position',
  );
  const at = listing(database, 'select record from rows where position = ?');
  return {
    placeOf: (column) => columns.get(column)?.place,
    isIndexed: (column) => columns.get(column)?.isIndexed ?? false,
    positionsOf: (column, value) => {
      const place = BigInt(columns.get(column)?.place ?? -1);
      const [found] = postings.all(place, value) as unknown as [Uint8Array][];
      return found ? unpackPositions(found[0]) : new Uint32Array();
    },
    rowsBetween: (first, last) => parsed(between.all(BigInt(first), BigInt(last)) as unknown as [string][]),
    rowsAt: (positions) =>
      parsed(Array.from(positions, (position) => at.all(BigInt(position))[0] as unknown as [string])),
    close: () => database.close(),
  };
}

function listing(database: DatabaseSync, sql: string): StatementSync {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

/** One text is parsed faster than many. */
function parsed(records: readonly [string][]): unknown[][] {
  return JSON.parse(`[${records.map(([record]) => record).join(',')}]`) as unknown[][];
}
