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
  return { x, y, base: isSideways ? y : x, value: isSideways ? x : y, isSideways };
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
