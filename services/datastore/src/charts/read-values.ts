import { isTotal, TOTAL_SIEVE } from '@gazetteer/charts';
import type { ReadDistinct } from '../areas/place.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { TABLE } from '../tables/table-sql.ts';
import type { FileSource } from './chart-source.ts';

const MILLISECONDS = 5 * 60_000;
/** More different places than any level of a map has shapes for. */
export const MOST_PLACES = 20_000;

type Reader = Pick<DatastoreContext, 'workers'>;

/** Asks the rows of a source; they are called as those of any table. */
export function askSource(
  { workers }: Reader,
  { path }: Pick<FileSource, 'path'>,
  signal?: AbortSignal,
): Ask {
  const tables = [{ name: TABLE, path }];
  return async (sql) =>
    (await withinLimits(workers.run({ tables, sql, timeoutMilliseconds: MILLISECONDS }, signal))).rows;
}

/** Distinct values of columns of a source as text, empty text for none. */
export function readDistinct(ask: Ask): ReadDistinct {
  const known = new Map<string, Promise<string[][]>>();
  return (fields) => {
    const texts = fields
      .map((field) => `coalesce(cast(${quoteIdentifier(field)} as varchar), '')`)
      .join(', ');
    const sql = `select distinct ${texts} from ${TABLE} limit ${MOST_PLACES}`;
    const read = known.get(sql) ?? (ask(sql) as Promise<string[][]>);
    known.set(sql, read);
    return read;
  };
}

/** Columns with more values than these name things one by one. */
const MOST_VALUES = 5000;
const MOST_TOTALS = 100;

/** Values of columns of words that stand for others of their column together, such as `All India` among the states. */
export async function readTotals(
  ask: Ask,
  columns: readonly Column[],
  distinctOf: (column: string) => number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = columns.filter(
    ({ id, type }) => type === 'text' && distinctOf(id) > 1 && distinctOf(id) <= MOST_VALUES,
  );
  if (words.length === 0) return new Map();
  const selects = words.map(({ id }, index) => {
    const column = quoteIdentifier(id);
    return `select ${index} as i, v from (select distinct ${column} as v from ${TABLE})
      where regexp_matches(v, ${quoteText(TOTAL_SIEVE)})`;
  });
  const found = (await ask(
    `${selects.join(' union all ')} order by i, v limit ${MOST_TOTALS * words.length}`,
  )) as [number, string][];
  return new Map(
    words.map(({ id }, index) => [
      id,
      found
        .filter(([at, value]) => at === index && isTotal(value))
        .map(([, value]) => value)
        .slice(0, MOST_TOTALS),
    ]),
  );
}
