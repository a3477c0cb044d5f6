import { listSome } from '../words/list-some.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import { chooseAxes, type Axes } from './chart-axes.ts';
import type { Chart } from './read-chart.ts';
import type { Column } from './read-column.ts';
import { hasLogarithms } from './scale.ts';
import { hasSize } from './sized-rows.ts';
import { stackingOf } from './stacking.ts';

/** As many are named of what is not drawn. */
const MOST_NAMED = 3;
const growing = new Set(['bar', 'area']);

type Figure = { row: ChartRow; value: number };

/** What the form of a chart cannot show of its figures, or shows otherwise than one expects. */
export function notDrawnTexts(chart: Chart): string[] {
  if (chart.spec.mark === 'arc') return negativeParts(chart);
  const axes = chooseAxes(chart);
  if (!axes || chart.spec.mark === 'rect') return sizeTexts(chart);
  return [...valueTexts(chart, axes), ...axisTexts(chart, axes), ...sizeTexts(chart)];
}

/** The rows that have no area, such as those below zero. */
function sizeTexts(chart: Chart): string[] {
  const size = chart.column('size');
  const left = chart.rows.filter((row) => !hasSize(chart, row));
  if (!size || left.length === 0) return [];
  const named = ['detail_0', 'colour', 'shape', 'x', 'y']
    .flatMap((name) => chart.column(name) ?? [])
    .find(({ kind }) => kind === 'category');
  const sizeOf = (row: ChartRow) => {
    const value = size.number(row);
    return Number.isFinite(value) ? size.write(value) : chart.words.noValue.toLowerCase();
  };
  if (!named) return [chart.words.leftOut.withoutSize(String(left.length))];
  const each = left.map((row) => `${named.text(row)} (${sizeOf(row)})`);
  return [chart.words.leftOut.withoutSize(listSome(each, MOST_NAMED, chart.words))];
}

/** The figures of a ring that are no part of a whole. */
function negativeParts(chart: Chart): string[] {
  const measure = ringMeasure(chart);
  if (!measure) return [];
  const negative = figuresOf(chart, measure).filter(({ value }) => value < 0);
  const split = ['colour', 'x', 'y', 'detail_0']
    .flatMap((name) => chart.column(name) ?? [])
    .find(({ kind }) => kind !== 'figure');
  if (negative.length === 0) return [];
  return [chart.words.leftOut.negativeParts(negative.length, listOf(chart, negative, split, measure))];
}

/** The column whose figures are the parts of a ring. */
export function ringMeasure(chart: Chart): Column | undefined {
  return ['theta', 'y', 'x', 'size', 'colour']
    .map((name) => chart.column(name))
    .find((column) => column?.kind === 'figure' && column.binStep === undefined);
}

function axisTexts(chart: Chart, axes: Axes): string[] {
  return [axes.base, axes.value].flatMap((column) => {
    if (column.kind !== 'figure') return [];
    const own = figuresOf(chart, column);
    const isLogarithmic = hasLogarithms(
      column,
      own.map(({ value }) => value),
    );
    const notPositive = isLogarithmic ? own.filter(({ value }) => value <= 0) : [];
    const [from, to] = column.channel?.scale?.domain ?? [-Infinity, Infinity];
    const drawn = column === axes.value ? stackedFigures(chart, axes) : own;
    const beyond = drawn.filter(
      ({ value }) => (value < from || value > to) && !(isLogarithmic && value <= 0),
    );
    const { leftOut } = chart.words;
    const list = (figures: readonly Figure[]) => listOf(chart, figures, axes.base, column);
    return [
      ...(notPositive.length > 0 ? [leftOut.notPositive(notPositive.length, list(notPositive))] : []),
      ...(beyond.length > 0 ? [leftOut.beyondAxis(list(beyond))] : []),
    ];
  });
}

function valueTexts(chart: Chart, { value }: Axes): string[] {
  if (!growing.has(chart.spec.mark) || value.kind !== 'figure') return [];
  const { leftOut } = chart.words;
  if (stackingOf(value) === 'normalize') {
    return figuresOf(chart, value).some((figure) => figure.value < 0) ? [leftOut.sharesOfAmounts] : [];
  }
  const { domain, type = 'linear' } = value.channel?.scale ?? {};
  const isCut = domain !== undefined && type !== 'log' && (domain[0] > 0 || domain[1] < 0);
  return isCut ? [leftOut.cutBase] : [];
}

/** How far marks reach: where they stand on top of one another, the sum of those on the same side of zero. */
function stackedFigures(chart: Chart, { base, value }: Axes): Figure[] {
  const own = figuresOf(chart, value);
  if (!growing.has(chart.spec.mark) || stackingOf(value) !== 'zero') return own;
  const panels = ['row', 'column'].flatMap((name) => chart.column(name) ?? []);
  const places = Map.groupBy(own, (figure) =>
    JSON.stringify([...[base, ...panels].map((column) => column.key(figure.row)), figure.value < 0]),
  );
  return [...places.values()].flatMap((figures) => {
    const [first] = figures;
    return first ? [{ row: first.row, value: figures.reduce((sum, { value }) => sum + value, 0) }] : [];
  });
}

function figuresOf({ rows }: Chart, column: Column): Figure[] {
  return rows
    .map((row) => ({ row, value: column.number(row) }))
    .filter(({ value }) => Number.isFinite(value));
}

/** The first of some figures with their names, and how many more there are. */
function listOf(
  { words }: Chart,
  figures: readonly Figure[],
  named: Column | undefined,
  measure: Column,
): string {
  const each = figures.map(({ row, value }) => {
    const figure = measure.write(value);
    return named && named !== measure ? `${named.text(row)} (${figure})` : figure;
  });
  return listSome(each, MOST_NAMED, words);
}
