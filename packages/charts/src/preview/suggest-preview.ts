import type { ChartField } from '../spec/chart-field.ts';
import type { Channel, ChartSource, ChartSpec } from '../spec/chart-spec.ts';
import { completeSpec } from '../suggest/complete-spec.ts';

const SUFFICIENT_MATCH = 0.5;
/** More colours than this cannot be told apart at a glance. */
const MOST_SERIES = 6;
const MOST_DETAIL_LINES = 120;
/** Of kinds that are worth counting. */
const MOST_KINDS = 60;
const BARS = 10;

/** What is known of a table before anything is asked of its rows. */
export type PreviewSource = {
  source: ChartSource;
  fields: readonly ChartField[];
  rowCount: number;
  /** The columns that say where, the best first. */
  places: readonly PlaceColumn[];
};

type PlaceColumn = {
  field: string;
  by: 'code' | 'name';
  match_rate: number;
  /** Other schemes whose codes these are just as well. */
  ambiguous_with: readonly string[];
  /** Dates there are boundaries of. */
  vintages: readonly string[];
};

/**
 * The chart that says most about a table at first sight: a map where there are places, lines where there is
 * time, otherwise the most frequent values. How figures are made of rows is said by the fields, as in every chart.
 * @returns undefined where nothing would be worth drawing
 */
export function suggestPreview(table: PreviewSource): ChartSpec | undefined {
  if (table.rowCount === 0) return undefined;
  const spec = suggestMap(table) ?? suggestLines(table) ?? suggestBars(table);
  return spec && completeSpec(spec, table.fields);
}

function suggestMap(table: PreviewSource): ChartSpec | undefined {
  const { fields, source, places } = table;
  const geo = places.find(isOnMap);
  const measure = firstMeasure(fields);
  if (!geo || !measure) return undefined;
  const time = timeField(fields);
  const latest = time && latestOf(time);
  return {
    version: 1,
    source,
    mark: 'choropleth',
    channels: { geo: { field: geo.field }, colour: { field: measure.id } },
    ...(time && latest !== undefined
      ? { filters: [{ field: time.id, kind: 'one_of', values: [latest] }] }
      : {}),
  };
}

/** Codes say for certain what a table is about; names may stand beside what it is about. */
function isOnMap({ by, match_rate, ambiguous_with, vintages }: PlaceColumn): boolean {
  const isCertain = by === 'code' && ambiguous_with.length === 0;
  return isCertain && match_rate >= SUFFICIENT_MATCH && vintages.length > 0;
}

function suggestLines(table: PreviewSource): ChartSpec | undefined {
  const time = timeField(table.fields);
  const measure = firstMeasure(table.fields);
  if (!time || !measure || (time.distinct ?? 0) < 3) return undefined;
  return {
    version: 1,
    source: table.source,
    mark: 'line',
    channels: { x: { field: time.id }, y: { field: measure.id }, ...splitOf(table, time, measure) },
  };
}

function suggestBars({ source, fields, rowCount }: PreviewSource): ChartSpec | undefined {
  const texts = fields.filter((field) => isCategory(field));
  const kinds =
    texts.find(({ distinct }) => isWithin(distinct, 2, Math.min(MOST_KINDS, rowCount / 3))) ??
    texts.find(({ distinct }) => isWithin(distinct, 2, rowCount / 2));
  if (kinds) return longestBars(source, kinds, { aggregate: 'count' });
  // Nearly every row has a name of its own: their measure says more than a count of one.
  const names = texts.find(({ distinct }) => (distinct ?? 0) > rowCount / 2);
  const measure = firstMeasure(fields);
  return names && measure ? longestBars(source, names, { field: measure.id }) : undefined;
}

function longestBars(source: ChartSource, names: ChartField, x: Channel): ChartSpec {
  const y: Channel = {
    field: names.id,
    sort: { by: 'x', order: 'descending' },
    top: { count: BARS, other: false },
  };
  return { version: 1, source, mark: 'bar', channels: { y, x } };
}

function firstMeasure(fields: readonly ChartField[]): ChartField | undefined {
  return fields.find(({ role, distinct }) => role === 'measure' && (distinct ?? 2) > 1);
}

function timeField(fields: readonly ChartField[]): ChartField | undefined {
  return fields.find(({ kind }) => kind === 'time');
}

function latestOf({ max }: ChartField): string | number | undefined {
  return typeof max === 'string' || typeof max === 'number' ? max : undefined;
}

/**
 * Which lines: one each for a few groups; for many, where adding up would mean nothing, faint ones behind
 * their median. Only where most groups have a figure at most times.
 */
function splitOf(
  { fields, rowCount }: PreviewSource,
  time: ChartField,
  measure: ChartField,
): Pick<ChartSpec['channels'], 'colour' | 'detail'> {
  const rowsAtOneTime = rowCount / (time.distinct ?? 1);
  const groups = fields.filter(
    ({ kind, role, distinct }) =>
      role === 'dimension' && kind !== 'time' && isWithin(distinct, 2, rowsAtOneTime * 2),
  );
  const few = groups.find((field) => isCategory(field) && isWithin(field.distinct, 2, MOST_SERIES));
  if (few && rowsAtOneTime > 1.5) return { colour: { field: few.id } };
  const many = groups.find(({ distinct }) => isWithin(distinct, MOST_SERIES + 1, MOST_DETAIL_LINES));
  return many && measure.aggregate === 'mean' ? { detail: [{ field: many.id }] } : {};
}

/** Words or yes and no, not codes. */
function isCategory({ kind, type }: ChartField): boolean {
  return kind === 'boolean' || (type === 'text' && (kind === 'category' || kind === 'place'));
}

function isWithin(count: number | null, least: number, most: number): boolean {
  return count !== null && count >= least && count <= most;
}
