import { classOf, cutClasses, type Classes } from './classes.ts';
import { rampColour } from '../../colour/palette.ts';
import { colourScale } from '../frame/colour-scale.ts';
import { areasOf, plainCode, type AreaShape } from '../../topology/map-areas.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Column } from '../../read/read-column.ts';

const CLASSES = 5;

/** A colour of a map, painted in this order; `covers` tells the areas under it. */
export type Shade = { fill: string; covers(shape: AreaShape): boolean };

/** What a map shows of each area. */
export type MapFigures = {
  areas: AreaShape[];
  /** Row of an area by its code; undefined where there is none. */
  rowOf(shape: AreaShape): number | undefined;
  /** What areas have in common that are painted alike; undefined without a figure. */
  groupOf(shape: AreaShape): number | string | undefined;
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
  const codeOf = (index: number) => plainCode(geo?.key(chart.rows[index] ?? {}));
  const known = new Set(areas.map(({ id }) => plainCode(id)));
  const byCode = new Map(rows.map((row) => [codeOf(row), row]));
  const rowOfId = new Map(areas.map(({ id }) => [id, byCode.get(plainCode(id))]));
  const rowOf = ({ id }: AreaShape) => rowOfId.get(id);
  const all = chart.rows.map((_, index) => index).filter((index) => known.has(codeOf(index)));
  const everywhere = new Set(areasOf(drawing).map(({ id }) => plainCode(id)));
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
      covers: (shape) => {
        const group = groupOf(shape);
        return group !== undefined && group >= index;
      },
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
  const shades = fills.map((fill): Shade => ({ fill, covers: (shape) => groupOf(shape) === fill }));
  return { groupOf, shades, classes: undefined, fillOfClass: () => chart.palette.accent };
}
