import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import { type Column, storedType } from './column.ts';

/** The name under which the SQL of this folder sees the table it works on. */
export const TABLE = 'current_table';

/**
 * A SELECT of the rows as they are, in the shape the table is to have: columns it does not have yet are
 * empty, those it is to lose are left out. Without a table it gives no rows.
 */
export function currentRows(existing: readonly Column[] | undefined, columns: readonly Column[]): string {
  const known = new Set(existing?.map((column) => column.id));
  const selected = columns.map(({ id, type }) =>
    known.has(id) ? quoteIdentifier(id) : `cast(null as ${storedType(type)}) as ${quoteIdentifier(id)}`,
  );
  const source = existing ? `from ${TABLE}` : 'where false';
  return `select ${[existing ? '_id' : 'cast(null as bigint) as _id', ...selected].join(', ')} ${source}`;
}

/**
 * A SELECT of records from the file that `writeRecords` made: `_n` counts them from 0, `_has_i` tells
 * whether the record names column i, the columns carry their own names and types. No column of a table
 * begins with an underscore, so these names are free.
 */
export function recordRows(path: string, columns: readonly Column[]): string {
  const values = columns.map(
    ({ id, type }, index) => `${castText(`_v[${index + 1}]`, type)} as ${quoteIdentifier(id)}`,
  );
  const presence = columns.map((_, index) => `_h[${index + 1}] as _has_${index}`);
  const shape = `{_n: 'BIGINT', _id: 'BIGINT', _v: 'VARCHAR[]', _h: 'BOOLEAN[]'}`;
  return `select ${['_n', '_id', ...values, ...presence].join(', ')}
    from read_json(${quoteText(path)}, format = 'newline_delimited', columns = ${shape})`;
}

function castText(text: string, type: string): string {
  if (type === 'text') return text;
  return type.startsWith('_')
    ? `cast(cast(${text} as json) as ${storedType(type)})`
    : `cast(${text} as ${storedType(type)})`;
}
