import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { type Column, isNumeric } from '../tables/column.ts';
import { TABLE } from '../tables/table-sql.ts';
import { finite, measureSpread } from './measure-spread.ts';
import type { ColumnFigures, StoredSummary } from './table-summary.ts';

const TOP_VALUES = 10;
// Above so many different values none of them is typical, and finding the top ones costs memory.
const MOST_DISTINCT_FOR_TOP = 100_000;
// Exact counts and medians hold every different value in memory.
const EXACT_ROWS = 1_000_000;

/** Measures the values of columns, one after the other. */
export async function measureRows(
  ask: Ask,
  columns: readonly Column[],
  rowCount: number,
): Promise<StoredSummary['columns']> {
  const figures: StoredSummary['columns'] = {};
  for (const column of columns) figures[column.id] = await measureColumn(ask, column, rowCount);
  return figures;
}

/** Measures the values of one column. Different values and the median are exact up to a million rows. */
async function measureColumn(ask: Ask, column: Column, rowCount: number): Promise<ColumnFigures> {
  const name = comparable(column);
  const isEstimate = rowCount > EXACT_ROWS;
  const [basics = []] = await ask(
    `select count(${name}), ${isEstimate ? 'approx_count_distinct' : 'count'}(${isEstimate ? '' : 'distinct '}${name}),
       min(${name}), max(${name}), ${moments(column, isEstimate)}, ${lengths(column)} from ${TABLE}`,
  );
  const [count, distinctCount, min, max, mean, median, stdev, shortest, longest, meanLength] = basics;
  const filled = Number(count);
  return {
    null_count: rowCount - filled,
    null_share: rowCount === 0 ? 0 : (rowCount - filled) / rowCount,
    distinct_count: Math.min(Number(distinctCount), filled),
    is_estimate: isEstimate,
    min,
    max,
    mean: asNumber(mean),
    median: asNumber(median),
    stdev: asNumber(stdev),
    length:
      typeof shortest === 'number' ? { min: shortest, max: Number(longest), mean: Number(meanLength) } : null,
    top: Number(distinctCount) <= MOST_DISTINCT_FOR_TOP ? await topValues(ask, name) : [],
    histogram: await measureSpread(ask, column),
  };
}

async function topValues(ask: Ask, name: string): Promise<ColumnFigures['top']> {
  const rows = await ask(
    `select ${name} as value, count(*) as n from ${TABLE} where ${name} is not null
     group by 1 order by n desc, value limit ${TOP_VALUES}`,
  );
  return rows.map(([value, n]) => ({ value, n: Number(n) }));
}

/** Mean, median and standard deviation. */
function moments(column: Column, isEstimate: boolean): string {
  if (!isNumeric(column.type)) return 'null, null, null';
  const value = finite(column.id);
  const median = isEstimate ? `approx_quantile(${value}, 0.5)` : `median(${value})`;
  return `avg(${value}), ${median}, stddev_samp(${value})`;
}

function lengths({ id, type }: Column): string {
  if (type !== 'text') return 'null, null, null';
  const length = `length(${quoteIdentifier(id)})`;
  return `min(${length}), max(${length}), avg(${length})`;
}

function comparable({ id, type }: Column): string {
  const name = quoteIdentifier(id);
  return type === 'json' || type.startsWith('_') ? `cast(${name} as varchar)` : name;
}

function asNumber(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}
