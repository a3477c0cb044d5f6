import { textWidth } from '../format/wrap-text.ts';
import { median } from '../values/median.ts';
import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';

/** Which column stands on which axis, and which of the two the marks grow along. */
export type Axes = {
  x: Column;
  y: Column;
  /** Where a mark stands: categories, times. */
  base: Column;
  /** How far it reaches. */
  value: Column;
  /** Whether marks grow to the right instead of upwards. */
  isSideways: boolean;
};

/** Marks grow along the axis with the aggregate; upwards where both could. */
export function chooseAxes(chart: Chart): Axes | undefined {
  const [givenX, givenY] = [chart.column('x'), chart.column('y')];
  if (!givenX && !givenY) return undefined;
  const x = givenX ?? noColumn('x');
  const y = givenY ?? noColumn('y');
  const isSideways = measureRank(x) > measureRank(y);
  if (liesDown(chart, x, y)) return { x: y, y: x, base: x, value: y, isSideways: true };
  return { x, y, base: isSideways ? y : x, value: isSideways ? x : y, isSideways };
}

/** Below this width bars lie, so that each has a line for its name. */
const NARROW = 460;
/** What the axis of figures and the gaps between bars take, and how large names are. */
const BESIDE = 60;
const NAME_SIZE = 12;

/**
 * Whether upright bars are drawn lying: on phones, and where their names do not fit below them in two lines. Months and
 * other steps of time stay in their order from left to right.
 */
function liesDown({ spec, options, column }: Chart, x: Column, y: Column): boolean {
  if (spec.mark !== 'bar' || x.kind !== 'category' || x.source.field === null || x.source.time_unit !== null)
    return false;
  if (measureRank(y) <= measureRank(x) || x.keys.length < 2) return false;
  if (options.width < NARROW) return true;
  const panels = Math.max(1, column('column')?.keys.length ?? 1);
  const room = (options.width / panels - BESIDE) / x.keys.length;
  return x.keys.some((key) => textWidth(x.keyText(key), NAME_SIZE) > 2 * room);
}

/** On which side of the drawing the column of a channel stands: lying bars have their names on the left. */
export function sideOf({ x }: Axes, channel: 'x' | 'y'): 'x' | 'y' {
  return x.name === channel ? 'x' : 'y';
}

function measureRank({ kind, source, binStep }: Column): number {
  if (kind !== 'figure') return 0;
  if (binStep !== undefined) return 0.5;
  return source.aggregate === null ? 1 : 2;
}

/** Stands for an axis nothing is on: one band without a name. */
function noColumn(name: string): Column {
  return {
    name,
    label: '',
    unit: undefined,
    kind: 'category',
    channel: undefined,
    source: {
      name,
      field: null,
      label: '',
      unit: null,
      kind: 'category',
      aggregate: null,
      weight: null,
      time_unit: null,
      bin_step: null,
    },
    number: () => Number.NaN,
    key: () => '',
    keys: [''],
    write: String,
    writerFor: () => String,
    text: () => '',
    fullText: () => '',
    singleText: () => '',
    keyText: () => '',
    time: undefined,
    binStep: undefined,
    times: 1,
  };
}

/** At each place of the base the middle of all figures there, in the order of the base. */
export function medianLine(
  chart: Chart,
  { base, value }: Pick<Axes, 'base' | 'value'>,
  rows: readonly number[],
): [base: number, value: number][] {
  const byPlace = new Map<number, number[]>();
  for (const index of rows) {
    const row = chart.rows[index] ?? {};
    const [place, figure] = [base.number(row), value.number(row)];
    if (!Number.isFinite(place) || !Number.isFinite(figure)) continue;
    const figures = byPlace.get(place);
    if (figures) figures.push(figure);
    else byPlace.set(place, [figure]);
  }
  return [...byPlace]
    .toSorted(([one], [other]) => one - other)
    .map(([place, figures]) => [place, median(figures)]);
}
