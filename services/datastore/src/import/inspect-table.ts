import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { WRITE_MILLISECONDS } from '../writing/write-version.ts';
import type { ImportNote } from './files/import-report.ts';
import { type ColumnProfile, isNumbering } from './guess-dictionary.ts';

// One statement must not grow without bound with the width of a table.
const COLUMNS_AT_ONCE = 100;

/** Looks once at all values of a table's columns, and counts its rows. */
export async function profileColumns(
  context: DatastoreContext,
  path: string,
  columns: readonly Column[],
  signal?: AbortSignal,
): Promise<{ rows: number; profiles: ColumnProfile[] }> {
  const profiles: ColumnProfile[] = [];
  let count = 0;
  for (let start = 0; start < columns.length; start += COLUMNS_AT_ONCE) {
    const some = columns.slice(start, start + COLUMNS_AT_ONCE);
    const measures = some.map((column) => {
      const { id, type } = column;
      const name =
        type === 'json' || type.startsWith('_')
          ? `cast(${quoteIdentifier(id)} as varchar)`
          : quoteIdentifier(id);
      const distinct = isNumbering(column) ? `approx_count_distinct(${name})` : 'null';
      return `count(${name}), min(${name}), max(${name}), ${distinct}`;
    });
    const { rows } = await withinLimits(
      context.workers.run(
        {
          tables: [{ name: 'imported', path }],
          sql: `select count(*), ${measures.join(', ')} from imported`,
          timeoutMilliseconds: WRITE_MILLISECONDS,
        },
        signal,
      ),
    );
    const [counted, ...values] = rows[0] ?? [];
    count = Number(counted);
    for (const index of some.keys()) {
      const [known, min, max, distinct] = values.slice(index * 4, index * 4 + 4);
      const profile = { count: Number(known), min, max };
      profiles.push(typeof distinct === 'number' ? { ...profile, distinct } : profile);
    }
  }
  return { rows: count, profiles };
}

const TOTAL = '(?i)^\\s*((grand|sub|over)?[- ]?totals?|totaux|ensemble|कुल( योग)?|योग)\\b?[\\s:.\\-]*$';
const TEXTS_LOOKED_AT = 3;
// Sums stand at the end, or anywhere in tables that a person can look through.
const ROWS_FROM_START = 100_000;
const ROWS_TO_END = 1000;

/** True for a row that is a sum of others, by what its first texts say; undefined for a table without texts. */
function isTotal(columns: readonly Column[]): string | undefined {
  const texts = columns.filter(({ type }) => type === 'text').slice(0, TEXTS_LOOKED_AT);
  if (texts.length === 0) return undefined;
  const tests = texts.map(
    ({ id }) => `coalesce(regexp_matches(${quoteIdentifier(id)}, ${quoteText(TOTAL)}), false)`,
  );
  return `(${tests.join(' or ')})`;
}

/** Tells of rows that are sums of others: whoever adds up the table would count twice. They are kept. */
export async function noteTotals(
  context: DatastoreContext,
  path: string,
  columns: readonly Column[],
  signal: AbortSignal | undefined,
): Promise<ImportNote[]> {
  const test = isTotal(columns);
  if (test === undefined) return [];
  const { rows } = await withinLimits(
    context.workers.run(
      {
        tables: [{ name: 'imported', path }],
        sql: `select count(*), min(_id) from imported where ${test} and (
          _id <= ${ROWS_FROM_START} or _id > (select max(_id) from imported) - ${ROWS_TO_END})`,
      },
      signal,
    ),
  );
  const [count, first] = (rows[0] ?? []).map(Number);
  return count ? [{ code: 'totals_kept', params: { rows: count, row: first ?? 0 } }] : [];
}

/**
 * The rows of a query without those that are sums of others, and how many these are.
 * @param rows SELECT of the columns
 */
export async function withoutTotals(
  { workers }: Pick<DatastoreContext, 'workers'>,
  rows: string,
  columns: readonly Column[],
  signal: AbortSignal | undefined,
): Promise<{ rows: string; notes: ImportNote[] }> {
  const test = isTotal(columns);
  if (test === undefined) return { rows, notes: [] };
  const sql = `select count(*) from (${rows}) where ${test}`;
  const request = { tables: [], sql, timeoutMilliseconds: WRITE_MILLISECONDS };
  const counted = await withinLimits(workers.run(request, signal));
  const count = Number(counted.rows[0]?.[0]);
  if (count === 0) return { rows, notes: [] };
  return {
    rows: `select * from (${rows}) where not ${test}`,
    notes: [{ code: 'totals_left_out', params: { rows: count } }],
  };
}
