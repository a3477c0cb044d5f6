import type { Axes } from './choose-axes.ts';
import type { Chart } from './read-chart.ts';

/** At each place of the base the middle of all figures there, in the order of the base. */
export function medianCourse(
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
