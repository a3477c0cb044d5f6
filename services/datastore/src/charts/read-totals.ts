import { isTotal, TOTAL_SIEVE } from '@gazetteer/charts';
import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import type { Column } from '../tables/column.ts';
import { TABLE } from '../tables/table-sql.ts';

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
        .filter(([at, value]) => Number(at) === index && isTotal(value))
        .map(([, value]) => value)
        .slice(0, MOST_TOTALS),
    ]),
  );
}
