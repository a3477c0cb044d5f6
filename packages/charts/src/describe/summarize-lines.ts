import { listSome } from '../words/list-some.ts';
import { chooseAxes, medianLine } from '../read/chart-axes.ts';
import type { Chart } from '../read/read-chart.ts';
import type { Column } from '../read/read-column.ts';
import { median } from '../values/median.ts';
import { sentenceWriter, summarizeRanking } from './summarize-values.ts';

const MOST_NAMED = 12;

type Point = { place: number; when: string; value: number };

/** From where to where a line goes, its highest and lowest; of several lines the last figures. */
export function summarizeLines(chart: Chart): string {
  const axes = chooseAxes(chart);
  const { summary, noData } = chart.words;
  if (!axes) return `${noData}.`;
  const { base, value } = axes;
  if (base.kind === 'category' && base.source.cut) return summarizeRanking(chart, value);
  const rows = chart.rows.filter((row) => Number.isFinite(value.number(row)));
  if (rows.length === 0) return `${noData}.`;
  const write = sentenceWriter(
    chart,
    value,
    rows.map((row) => value.number(row)),
  );
  const placeOf = (row: (typeof rows)[number]) =>
    base.kind === 'category' ? base.keys.indexOf(base.key(row)) : base.number(row);
  const points = rows
    .map((row): Point & { row: typeof row } => ({
      row,
      place: placeOf(row),
      when: base.text(row),
      value: value.number(row),
    }))
    .toSorted((one, other) => one.place - other.place);
  const colour = chart.column('colour') ?? chart.column('column') ?? chart.column('row');
  if (colour && colour.kind !== 'figure' && colour.keys.length > 1)
    return latestOf(chart, colour, points, write);
  if (chart.column('detail_0') && base.kind !== 'category') {
    const lines = new Set(chart.rows.map((row) => chart.column('detail_0')?.key(row)));
    const course = medianLine(
      chart,
      axes,
      chart.rows.map((_, index) => index),
    );
    const middle = course.map(
      ([place, figure]): Point => ({ place, when: base.write(place), value: figure }),
    );
    return `${summary.crowd(String(lines.size))} ${courseOf(chart, middle, write)}`;
  }
  return courseOf(chart, points, write);
}

function latestOf(
  chart: Chart,
  colour: Column,
  points: readonly (Point & { row: Readonly<Record<string, unknown>> })[],
  write: (value: number) => string,
): string {
  const last = points.at(-1);
  if (!last) return `${chart.words.noData}.`;
  const latest = new Map<string, Point>();
  for (const point of points) latest.set(colour.key(point.row), point);
  const named = colour.keys.flatMap((key) => {
    const point = latest.get(key);
    return point ? [`${colour.keyText(key)} ${write(point.value)}`] : [];
  });
  const each = listSome(named, MOST_NAMED, chart.words);
  return chart.words.summary.latest({ when: last.when, each });
}

function courseOf(chart: Chart, points: readonly Point[], write: (value: number) => string): string {
  const { summary, noData } = chart.words;
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return `${noData}.`;
  if (points.length === 1) return summary.one({ name: first.when, value: write(first.value) });
  const sorted = points.toSorted((one, other) => one.value - other.value);
  const [least = first] = sorted;
  const most = sorted.at(-1) ?? last;
  const change =
    write(last.value) === write(first.value) ? 'none' : last.value > first.value ? 'rise' : 'fall';
  const peak = summary.peak({
    most: write(most.value),
    when: most.when,
    least: write(least.value),
    whenLeast: least.when,
  });
  // Places that only stand beside one another have no course.
  const isCourse = chart.column('x')?.kind !== 'category' || chart.column('x')?.source.time_unit !== null;
  if (!isCourse)
    return `${peak} ${chart.words.median}${chart.words.colon}${write(median(points.map(({ value }) => value)))}.`;
  const course = summary.course({
    from: first.when,
    to: last.when,
    first: write(first.value),
    last: write(last.value),
    change,
  });
  return `${course} ${peak}`;
}
