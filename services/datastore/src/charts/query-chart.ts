import {
  type ChartData,
  ChartError,
  type ChartField,
  type ChartPlan,
  type ChartSource,
  type ChartSpec,
  planChart,
  planUnplaced,
  unplacedFacts,
  yearShown,
} from '@gazetteer/charts';
import { type Caller, inLanguage } from '@gazetteer/kernel';
import type { Report } from '../merge/merge-report.contract.ts';
import { chartFault } from './chart-fault.ts';
import { MOST_POINTS } from './chart.contract.ts';
import type { ChartRows, WithChartRows } from './chart-rows.ts';
import type { KnownPlaces } from './places/known-places.ts';
import type { ChartTable } from './open-chart-table.ts';
import { withFilterNames, withPlaceNames, withSharedNames } from './places/name-codes.ts';
import type { Grounds } from '../areas/grounds.ts';
import { type ChosenGround, groundBelow } from './ground-below.ts';
import { createChartPlacer, type PlacedChart } from './place-chart.ts';
import { codeRows, isDirect, PLACE } from './places/place-codes.ts';
import { createSharedCache } from './shared-cache.ts';

/** The figures behind a chart, and what they were counted from. */
export type ChartFigures = {
  data: ChartData;
  source: ChartSource;
  placed: PlacedChart | null;
  /** What a map of points is drawn upon. */
  ground: ChosenGround | null;
  tables: readonly ChartTable[];
  merge: Report | null;
};

export type QueryOptions = {
  limit?: number | undefined;
  /** The language in which columns are called, as far as the dictionary is written in it. */
  language?: string | undefined;
  signal?: AbortSignal | undefined;
};

export type QueryChart = (caller: Caller, spec: ChartSpec, options?: QueryOptions) => Promise<ChartFigures>;

/** Looks whether a chart can be drawn, without counting its figures. */
export type CheckChart = (
  caller: Caller,
  spec: ChartSpec,
) => Promise<Pick<ChartFigures, 'source' | 'tables'>>;

const KEPT_BYTES = 64 * 1024 * 1024;
const BYTES_A_CELL = 24;

/** Values of all filters of a chart together. */
const MOST_FILTER_VALUES = 1000;

/** Rows times characters of formulas that are worked out for own rows: about a second of the process that serves pages. */
const MOST_FORMULA_WORK = 4_000_000;

/**
 * Asks for the figures behind charts. The same figures are counted once for all who ask at the same time, and kept
 * until the table changes; a count that nobody waits for any more is stopped.
 */
export function createChartQuery(
  { places, grounds }: { places: KnownPlaces; grounds: Grounds },
  withRows: WithChartRows,
): { query: QueryChart; check: CheckChart } {
  const placeChart = createChartPlacer(places);
  const kept = createSharedCache<ChartData>(KEPT_BYTES, sizeOf);

  const prepare = async (rows: ChartRows, spec: ChartSpec, limit: number) => {
    requireRows(spec);
    const isMap = spec.mark === 'choropleth' && spec.channels.geo !== undefined;
    const placed = isMap ? await placeChart(rows, spec, yearShown(spec, rows)) : null;
    const direct = placed !== null && isDirect(placed, rows.fields) ? placed : null;
    const field = placed === null ? null : direct ? direct.writing.field : PLACE;
    return { placed, direct, plan: planOf(spec, rows, field, limit) };
  };

  const figuresOf = async (
    rows: ChartRows,
    spec: ChartSpec,
    { limit = MOST_POINTS, signal }: QueryOptions,
  ): Promise<ChartFigures> => {
    const { placed, direct, plan } = await prepare(rows, spec, limit);
    const count = async (stop?: AbortSignal) => {
      const counted = await rows.run(plan, direct ? null : placed, stop);
      const figures = direct ? codeRows(counted, direct) : counted;
      return placed === null
        ? withPlaceNames(places, rows, figures)
        : withSharedNames(places, rows, placed, figures);
    };
    const leftOut = async (stop?: AbortSignal) => {
      const unplaced = placed && (await unplacedOf(rows, spec, placed, stop));
      return unplaced ? { unplaced } : {};
    };
    const run = async (stop?: AbortSignal) => {
      const figures = { ...(await count(stop)), ...(await leftOut(stop)) };
      return withFilterNames(places, rows, figures, spec.filters);
    };
    const { source, tables, merge } = rows;
    const key = rows.key && JSON.stringify([rows.key, placed && [placed.writing, spec.map?.extent], plan]);
    const data = key === undefined ? await run(signal) : await kept.get(key, run, signal);
    const ground = spec.mark === 'point_map' ? await groundBelow(grounds, data) : null;
    return { data: named(data, spec), source, placed, ground, tables, merge };
  };

  return {
    query: async (caller, spec, options = {}) => {
      requireFewValues(spec);
      const { language, signal } = options;
      const ask = (rows: ChartRows) => figuresOf(calledIn(rows, language), spec, options);
      return withRows(caller, spec.source, ask, signal);
    },
    check: async (caller, spec) => {
      requireFewValues(spec);
      return withRows(caller, spec.source, async (rows) => {
        await prepare(rows, spec, MOST_POINTS);
        return { source: rows.source, tables: rows.tables };
      });
    },
  };
}

/** The rows with what their columns are called in a language. What may be counted was told from the dictionary's own words. */
function calledIn(rows: ChartRows, language: string | undefined): ChartRows {
  return { ...rows, fields: inLanguage(rows.fields, language) };
}

/** What a map leaves out of the rows that pass its filters; asked for where the table has such rows at all. */
async function unplacedOf(
  rows: ChartRows,
  spec: ChartSpec,
  placed: PlacedChart,
  signal: AbortSignal | undefined,
): Promise<ChartData['unplaced']> {
  if (placed.unmatched.length === 0 && !placed.hasEmpty) return undefined;
  const plan = planUnplaced(spec, rows.fields, placed.writing.parent_field);
  return unplacedFacts(await rows.runUnplaced(plan, placed, signal));
}

/**
 * @param place the column that the codes of a map come from
 * @throws invalid_input with the code of what is wrong with the chart
 */
function planOf(spec: ChartSpec, { fields }: ChartRows, place: string | null, limit: number): ChartPlan {
  try {
    const plan =
      place === null
        ? planChart(spec, fields)
        : planChart(onPlace(spec, place), withPlace(fields, spec.channels.geo?.field, place));
    return { ...plan, limit: Math.min(plan.limit, limit) };
  } catch (error) {
    if (!(error instanceof ChartError)) throw error;
    const { code, message, field, channel, position, params } = error;
    throw chartFault(code, pathOf(spec, error), message, { field, channel, position, params });
  }
}

/** Where in the specification a fault is. */
function pathOf({ computed = [], filters = [] }: ChartSpec, { channel, field, code }: ChartError): string {
  if (channel !== undefined) return `spec.channels.${channel}`;
  const formula = computed.findIndex(({ id }) => id === field);
  if (formula >= 0 && !code.startsWith('filter')) return `spec.computed.${formula}`;
  const filter = filters.findIndex((one) => one.field === field);
  return filter >= 0 ? `spec.filters.${filter}` : 'spec.channels';
}

/** The chart with another column for its places. */
function onPlace(spec: ChartSpec, field: string): ChartSpec {
  const { geo } = spec.channels;
  return geo ? { ...spec, channels: { ...spec.channels, geo: { ...geo, field } } } : spec;
}

/** The columns, that of the places known as such. */
function withPlace(
  fields: readonly ChartField[],
  written: string | undefined,
  place: string,
): readonly ChartField[] {
  const column = fields.find(({ id }) => id === written);
  if (!column) return fields;
  const known = { ...column, id: place, kind: 'place' as const };
  return place === written
    ? fields.map((field) => (field === column ? known : field))
    : [...fields, { ...known, type: 'text' }];
}

/** The figures with the name that the column of places has in the table. */
function named(data: ChartData, { channels }: ChartSpec): ChartData {
  const columns = data.columns.map((column) =>
    column.field === PLACE ? { ...column, field: channels.geo?.field ?? null } : column,
  );
  return { ...data, columns };
}

/** @throws invalid_input for filters with more values than a chart may have */
function requireFewValues({ filters = [] }: ChartSpec): void {
  const values = filters.reduce((sum, one) => sum + ('values' in one ? one.values.length : 1), 0);
  if (values <= MOST_FILTER_VALUES) return;
  const most = MOST_FILTER_VALUES.toLocaleString('en');
  throw chartFault('too_large', 'spec.filters', `The filters must not have more than ${most} values`);
}

/** @throws invalid_input where the rows of a person are not there, or with their formulas more than a request may cost */
function requireRows({ source, computed = [] }: ChartSpec): void {
  if (source.kind !== 'own') return;
  if (!source.rows) {
    throw chartFault(
      'rows_missing',
      'spec.source.rows',
      'The rows of this chart stay in the browser it was made in',
    );
  }
  const characters = computed.reduce((sum, { expression }) => sum + expression.length, 0);
  if (source.rows.length * characters > MOST_FORMULA_WORK) {
    throw chartFault(
      'too_large',
      'spec.computed',
      'The formulas are too long for so many rows: shorten them, or leave out rows that are not needed',
    );
  }
}

function sizeOf({ columns, rows }: ChartData): number {
  let bytes = rows.length * columns.length * BYTES_A_CELL;
  for (const row of rows) {
    for (const value of Object.values(row)) if (typeof value === 'string') bytes += 2 * value.length;
  }
  return bytes;
}
