import type { BarSpec, PreviewSpec, ChoroplethSpec, LineSpec, MeasureChannel } from './preview-spec.ts';
import type { ColumnSummary, TableSummary } from '../table-summary.ts';

const SUFFICIENT_MATCH = 0.5;
/** More colours than this cannot be told apart at a glance. */
const MOST_SERIES = 6;
const MOST_DETAIL_LINES = 120;
const MOST_POINTS = 600;
/** Of kinds that are worth counting. */
const MOST_KINDS = 60;
const BARS = 10;

type Caption = PreviewSpec['caption'];

/**
 * The chart that says most about a table at first sight: a map where there are places, lines where there is
 * time, otherwise the most frequent values.
 * @returns undefined where nothing would be worth drawing
 */
export function suggestPreview(summary: TableSummary, caption?: Caption): PreviewSpec | undefined {
  if (summary.row_count === 0) return undefined;
  const spec = suggestMap(summary) ?? suggestLines(summary) ?? suggestBars(summary);
  return spec && caption ? { ...spec, caption } : spec;
}

function suggestMap(summary: TableSummary): ChoroplethSpec | undefined {
  const { geo } = summary;
  const measure = firstMeasure(summary);
  if (!geo?.scheme || (geo.match_rate ?? 0) < SUFFICIENT_MATCH || !measure) return undefined;
  const column = summary.columns.find((known) => known.id === geo.field);
  const time = timeColumn(summary);
  const latest = time && latestOf(time);
  return {
    ...basis(summary),
    mark: 'choropleth',
    channels: {
      region: { ...named(column ?? { id: geo.field }), scheme: geo.scheme, level: geo.level },
      colour: measureChannel(measure),
    },
    ...(time && latest !== undefined ? { filters: [{ field: time.id, values: [latest] }] } : {}),
  };
}

function suggestLines(summary: TableSummary): LineSpec | undefined {
  const time = timeColumn(summary);
  const measure = firstMeasure(summary);
  if (!time || !measure || (time.distinct_count ?? 0) < 3) return undefined;
  const truncate = truncationOf(time);
  const y = measureChannel(measure);
  return {
    ...basis(summary),
    mark: 'line',
    channels: {
      x: { ...named(time), type: timeType(time), ...(truncate ? { truncate } : {}) },
      y,
      ...splitOf(summary, time, y),
    },
  };
}

function suggestBars(summary: TableSummary): BarSpec | undefined {
  const texts = summary.columns.filter((column) => column.role === 'dimension' && isText(column));
  const kinds =
    texts.find((column) => isWithin(column.distinct_count, 2, Math.min(MOST_KINDS, summary.row_count / 3))) ??
    texts.find((column) => isWithin(column.distinct_count, 2, summary.row_count / 2));
  if (kinds) {
    return {
      ...basis(summary),
      mark: 'bar',
      channels: { y: named(kinds), x: { aggregate: 'count' } },
      limit: BARS,
    };
  }
  // Nearly every row has a name of its own: their measure says more than a count of one.
  const names = texts.find((column) => (column.distinct_count ?? 0) > summary.row_count / 2);
  const measure = firstMeasure(summary);
  if (!names || !measure) return undefined;
  return {
    ...basis(summary),
    mark: 'bar',
    channels: { y: named(names), x: measureChannel(measure) },
    limit: BARS,
  };
}

function basis(summary: TableSummary) {
  return { version: 1, source: { resource_id: summary.id } } as const;
}

function named(column: Pick<ColumnSummary, 'id' | 'label'>) {
  return { field: column.id, ...(column.label ? { label: column.label } : {}) };
}

function measureChannel(column: ColumnSummary): MeasureChannel {
  return {
    ...named(column),
    ...(column.unit ? { unit: column.unit } : {}),
    aggregate: isRate(column) ? 'mean' : 'sum',
  };
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

function timeType(column: ColumnSummary): 'year' | 'date' | 'timestamp' {
  if (column.type === 'date' || column.type === 'timestamp') return column.type;
  return 'year';
}

function latestOf(column: ColumnSummary): string | number | undefined {
  const { max } = column;
  return typeof max === 'string' || typeof max === 'number' ? max : undefined;
}

/** More points than the chart has pixels are drawn by day, month or year. */
function truncationOf(column: ColumnSummary): 'day' | 'month' | 'year' | undefined {
  if (timeType(column) === 'year' || (column.distinct_count ?? 0) <= MOST_POINTS) return undefined;
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
  measure: MeasureChannel,
): Pick<LineSpec['channels'], 'series' | 'detail'> {
  const rowsAtOneTime = summary.row_count / (time.distinct_count ?? 1);
  const groups = summary.columns.filter(
    (column) => column.role === 'dimension' && isWithin(column.distinct_count, 2, rowsAtOneTime * 2),
  );
  const few = groups.find((column) => isText(column) && isWithin(column.distinct_count, 2, MOST_SERIES));
  if (few && rowsAtOneTime > 1.5) return { series: named(few) };
  const many = groups.find((column) => isWithin(column.distinct_count, MOST_SERIES + 1, MOST_DETAIL_LINES));
  return many && measure.aggregate === 'mean' ? { detail: named(many) } : {};
}

function isText(column: ColumnSummary): boolean {
  return column.type === 'text' || column.type === 'bool';
}

function isWithin(count: number | null | undefined, least: number, most: number): boolean {
  return count !== null && count !== undefined && count >= least && count <= most;
}
