import { quoteIdentifier } from '../engine/quote.ts';
import { isNumeric } from '../tables/column-types.ts';
import type { Column } from '../tables/column.ts';
import { TABLE } from '../tables/table-sql.ts';
import type { ColumnFigures, HistogramBin } from './table-summary.ts';

/** Runs one statement of ours over the table. */
export type Ask = (sql: string) => Promise<unknown[][]>;

const TOP_VALUES = 10;
const MAXIMUM_BINS = 20;
// Above so many different values none of them is typical, and finding the top ones costs memory.
const MOST_DISTINCT_FOR_TOP = 100_000;
const EXACT_ROWS = 1_000_000;

/** Measures the values of one column. Counts of distinct values are exact up to a million rows. */
export async function measureColumn(ask: Ask, column: Column, rowCount: number): Promise<ColumnFigures> {
  const name = comparable(column);
  const distinct = rowCount <= EXACT_ROWS ? `count(distinct ${name})` : `approx_count_distinct(${name})`;
  const numeric = isNumeric(column.type);
  const mean = numeric ? `avg(${finite(name)})` : 'null';
  const [basics = []] = await ask(
    `select count(${name}), ${distinct}, min(${name}), max(${name}), ${mean} from ${TABLE}`,
  );
  const [count, distinctCount, min, max, average] = basics;
  return {
    null_count: rowCount - Number(count),
    distinct_count: Math.min(Number(distinctCount), Number(count)),
    min,
    max,
    mean: average === null || average === undefined ? null : Number(average),
    top: Number(distinctCount) <= MOST_DISTINCT_FOR_TOP ? await topValues(ask, name) : [],
    histogram: numeric ? await histogram(ask, column, Number(min), Number(max)) : null,
  };
}

async function topValues(ask: Ask, name: string): Promise<ColumnFigures['top']> {
  const rows = await ask(
    `select ${name} as value, count(*) as n from ${TABLE} where ${name} is not null
     group by 1 order by n desc, value limit ${TOP_VALUES}`,
  );
  return rows.map(([value, n]) => ({ value, n: Number(n) }));
}

async function histogram(ask: Ask, column: Column, min: number, max: number): Promise<HistogramBin[] | null> {
  const bins = binsBetween(min, max, column.type === 'int');
  if (!bins) return null;
  const { start, width, count } = bins;
  const value = finite(quoteIdentifier(column.id));
  const place = `least(greatest(floor((${value} - ${start}) / ${width}), 0), ${count - 1})`;
  const rows = await ask(
    `select ${place} as bin, count(*) from ${TABLE} where ${value} is not null group by 1`,
  );
  const counts = new Map(rows.map(([bin, n]) => [Number(bin), Number(n)]));
  return Array.from({ length: count }, (_, bin) => ({
    from: start + bin * width,
    to: start + (bin + 1) * width,
    n: counts.get(bin) ?? 0,
  }));
}

/** At most twenty bins of one width; whole numbers get bins with whole numbers at both ends. */
function binsBetween(min: number, max: number, whole: boolean) {
  const range = max - min;
  if (!Number.isFinite(range) || range <= 0) return undefined;
  if (!whole) return { start: min, width: range / MAXIMUM_BINS, count: MAXIMUM_BINS };
  const width = Math.ceil((range + 1) / MAXIMUM_BINS);
  return { start: min, width, count: Math.ceil((range + 1) / width) };
}

function comparable({ id, type }: Column): string {
  const name = quoteIdentifier(id);
  return type === 'json' || type.startsWith('_') ? `cast(${name} as varchar)` : name;
}

// NaN and infinities are values to DuckDB, but no one's mean.
function finite(name: string): string {
  return `case when isfinite(cast(${name} as double)) then cast(${name} as double) end`;
}
