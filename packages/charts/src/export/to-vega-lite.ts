import { describeChart } from '../describe/describe-chart.ts';
import { stackingOf } from '../read/stacking.ts';
import { mapFigures } from '../draw/maps/map-figures.ts';
import { chooseAxes, type Axes } from '../read/chart-axes.ts';
import { readChart, type Chart, type ReadingOptions } from '../read/read-chart.ts';
import type { Column } from '../read/read-column.ts';
import { roundDigits } from '../format/round-numbers.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { Mark } from '../spec/vocabulary.ts';
import { pointMapOf } from './point-map-of.ts';
import { figureNames } from './figure-names.ts';

/** Where the figures of a chart are as CSV with headings, and the boundaries of its map or the land below its points. */
export type Addresses = { figures: string; boundaries?: string | undefined; ground?: string | undefined };

type Json = Record<string, unknown>;
type Named = { column: Column; name: string };

const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json';

const markNames: Readonly<Record<Exclude<Mark, 'table' | 'choropleth' | 'point_map'>, Json>> = {
  bar: { type: 'bar' },
  line: { type: 'line' },
  area: { type: 'area' },
  point: { type: 'point' },
  tick: { type: 'tick' },
  arc: { type: 'arc', innerRadius: 60 },
  circle: { type: 'circle' },
  rect: { type: 'rect' },
  trail: { type: 'trail' },
};

/** Channels of Vega-Lite that ours are under another name. */
const channelNames: Readonly<Record<string, string>> = {
  x: 'x',
  y: 'y',
  colour: 'color',
  size: 'size',
  shape: 'shape',
  opacity: 'opacity',
  theta: 'theta',
  order: 'order',
  row: 'row',
  column: 'column',
  longitude: 'longitude',
  latitude: 'latitude',
  rows: 'size',
};

/**
 * A chart as a specification of Vega-Lite 6: what stands on which channel of which figures, so that other tools can
 * draw it in their own way and people can change it. The figures are not inside; `addresses` says where they are.
 * @param options with the shapes of a map, its areas get names and classes
 * @returns undefined for tables, which Vega-Lite has no mark for
 */
export function toVegaLite(
  spec: ChartSpec,
  data: ChartData,
  options: ReadingOptions,
  addresses: Addresses,
): Json | undefined {
  if (spec.mark === 'table') return undefined;
  const chart = readChart(spec, data, options);
  const { title, subtitle, alt } = describeChart(spec, data, options);
  const head = {
    $schema: SCHEMA,
    description: alt,
    title: { text: title, ...(subtitle ? { subtitle } : {}), anchor: 'start' },
  };
  const names = figureNames(spec, data, options);
  const named = chart.columns.map((column, index): Named => ({ column, name: names[index]?.heading ?? '' }));
  if (spec.mark === 'choropleth') return { ...head, ...mapOf(chart, named, names, addresses) };
  if (spec.mark === 'point_map') {
    return {
      ...head,
      ...pointMapOf(chart, encodingOf(chart, named), figuresAt(addresses, named), addresses.ground),
    };
  }
  return {
    ...head,
    width: 'container',
    data: figuresAt(addresses, named),
    mark: { ...markNames[spec.mark], tooltip: true },
    encoding: encodingOf(chart, named),
  };
}

/** Codes keep their zeros, and years are numbers. */
function figuresAt({ figures }: Addresses, named: readonly Named[]): Json {
  const types = named.map(({ column, name }) => [
    name,
    column.kind === 'figure' || column.time?.isYears
      ? 'number'
      : column.kind === 'moment'
        ? 'date'
        : 'string',
  ]);
  return { url: figures, format: { type: 'csv', parse: Object.fromEntries(types) } };
}

function encodingOf(chart: Chart, named: readonly Named[]): Json {
  const axes = chooseAxes(chart);
  const encoding: Json = {};
  for (const one of named) {
    const channel = channelNames[one.column.name];
    if (channel !== undefined) encoding[channel] = channelOf(chart, one, axes);
  }
  const details = named.filter(({ column }) => column.name.startsWith('detail_'));
  if (details.length > 0) encoding['detail'] = details.map(({ name }) => ({ field: fieldOf(name) }));
  const colour = named.find(({ column }) => column.name === 'colour');
  const isGrouped = chart.spec.mark === 'bar' && axes && stackingOf(axes.value) === 'none' && colour;
  if (isGrouped && colour.column.source.field !== axes.base.source.field) {
    encoding[axes.isSideways ? 'yOffset' : 'xOffset'] = { field: fieldOf(colour.name) };
  }
  return encoding;
}

function channelOf(chart: Chart, { column, name }: Named, axes: Axes | undefined): Json {
  const { mark } = chart.spec;
  const { binStep, source } = column;
  const scale = scaleOf(chart, column, axes);
  const isStacked = (mark === 'bar' || mark === 'area') && column === axes?.value;
  return {
    field: fieldOf(name),
    type: typeOf(column),
    title: titleOf(column, name),
    ...(binStep === undefined ? {} : { bin: { binned: true, step: source.bin_step } }),
    ...(column.kind === 'moment' && !column.time?.isYears ? { timeUnit: timeUnitOf(source.time_unit) } : {}),
    ...(column.kind === 'category' ? { sort: source.domain ?? null } : {}),
    ...(column.time?.isYears ? axisFormat(column.name, 'd') : {}),
    ...(isStacked ? { stack: stackOf(stackingOf(column)) } : {}),
    ...(Object.keys(scale).length > 0 ? { scale } : {}),
  };
}

/** The label with the unit that the file has the figures in. */
function titleOf({ label, source }: Column, name: string): string {
  if (label === '') return name;
  return source.unit ? `${label} (${source.unit})` : label;
}

function typeOf(column: Column): string {
  if (column.kind === 'figure' || column.time?.isYears) return 'quantitative';
  if (column.kind === 'moment') return 'temporal';
  return column.source.time_unit === null ? 'nominal' : 'ordinal';
}

/** Times have no zone of their own: they are read as UTC, and shown so. */
function timeUnitOf(unit: string | null): string {
  const steps: Readonly<Record<string, string>> = {
    year: 'utcyear',
    quarter: 'utcyearquarter',
    month: 'utcyearmonth',
    hour: 'utcyearmonthdatehours',
  };
  return steps[unit ?? ''] ?? 'utcyearmonthdate';
}

function axisFormat(name: string, format: string): Json {
  return name === 'x' || name === 'y' ? { axis: { format } } : { legend: { format } };
}

function stackOf(stacking: 'zero' | 'normalize' | 'none'): string | false {
  return stacking === 'none' ? false : stacking;
}

function scaleOf(chart: Chart, column: Column, axes: Axes | undefined): Json {
  const { mark } = chart.spec;
  const wanted = column.channel?.scale;
  const isLength = (mark === 'bar' || mark === 'area') && column === axes?.value;
  const isAxis = column === axes?.x || column === axes?.y;
  const hasZero = (column.kind === 'figure' && wanted?.type !== 'log') || column.time?.isYears === true;
  const canBeginElsewhere = isAxis && hasZero && !isLength;
  return {
    ...(wanted?.type && wanted.type !== 'linear' ? { type: wanted.type } : {}),
    ...(wanted?.domain ? { domain: asInFile(chart, column, wanted.domain) } : {}),
    ...(canBeginElsewhere ? { zero: wanted?.zero ?? false } : {}),
    ...(wanted?.scheme === 'diverging' ? { scheme: 'browngreen' } : {}),
  };
}

/** Dots and brackets lead into objects: in a name they stand for themselves. */
function fieldOf(name: string): string {
  return name.replaceAll(/[\\.[\]'"]/g, String.raw`\$&`);
}

/** The boundaries, with the figure of each area looked up by its code. */
function mapOf(
  chart: Chart,
  named: readonly Named[],
  names: readonly { areaName?: string }[],
  addresses: Addresses,
): Json {
  const places = named.findIndex(({ column }) => column.name === 'geo');
  const [code, area] = [named[places]?.name ?? '', names[places]?.areaName];
  const measure = named.find(({ column }) => column.name === 'colour');
  const [object = ''] = Object.keys(chart.options.drawing?.objects ?? {});
  const wanted = [area, measure?.name].filter((name) => name !== undefined);
  return {
    width: 'container',
    height: 400,
    data: { url: addresses.boundaries, format: { type: 'topojson', feature: object } },
    transform: [
      {
        lookup: 'id',
        from: {
          data: { url: addresses.figures, format: { type: 'csv', parse: { [code]: 'string' } } },
          key: fieldOf(code),
          fields: wanted,
        },
      },
    ],
    // The boundaries are projected already.
    projection: { type: 'identity' },
    mark: { type: 'geoshape', stroke: 'white', strokeWidth: 0.4, tooltip: true },
    encoding: measure ? { color: colourOfMap(chart, measure) } : {},
  };
}

function colourOfMap(chart: Chart, { column, name }: Named): Json {
  const common = { field: fieldOf(name), type: typeOf(column), title: titleOf(column, name) };
  const { classes } = chart.options.drawing
    ? mapFigures(chart, [...chart.rows.keys()])
    : { classes: undefined };
  if (!classes) return common;
  const domain = asInFile(chart, column, classes.breaks.slice(1));
  return { ...common, scale: { type: 'threshold', domain, scheme: 'teals' } };
}

/** The file has the figures of the table: shares of one are shown as percent, and are shares of one there. */
function asInFile(chart: Chart, column: Column, shown: readonly number[]): number[] {
  const row = chart.rows.find((one) => column.number(one) !== 0 && Number.isFinite(column.number(one)));
  const raw = row?.[column.source.name];
  const times = row && typeof raw === 'number' ? column.number(row) / raw : 1;
  return shown.map((value) => roundDigits(value / times));
}
