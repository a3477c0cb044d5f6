import type { Axes } from '../../read/chart-axes.ts';
import type { ColourScale } from '../frame/channel-scales.ts';
import type { Panel } from '../frame/panels.ts';
import type { Chart } from '../../read/read-chart.ts';
import type { Placement } from '../../read/scale.ts';
import type { Shapes } from '../frame/shapes.ts';

/** What a mark needs to know to be planned. */
export type MarkContext = {
  chart: Chart;
  axes: Axes;
  panels: readonly Panel[];
  colours: ColourScale;
  /** Pixels the chart is wide. */
  width: number;
};

/** Where a panel's marks may stand. */
export type Plot = {
  x: Placement;
  y: Placement;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** What a mark asks of its axes, and how it is drawn once they stand. */
export type MarkPlan = {
  /** Figures that must fit on the two axes. */
  baseValues: readonly number[];
  values: readonly number[];
  fromZero: boolean;
  /** Whether both axes have bands, as those of heat maps. */
  inBands?: boolean;
  /** Writes figures of the value axis where they are not the column's own, such as shares. */
  writeValue?: (value: number) => string;
  /** Most marks beside one another in a band. */
  slots?: number;
  /** Half a step at both ends of a base of figures or times, for marks that have a width there. */
  steps?: number;
  /** Pixels the marks write into on the right of the plot. */
  endMargin?: number;
  draw(panel: Panel, plot: Plot): Shapes;
};

/** Rows of a panel that have a place on both axes, by their place in the figures. */
export function placedRows({ chart, axes }: MarkContext, rows: readonly number[]): number[] {
  const has = (column: Axes['x'], row: number) =>
    column.kind === 'category' || Number.isFinite(column.number(chart.rows[row] ?? {}));
  return rows.filter((row) => has(axes.x, row) && has(axes.y, row));
}

/** Rows of a panel that have a place along the base; where they have no figure, lines and areas have a gap. */
export function rowsOnBase({ chart, axes }: MarkContext, rows: readonly number[]): number[] {
  const { base } = axes;
  return rows.filter(
    (row) => base.kind === 'category' || Number.isFinite(base.number(chart.rows[row] ?? {})),
  );
}

/** Cuts a list wherever something is missing in it. */
export function runsOf<Item>(items: readonly (Item | undefined)[]): Item[][] {
  const runs: Item[][] = [];
  let isOpen = false;
  for (const item of items) {
    if (item !== undefined && isOpen) runs.at(-1)?.push(item);
    else if (item !== undefined) runs.push([item]);
    isOpen = item !== undefined;
  }
  return runs;
}

/** What a column puts on its scale for a row: a key on bands, otherwise a figure. */
export function placeOf(column: Axes['x'], place: Placement, row: Readonly<Record<string, unknown>>): number {
  return place.at(place.band > 0 ? column.key(row) : column.number(row));
}
