import type { ChartField } from '../spec/chart-field.ts';
import { coordinatesOf } from '../fields/coordinates.ts';
import type { Channel, Channels, ChartSource, ChartSpec } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { hasManyPlaces, pointChannels } from '../suggest/point-channels.ts';
import { countsAreEven, namingFields, tellingMeasure } from '../suggest/telling-fields.ts';
import { timeOfRows } from '../suggest/times-of-rows.ts';
import { trueChart } from '../suggest/true-chart.ts';

/** Share of the places that are known: of names, which may be written in other ways or stand beside what rows are of, more. */
const SUFFICIENT_MATCH = { code: 0.5, name: 0.7 } as const;
/** More colours than this cannot be told apart at a glance. */
const MOST_SERIES = 6;
const MOST_DETAIL_LINES = 120;
/** Of kinds that are worth counting. */
const MOST_KINDS = 60;
/** Fewer moments than this are no course. */
const FEWEST_MOMENTS = 3;

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

type Chart = { mark: Mark; channels: Channels };

/**
 * The chart that says most about a table at first sight: a map where there are places, lines where there is
 * time, otherwise the most frequent values. Which rows and how figures are made of them is said by `trueChart`.
 * @returns undefined where nothing would be worth drawing
 */
export function suggestPreview(table: PreviewSource): ChartSpec | undefined {
  if (table.rowCount === 0) return undefined;
  const chart =
    mapOf(table, 'code') ??
    pointsOf(table) ??
    linesOf(table) ??
    mapOf(table, 'name') ??
    countsOnMap(table) ??
    barsOf(table);
  return chart && trueChart(table.fields, table.source, chart);
}

function mapOf({ fields, places }: PreviewSource, by: 'code' | 'name'): Chart | undefined {
  const geo = places.find((place) => place.by === by && isOnMap(place) && areSeveral(place, fields));
  const measure = tellingMeasure(fields);
  if (!geo || !measure) return undefined;
  return { mark: 'choropleth', channels: { geo: { field: geo.field }, colour: { field: measure.id } } };
}

/** Where many rows are of each place and nothing is measured, how many they are. */
function countsOnMap({ fields, places, rowCount }: PreviewSource): Chart | undefined {
  const geo = places.find((place) => isOnMap(place));
  const field = fields.find(({ id }) => id === geo?.field);
  if (!geo || !field?.distinct || field.distinct > rowCount / 2 || countsAreEven(field)) return undefined;
  // Rows of no place would be missing from what is counted.
  if (field.empty_share) return undefined;
  if (tellingMeasure(fields)) return undefined;
  return { mark: 'choropleth', channels: { geo: { field: geo.field }, colour: { aggregate: 'count' } } };
}

function areSeveral({ field }: PlaceColumn, fields: readonly ChartField[]): boolean {
  return (fields.find(({ id }) => id === field)?.distinct ?? 2) > 1;
}

/** Where rows are, if there are about as many places as rows: the same ones again and again are told over time. */
function pointsOf({ fields, rowCount }: PreviewSource): Chart | undefined {
  const channels = hasManyPlaces(fields) ? pointChannels(fields, tellingMeasure(fields)) : undefined;
  const places = coordinatesOf(fields)?.latitude.distinct ?? rowCount;
  const isToldAgain = places * 4 <= rowCount && timeOfRows(fields) !== undefined;
  return channels && !isToldAgain ? { mark: 'point_map', channels } : undefined;
}

function isOnMap({ by, match_rate, ambiguous_with, vintages }: PlaceColumn): boolean {
  return ambiguous_with.length === 0 && match_rate >= SUFFICIENT_MATCH[by] && vintages.length > 0;
}

function linesOf(table: PreviewSource): Chart | undefined {
  const time = timeOfRows(table.fields);
  const measure = tellingMeasure(table.fields);
  if (!time || !measure || stepsOf(time) < FEWEST_MOMENTS) return undefined;
  const channels = { x: { field: time.id }, y: { field: measure.id }, ...splitOf(table, time, measure) };
  return { mark: 'line', channels };
}

/** How many steps a line can have: at most as many as there are different times, and as fit between the first and the last. */
function stepsOf({ min, max, distinct, type, time_unit }: ChartField): number {
  if (type === 'int') return distinct ?? 0;
  return time_unit === 'hour' && String(min).slice(0, 10) === String(max).slice(0, 10) ? 1 : (distinct ?? 0);
}

function barsOf({ fields, rowCount }: PreviewSource): Chart | undefined {
  const names = namingFields(fields);
  const measure = tellingMeasure(fields);
  const kinds =
    names.find(({ distinct }) => isWithin(distinct, 2, Math.min(MOST_KINDS, rowCount / 3))) ??
    names.find(({ distinct }) => isWithin(distinct, 2, rowCount / 2));
  if (kinds && !countsAreEven(kinds)) return bars(kinds, { aggregate: 'count' });
  // As many rows of each, or one row: their measure says more than a count.
  const shown = kinds ?? names.find(({ distinct }) => (distinct ?? 0) > rowCount / 2);
  return shown && measure ? bars(shown, { field: measure.id }) : undefined;
}

function bars(names: ChartField, x: Channel): Chart {
  return { mark: 'bar', channels: { y: { field: names.id }, x } };
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
  const names = namingFields(fields);
  const groups = fields.filter(
    ({ kind, role, distinct }) =>
      role === 'dimension' && kind !== 'time' && isWithin(distinct, 2, rowsAtOneTime * 2),
  );
  const few = groups.find((field) => names.includes(field) && isWithin(field.distinct, 2, MOST_SERIES));
  if (few && rowsAtOneTime > 1.5) return { colour: { field: few.id } };
  const many = groups.find(
    (field) => names.includes(field) && isWithin(field.distinct, MOST_SERIES + 1, MOST_DETAIL_LINES),
  );
  return many && measure.aggregate === 'mean' ? { detail: [{ field: many.id }] } : {};
}

function isWithin(count: number | null, least: number, most: number): boolean {
  return count !== null && count >= least && count <= most;
}
