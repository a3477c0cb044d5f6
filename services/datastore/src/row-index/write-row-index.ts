import { DatabaseSync } from 'node:sqlite';
import { EDITION, packPositions, SCHEMA } from './row-index-format.ts';

/** Values of a column with the positions of their rows, equal values one behind the other, none of them null. */
export type ValuePositions = AsyncGenerator<readonly (readonly [value: unknown, position: number])[]>;

export type RowIndexSource = {
  /** Names of the columns, `_id` first. */
  columns: readonly string[];
  /** The rows as JSON values, in the order they are stored in, some at a time. */
  rows: AsyncIterable<Iterable<unknown[]>>;
  /** The columns whose values rows are looked up by, and how to read these values. */
  indexed: readonly string[];
  valuesOf: (column: string) => ValuePositions;
};

/**
 * Writes a row index to a file that does not exist yet.
 * @returns how many rows it has
 */
export async function writeRowIndex(path: string, source: RowIndexSource): Promise<number> {
  const { columns, rows, indexed, valuesOf } = source;
  const database = new DatabaseSync(path);
  try {
    // What a crash leaves of the file is thrown away, so nothing has to be safe before its end.
    database.exec(
      `pragma journal_mode = off; pragma synchronous = off; pragma page_size = 8192; ${SCHEMA} begin`,
    );
    const count = await writeRows(database, rows);
    const insert = database.prepare('insert into columns values (?, ?, ?)');
    for (const [place, name] of columns.entries()) {
      const isIndexed = indexed.includes(name);
      insert.run(BigInt(place), name, isIndexed ? 1n : 0n);
      if (isIndexed) await writePostings(database, place, valuesOf(name));
    }
    database.exec(`pragma user_version = ${EDITION}; commit`);
    return count;
  } finally {
    database.close();
  }
}

async function writeRows(database: DatabaseSync, rows: RowIndexSource['rows']): Promise<number> {
  const insert = database.prepare('insert into rows values (?, ?)');
  let position = 0;
  for await (const some of rows) {
    for (const row of some) insert.run(BigInt((position += 1)), JSON.stringify(row));
  }
  return position;
}

async function writePostings(database: DatabaseSync, place: number, values: ValuePositions): Promise<void> {
  const insert = database.prepare('insert into postings values (?, ?, ?)');
  const write = (value: unknown, positions: readonly number[]) => {
    if (positions.length > 0) insert.run(BigInt(place), storedValue(value), packPositions(positions));
  };
  let current: unknown;
  let positions: number[] = [];
  for await (const some of values) {
    for (const [value, position] of some) {
      if (value !== current) {
        write(current, positions);
        current = value;
        positions = [];
      }
      positions.push(position);
    }
  }
  write(current, positions);
}

/** Whole numbers are stored as such; the driver would take them for decimal ones. */
function storedValue(value: unknown): string | bigint {
  return typeof value === 'number' || typeof value === 'bigint' ? BigInt(value) : String(value);
}
