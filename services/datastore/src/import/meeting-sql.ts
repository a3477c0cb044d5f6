import { quoteIdentifier } from '../engine/quote.ts';
import { storedType } from '../tables/column.ts';
import { TABLE } from '../tables/table-sql.ts';
import type { NextColumn } from './next-columns.ts';

/** The name under which the statements below see the rows of a file. */
export const FILE = 'file_rows';

/** The rows of a file as records of a table, as `mergedRows` takes them. */
export function fileRecords(columns: readonly NextColumn[]): string {
  const values = columns.map(({ id, type, source }) => {
    const value = source ? converted(source, type) : `cast(null as ${storedType(type)})`;
    return `${value} as ${quoteIdentifier(id)}`;
  });
  const presence = columns.map(({ source }, index) => `${source !== undefined} as _has_${index}`);
  return `select ${['_id as _n', ...values, ...presence].join(', ')} from ${FILE}`;
}

function converted(source: { id: string; type: string }, type: string): string {
  const name = quoteIdentifier(source.id);
  return source.type === type ? name : `cast(${name} as ${storedType(type)})`;
}

/** A column of a file that the table has with another type. */
export type ConvertedColumn = NextColumn & { source: { id: string; type: string } };

/** For each column two values: how many of the file's are not the same in the type of the table, and one of them. */
export function unfitValues(columns: readonly ConvertedColumn[]): string {
  const told = columns.flatMap(({ type, source }) => {
    const name = quoteIdentifier(source.id);
    const there = `try_cast(${name} as ${storedType(type)})`;
    // What is the same there and back has lost nothing.
    const unfit = `${name} is not null and try_cast(${there} as ${storedType(source.type)}) is distinct from ${name}`;
    return [`count(*) filter (where ${unfit})`, `min(cast(${name} as varchar)) filter (where ${unfit})`];
  });
  return `select ${told.join(', ')} from ${FILE}`;
}

/** How many rows have no value in a column of a key. */
export function emptyKeys(rows: string, key: readonly string[]): string {
  return `select count(*) from (${rows}) where ${key.map((name) => `${quoteIdentifier(name)} is null`).join(' or ')}`;
}

/** How many keys several rows have, and one of them. */
export function repeatedKeys(rows: string, key: readonly string[]): string {
  const names = key.map(quoteIdentifier);
  return `select count(*), min(written) from (
    select ${written(key)} as written from (${rows})
    where ${names.map((name) => `${name} is not null`).join(' and ')}
    group by ${names.join(', ')} having count(*) > 1)`;
}

/** How many rows have a key that a row of the table has, and one of these keys. */
export function takenKeys(rows: string, key: readonly string[]): string {
  const same = key.map((name) => `r.${quoteIdentifier(name)} = t.${quoteIdentifier(name)}`).join(' and ');
  return `select count(*), min(${written(key)}) from (${rows}) r semi join ${TABLE} t on ${same}`;
}

function written(key: readonly string[]): string {
  return `concat_ws(', ', ${key.map((name) => `cast(${quoteIdentifier(name)} as varchar)`).join(', ')})`;
}
