/**
 * The file of a row index: an SQLite database with the rows of one version of a table by their position, counted from 1 in
 * the order they are stored in, and for each value of an indexed column the positions of its rows.
 */

/** Told by the file itself (`pragma user_version`); one of another edition is made anew. */
export const EDITION = 2;

/** A row is the JSON text of its values, `_id` first; `place` is where among them a column's value is, from 0. */
export const SCHEMA = `
  create table rows (position integer primary key, record text not null);
  create table columns (place integer primary key, name text not null, is_indexed integer not null);
  create table postings (
    place integer not null,
    value not null,
    positions blob not null,
    primary key (place, value)
  );
`;

/**
 * Positions of rows as a blob: unsigned integers of four bytes, the lowest first.
 * @param lists positions in order, each list beyond the one before
 */
export function packPositions(lists: readonly Uint32Array[]): Uint8Array {
  const positions = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const list of lists) {
    positions.set(list, filled);
    filled += list.length;
  }
  return new Uint8Array(positions.buffer);
}

/** The positions that {@link packPositions} was given. */
export function unpackPositions(blob: Uint8Array): Uint32Array {
  // What the database hands out need not begin where four bytes may begin.
  const aligned = blob.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0 ? blob : blob.slice();
  return new Uint32Array(
    aligned.buffer,
    aligned.byteOffset,
    aligned.byteLength / Uint32Array.BYTES_PER_ELEMENT,
  );
}
