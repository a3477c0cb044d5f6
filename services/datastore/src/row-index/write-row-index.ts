import { DatabaseSync } from 'node:sqlite';
import { EDITION, packPositions, SCHEMA } from './row-index-format.ts';

/** Values of a column with positions of their rows, in order; equal values one behind the other, none of them null. */
export type ValuePositions = AsyncGenerator<{ value: unknown; positions: Uint32Array }>;

export type RowIndexSource = {
  /** Names of the columns, `_id` first. */
  columns: readonly string[];
  /** The rows in the order they are stored in, some at a time: the JSON text of a list of lists of values. */
  rows: AsyncIterable<string>;
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
  // Taken apart by the database: a million calls of a statement take longer than all that they do.
  const insert = database.prepare('insert into rows select ? + key, value from json_each(?)');
  let position = 1;
  for await (const some of rows) position += Number(insert.run(BigInt(position), some).changes);
  return position - 1;
}

async function writePostings(database: DatabaseSync, place: number, values: ValuePositions): Promise<void> {
  const insert = database.prepare('insert into postings values (?, ?, ?)');
  let current: unknown;
  let lists: Uint32Array[] = [];
  const write = () => {
    if (lists.length > 0) insert.run(BigInt(place), storedValue(current), packPositions(lists));
  };
  for await (const { value, positions } of values) {
    if (value !== current) {
      write();
      current = value;
      lists = [];
    }
    lists.push(positions);
  }
  write();
}

/** Whole numbers are stored as such; the driver would take them for decimal ones. */
function storedValue(value: unknown): string | bigint {
  return typeof value === 'number' || typeof value === 'bigint' ? BigInt(value) : String(value);
}
