import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { type Column, isNumeric } from '../tables/column.ts';
import { TABLE } from '../tables/table-sql.ts';
import type { HistogramBin } from './table-summary.ts';

const MAXIMUM_BINS = 20;
const DAY_MILLISECONDS = 86_400_000;

/** How values of a type lie on a line: the expression that says where, and what a place is written as. */
type Scale = {
  place: string;
  /** Whether places are whole numbers. */
  whole: boolean;
  written(place: number): number | string;
};

/** Counts the values of a column in at most twenty bins of one width; null where there is nothing to spread. */
export async function measureSpread(ask: Ask, column: Column): Promise<HistogramBin[] | null> {
  const scale = scaleOf(column);
  if (!scale) return null;
  const [ends = []] = await ask(`select min(${scale.place}), max(${scale.place}) from ${TABLE}`);
  const bins = binsBetween(ends[0], ends[1], scale.whole);
  if (!bins) return null;
  const { start, width, count } = bins;
  const bin = `least(greatest(floor((${scale.place} - ${start}) / ${width}), 0), ${count - 1})`;
  const rows = await ask(
    `select ${bin} as bin, count(*) from ${TABLE} where ${scale.place} is not null group by 1`,
  );
  const counts = new Map(rows.map(([place, n]) => [Number(place), Number(n)]));
  return Array.from({ length: count }, (_, index) => ({
    from: scale.written(start + index * width),
    to: scale.written(start + (index + 1) * width),
    n: counts.get(index) ?? 0,
  }));
}

function scaleOf({ id, type }: Column): Scale | undefined {
  const name = quoteIdentifier(id);
  const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();
  if (isNumeric(type)) return { place: finite(id), whole: type === 'int', written: (place) => place };
  if (type === 'date') {
    const place = `case when isfinite(${name}) then date_diff('day', date '1970-01-01', ${name}) end`;
    return { place, whole: true, written: (days) => isoOf(days * DAY_MILLISECONDS).slice(0, 10) };
  }
  if (type === 'timestamp') {
    const place = `case when isfinite(${name}) then epoch_ms(${name}) end`;
    return { place, whole: true, written: (moment) => isoOf(moment).slice(0, 19) };
  }
  return undefined;
}

/** Bins of whole numbers have whole numbers at both ends. */
function binsBetween(min: unknown, max: unknown, whole: boolean) {
  if (min === null || max === null) return undefined;
  const [start, range] = [Number(min), Number(max) - Number(min)];
  if (!Number.isFinite(range) || range <= 0) return undefined;
  if (!whole) return { start, width: range / MAXIMUM_BINS, count: MAXIMUM_BINS };
  const width = Math.ceil((range + 1) / MAXIMUM_BINS);
  return { start, width, count: Math.ceil((range + 1) / width) };
}

/** A numeric column as doubles. NaN and infinities are values to DuckDB, but no one's mean. */
export function finite(id: string): string {
  const value = `cast(${quoteIdentifier(id)} as double)`;
  return `case when isfinite(${value}) then ${value} end`;
}
