import { ckmeans } from 'simple-statistics';
import { rampColour } from '../../colour/palette.ts';
import { colourScale } from '../frame/channel-scales.ts';
import { areaCode, areasOf, codesOf, plainCode, type AreaShape } from '../../topology/map-areas.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Column } from '../../read/read-column.ts';

const CLASSES = 5;

/** A colour of a map, painted in this order; `covers` tells the areas under it by their groups. */
export type Shade = { fill: string; covers(group: Group): boolean };

/** What areas have in common that are painted alike; undefined without a figure. */
export type Group = number | string | undefined;

/** What a map shows of each area. */
export type MapFigures = {
  areas: readonly AreaShape[];
  /** Row of an area by its code; undefined where there is none. */
  rowOf(shape: AreaShape): number | undefined;
  groupOf(shape: AreaShape): Group;
  shades: Shade[];
  classes: Classes | undefined;
  fillOfClass(index: number): string;
  measure: Column | undefined;
  /** Codes of figures that have no area. */
  unmatched: string[];
};

/**
 * Puts figures to areas. Classes are cut over the areas shown, so that rows of other places do not move them.
 * @param rows those of one panel; classes are those of all
 */
export function mapFigures(chart: Chart, rows: readonly number[]): MapFigures {
  const { drawing } = chart.options;
  if (!drawing) throw new Error('A map needs the shapes of its areas');
  const areas = areasOf(drawing, chart.spec.map?.extent);
  const geo = chart.column('geo');
  const codes = chart.rows.map((row) => plainCode(geo?.key(row)));
  const known = codesOf(drawing, chart.spec.map?.extent);
  const byCode = new Map(rows.map((row) => [codes[row] ?? '', row]));
  const rowOfArea = new Map(areas.map((shape) => [shape, byCode.get(areaCode(shape))]));
  const rowOf = (shape: AreaShape) => rowOfArea.get(shape);
  const all = chart.rows.map((_, index) => index).filter((index) => known.has(codes[index] ?? ''));
  const everywhere = codesOf(drawing);
  const unmatched = [...byCode.keys()].filter((code) => code !== '' && !everywhere.has(code));
  const shared = { areas, rowOf, unmatched, measure: chart.column('colour') };
  return {
    ...shared,
    ...(shared.measure?.kind === 'figure' ? classed(chart, shared.measure, rowOf, all) : keyed(chart, rowOf)),
  };
}

type Painted = Pick<MapFigures, 'groupOf' | 'shades' | 'classes' | 'fillOfClass'>;

/**
 * One shade a class, the least first: each covers its own class and all above, and the next is painted over it.
 * So a border between two shades is written once for each step between them, not once for each side, and nothing
 * of the ground shows through between them.
 */
function classed(chart: Chart, measure: Column, rowOf: MapFigures['rowOf'], all: readonly number[]): Painted {
  const { map } = chart.spec;
  const values = all.map((index) => measure.number(chart.rows[index] ?? {})).filter(Number.isFinite);
  const classes = cutClasses(values, map?.classes ?? CLASSES, map?.method ?? 'quantile');
  // Asked for each border many times over.
  const classOfRow = chart.rows.map((row) => classes && classOf(measure.number(row), classes));
  const groupOf = (shape: AreaShape) => {
    const row = rowOf(shape);
    return row === undefined ? undefined : classOfRow[row];
  };
  const stops = measure.channel?.scale?.scheme === 'diverging' ? chart.palette.diverging : chart.palette.ramp;
  const last = (classes?.breaks.length ?? 1) - 1;
  const fillOfClass = (index: number) => rampColour(stops, last === 0 ? 0.5 : index / last);
  const shades = (classes?.breaks ?? []).map(
    (_, index): Shade => ({
      fill: fillOfClass(index),
      covers: (group) => typeof group === 'number' && group >= index,
    }),
  );
  return { groupOf, shades, classes, fillOfClass };
}

/** Areas in the colours of categories; in one colour where nothing says which. */
function keyed(chart: Chart, rowOf: MapFigures['rowOf']): Painted {
  const colours = colourScale(chart, false);
  const groupOf = (shape: AreaShape) => {
    const row = rowOf(shape);
    return row === undefined ? undefined : colours.of(chart.rows[row] ?? {});
  };
  const fills = [
    ...new Set([...colours.keys.map(({ colour }) => colour), chart.palette.rest, chart.palette.accent]),
  ];
  const shades = fills.map((fill): Shade => ({ fill, covers: (group) => group === fill }));
  return { groupOf, shades, classes: undefined, fillOfClass: () => chart.palette.accent };
}

/** `breaks[i]` is the least value of class `i`; `maximum` ends the last. */
export type Classes = { breaks: number[]; maximum: number };

type ClassMethod = 'quantile' | 'equal' | 'natural';

/** Cuts values into at most `count` classes: of equal counts, of equal width, or where they lie apart (Jenks). */
export function cutClasses(
  values: readonly number[],
  count: number,
  method: ClassMethod,
): Classes | undefined {
  switch (method) {
    case 'equal':
      return equalClasses(values, count);
    case 'natural':
      return naturalClasses(values, count);
    case 'quantile':
      return quantileClasses(values, count);
  }
}

/** Cuts values into at most `count` classes with about the same number of values in each. */
export function quantileClasses(values: readonly number[], count: number): Classes | undefined {
  // A list of numbers alone is sorted many times as fast.
  const sorted = Float64Array.from(values.filter(Number.isFinite)).sort();
  const maximum = sorted.at(-1);
  if (maximum === undefined) return undefined;
  const breaks: number[] = [];
  for (let index = 0; index < count; index++) {
    const least = sorted[Math.floor((index * sorted.length) / count)] ?? maximum;
    // Many equal values fill more than one class: they stay together.
    if (least !== breaks.at(-1)) breaks.push(least);
  }
  return { breaks, maximum };
}

function equalClasses(values: readonly number[], count: number): Classes | undefined {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return undefined;
  const minimum = finite.reduce((least, value) => Math.min(least, value));
  const maximum = finite.reduce((most, value) => Math.max(most, value));
  if (minimum === maximum) return { breaks: [minimum], maximum };
  const width = (maximum - minimum) / count;
  return { breaks: Array.from({ length: count }, (_, index) => minimum + index * width), maximum };
}

/** The classes whose values lie closest together (optimal k-means in one dimension). */
function naturalClasses(values: readonly number[], count: number): Classes | undefined {
  const finite = values.filter(Number.isFinite);
  if (finite.length === 0) return undefined;
  const groups = ckmeans(finite, Math.min(count, new Set(finite).size));
  const breaks = groups.flatMap((group) => group.slice(0, 1));
  return { breaks, maximum: groups.at(-1)?.at(-1) ?? finite[0] ?? 0 };
}

/** The class a value falls into, 0 the lowest; undefined for none. */
export function classOf(value: number | null | undefined, classes: Classes): number | undefined {
  if (value === null || value === undefined || !Number.isFinite(value)) return undefined;
  const index = classes.breaks.findLastIndex((least) => value >= least);
  return index < 0 ? undefined : index;
}
