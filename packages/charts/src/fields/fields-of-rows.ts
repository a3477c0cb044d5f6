import type { ChartField } from '../spec/chart-field.ts';
import type { OwnSource } from '../spec/chart-spec.ts';
import type { ColumnSummary } from '../spec/table-summary.ts';
import { readMoment } from '../values/read-moment.ts';
import { compareValues } from '../values/compare-values.ts';
import { fieldsOf } from './fields-of.ts';
import { isTotal } from './total-words.ts';

const BINS = 20;
const TOP_VALUES = 10;

type Rows = readonly (readonly unknown[])[];

/** The columns of rows in memory as a chart takes them. @param rows cells in the order of the columns */
export function fieldsOfRows(columns: OwnSource['columns'], rows: Rows): ChartField[] {
  const fields = fieldsOf({
    id: '',
    row_count: rows.length,
    columns: columns.map((column, index) => summarize(column, rows, index)),
  });
  return fields.map((field, index) => {
    const place = columns[index]?.place;
    if (!place) return field;
    const { scheme, level } = place;
    return { ...field, kind: 'place', role: 'dimension', aggregate: 'count', scheme, level };
  });
}

/** Rows by the names of their columns, as `runPlan` takes them. */
export function* recordsOf(columns: OwnSource['columns'], rows: Rows): Iterable<Record<string, unknown>> {
  for (const row of rows) {
    const record: Record<string, unknown> = {};
    for (let index = 0; index < columns.length; index++) {
      record[columns[index]?.id ?? ''] = row[index] ?? null;
    }
    yield record;
  }
}

function summarize(
  { id, type, label, unit, role }: OwnSource['columns'][number],
  rows: Rows,
  index: number,
): ColumnSummary {
  const counts = new Map<unknown, number>();
  let filled = 0;
  for (const row of rows) {
    const value = row[index] ?? null;
    if (value === null) continue;
    filled++;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  let [min, max]: [unknown, unknown] = [null, null];
  for (const value of counts.keys()) {
    if (min === null || compareValues(value, min) < 0) min = value;
    if (max === null || compareValues(value, max) > 0) max = value;
  }
  return {
    id,
    type,
    label: label ?? null,
    unit: unit ?? null,
    role: role ?? null,
    distinct_count: counts.size,
    null_share: rows.length === 0 ? 0 : 1 - filled / rows.length,
    min,
    max,
    top: topOf(counts),
    histogram: spreadOf(type, counts, min, max),
    totals: [...counts.keys()].filter((value) => typeof value === 'string' && isTotal(value)).map(String),
  };
}

function topOf(counts: ReadonlyMap<unknown, number>) {
  return [...counts]
    .toSorted(([one, n], [other, m]) => m - n || compareValues(one, other))
    .slice(0, TOP_VALUES)
    .map(([value, n]) => ({ value, n }));
}

/** Counts values in equal steps from the least to the greatest. */
function spreadOf(type: string, counts: ReadonlyMap<unknown, number>, min: unknown, max: unknown) {
  const place = placeOf(type);
  const least = place?.(min) ?? null;
  const greatest = place?.(max) ?? null;
  if (!place || least === null || greatest === null || !(greatest > least)) return null;
  const bins = Array.from({ length: BINS }, () => ({ n: 0 }));
  for (const [value, n] of counts) {
    const at = place(value);
    if (at === null) continue;
    const bin = bins[Math.min(BINS - 1, Math.floor(((at - least) / (greatest - least)) * BINS))];
    if (bin) bin.n += n;
  }
  return bins;
}

function placeOf(type: string): ((value: unknown) => number | null) | undefined {
  if (type === 'date' || type === 'timestamp') return (value) => readMoment(String(value));
  if (type !== 'int' && type !== 'float' && type !== 'numeric') return undefined;
  return (value) => {
    const number = Number(value);
    return value !== null && Number.isFinite(number) ? number : null;
  };
}
