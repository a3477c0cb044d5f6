import type { Channel, ChartSpec } from '../spec/chart-spec.ts';
import type { ColumnSummary, TableSummary } from '../spec/table-summary.ts';

const SUFFICIENT_MATCH = 0.5;
/** More colours than this cannot be told apart at a glance. */
const MOST_SERIES = 6;
const MOST_DETAIL_LINES = 120;
const MOST_POINTS = 600;
/** Of kinds that are worth counting. */
const MOST_KINDS = 60;
const BARS = 10;

/**
 * The chart that says most about a table at first sight: a map where there are places, lines where there is
 * time, otherwise the most frequent values.
 * @returns undefined where nothing would be worth drawing
 */
export function suggestPreview(
  summary: TableSummary,
  caption?: NonNullable<ChartSpec['caption']>,
): ChartSpec | undefined {
  if (summary.row_count === 0) return undefined;
  const spec = suggestMap(summary) ?? suggestLines(summary) ?? suggestBars(summary);
  return spec && caption ? { ...spec, caption } : spec;
}

function suggestMap(summary: TableSummary): ChartSpec | undefined {
  const { geo } = summary;
  const measure = firstMeasure(summary);
  if (!geo?.scheme || (geo.match_rate ?? 0) < SUFFICIENT_MATCH || !measure) return undefined;
  const time = timeColumn(summary);
  const latest = time && latestOf(time);
  return {
    ...basis(summary),
    mark: 'choropleth',
    channels: {
      geo: { field: geo.field, scheme: geo.scheme, level: geo.level },
      colour: measureChannel(measure),
    },
    ...(time && latest !== undefined
      ? { filters: [{ field: time.id, kind: 'one_of', values: [latest] }] }
      : {}),
  };
}

function suggestLines(summary: TableSummary): ChartSpec | undefined {
  const time = timeColumn(summary);
  const measure = firstMeasure(summary);
  if (!time || !measure || (time.distinct_count ?? 0) < 3) return undefined;
  const unit = timeUnitOf(time);
  const y = measureChannel(measure);
  return {
    ...basis(summary),
    mark: 'line',
    channels: {
      x: { field: time.id, ...(unit ? { time_unit: unit } : {}) },
      y,
      ...splitOf(summary, time, y),
    },
  };
}

function suggestBars(summary: TableSummary): ChartSpec | undefined {
  const texts = summary.columns.filter((column) => column.role === 'dimension' && isText(column));
  const kinds =
    texts.find((column) => isWithin(column.distinct_count, 2, Math.min(MOST_KINDS, summary.row_count / 3))) ??
    texts.find((column) => isWithin(column.distinct_count, 2, summary.row_count / 2));
  if (kinds) return longestBars(summary, kinds, { aggregate: 'count' });
  // Nearly every row has a name of its own: their measure says more than a count of one.
  const names = texts.find((column) => (column.distinct_count ?? 0) > summary.row_count / 2);
  const measure = firstMeasure(summary);
  return names && measure ? longestBars(summary, names, measureChannel(measure)) : undefined;
}

function longestBars(summary: TableSummary, names: ColumnSummary, x: Channel): ChartSpec {
  return {
    ...basis(summary),
    mark: 'bar',
    channels: {
      y: {
        field: names.id,
        sort: { by: 'x', order: 'descending' },
        top: { count: BARS, other: false },
      },
      x,
    },
  };
}

function basis(summary: TableSummary) {
  return { version: 1, source: { kind: 'table', resource_id: summary.id } } as const;
}

function measureChannel(column: ColumnSummary): Channel {
  return { field: column.id, aggregate: isRate(column) ? 'mean' : 'sum' };
}

/** Rates, shares and levels must not be added up. */
function isRate(column: ColumnSummary): boolean {
  const words = `${column.id} ${column.label ?? ''} ${column.unit ?? ''}`.toLowerCase();
  return (
    /%|\bper\b|\/|°|rate|share|ratio|percent|proportion|fraction|index|average|mean|median|expectanc|temperature|fertility|years?\b|ppm/.test(
      words,
    ) ||
    (column.type === 'float' && !column.unit)
  );
}

function firstMeasure(summary: TableSummary): ColumnSummary | undefined {
  return summary.columns.find(
    (column) =>
      column.role === 'measure' &&
      (column.distinct_count ?? 2) > 1 &&
      !/^(lat|lon|lng|latitude|longitude|x|y)$/i.test(column.id),
  );
}

function timeColumn(summary: TableSummary): ColumnSummary | undefined {
  return summary.columns.find((column) => column.role === 'time' && timeTypes.has(column.type));
}

const timeTypes = new Set(['int', 'numeric', 'date', 'timestamp']);

function isMoment({ type }: ColumnSummary): boolean {
  return type === 'date' || type === 'timestamp';
}

function latestOf(column: ColumnSummary): string | number | undefined {
  const { max } = column;
  return typeof max === 'string' || typeof max === 'number' ? max : undefined;
}

/** More points than the chart has pixels are drawn by day, month or year. */
function timeUnitOf(column: ColumnSummary): 'day' | 'month' | 'year' | undefined {
  if (!isMoment(column) || (column.distinct_count ?? 0) <= MOST_POINTS) return undefined;
  const days = (Date.parse(String(column.max)) - Date.parse(String(column.min))) / 86_400_000;
  if (!Number.isFinite(days)) return 'year';
  if (days <= MOST_POINTS) return 'day';
  return days / 30 <= MOST_POINTS ? 'month' : 'year';
}

/**
 * Which lines: one each for a few groups; for many, where adding up would mean nothing, faint ones behind
 * their median. Only where most groups have a figure at most times.
 */
function splitOf(
  summary: TableSummary,
  time: ColumnSummary,
  measure: Channel,
): Pick<ChartSpec['channels'], 'colour' | 'detail'> {
  const rowsAtOneTime = summary.row_count / (time.distinct_count ?? 1);
  const groups = summary.columns.filter(
    (column) => column.role === 'dimension' && isWithin(column.distinct_count, 2, rowsAtOneTime * 2),
  );
  const few = groups.find((column) => isText(column) && isWithin(column.distinct_count, 2, MOST_SERIES));
  if (few && rowsAtOneTime > 1.5) return { colour: { field: few.id } };
  const many = groups.find((column) => isWithin(column.distinct_count, MOST_SERIES + 1, MOST_DETAIL_LINES));
  return many && measure.aggregate === 'mean' ? { detail: [{ field: many.id }] } : {};
}

function isText(column: ColumnSummary): boolean {
  return column.type === 'text' || column.type === 'bool';
}

function isWithin(count: number | null | undefined, least: number, most: number): boolean {
  return count !== null && count !== undefined && count >= least && count <= most;
}
