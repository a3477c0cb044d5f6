import { sampleCorrelation } from 'simple-statistics';
import { listSome } from '../words/list-some.ts';
import { numberWriter, unitInSentence } from '../format/value-text.ts';
import { median } from '../values/median.ts';
import { measureOf } from '../read/chart-measures.ts';
import type { Chart } from '../read/read-chart.ts';
import type { Column } from '../read/read-column.ts';
import { OTHER } from '../spec/vocabulary.ts';
import { extentOf } from '../read/scale.ts';
import { numberFormat } from '../format/number-format.ts';

const MOST_PARTS = 4;
/** Above this, points lie about a line; below the other, they do not. */
const STRONG = 0.6;
const WEAK = 0.25;
const FEWEST_POINTS = 5;

/** The highest, the lowest and the middle of some values. */
export function summarizeRanking(chart: Chart, measure: Column): string {
  const { summary, noData } = chart.words;
  const named = ['x', 'y', 'colour', 'row', 'column', 'detail_0'].flatMap((name) => chart.column(name) ?? []);
  const values = singleValues(chart, measure, named);
  const [least] = values;
  const most = values.at(-1);
  if (!least || !most) return `${noData}.`;
  const write = sentenceWriter(
    chart,
    measure,
    values.map(({ value }) => value),
  );
  const greatest = { name: most.name, value: write(most.value) };
  const smallest = { name: least.name, value: write(least.value) };
  const count = numberFormat(chart.options.locale).format(values.length);
  if (named.some(({ source }) => source.cut)) {
    return (
      rankingOfAll(chart, measure, named, greatest) ??
      summary.rankingOfShown({ count, most: greatest, least: smallest })
    );
  }
  if (values.length === 1) return summary.one(greatest);
  const middle = write(median(values.map(({ value }) => value)));
  return summary.ranking({ count, most: greatest, least: smallest, middle });
}

/** The ranking of all categories where only some are shown and each has one figure; undefined for others. */
function rankingOfAll(
  chart: Chart,
  measure: Column,
  named: readonly Column[],
  most: { name: string; value: string },
): string | undefined {
  const split = splitsOnly(named);
  const cut = split.length === 1 ? split[0]?.source.cut : undefined;
  if (!split[0] || !cut?.least || cut.middle === null || cut.others) return undefined;
  if (cut.by !== measure.name) return undefined;
  const { figure, category } = cut.least;
  // The figures of the answer are those of the table; a share of one is shown as percent.
  const shown = (value: number) => measure.number({ [measure.source.name]: value });
  const write = sentenceWriter(chart, measure, [shown(figure), shown(cut.middle)]);
  return chart.words.summary.rankingOfAll({
    most,
    least: { name: split[0].text({ [split[0].source.name]: category }), value: write(shown(figure)) },
    middle: write(shown(cut.middle)),
  });
}

/** The columns that rows are split by, each field once. */
function splitsOnly(columns: readonly Column[]): Column[] {
  const dimensions = columns.filter(({ kind, binStep }) => kind !== 'figure' || binStep !== undefined);
  return [...new Map(dimensions.map((column) => [column.source.field ?? column.name, column])).values()];
}

/** The highest and the lowest cell of a heat map. */
export function summarizeCells(chart: Chart): string {
  const { words, options } = chart;
  const measure = measureOf(chart);
  if (!measure) return `${words.noData}.`;
  const named = ['x', 'y', 'row', 'column'].flatMap((name) => chart.column(name) ?? []);
  const values = singleValues(chart, measure, named);
  const [least] = values;
  const most = values.at(-1);
  if (!least || !most) return `${words.noData}.`;
  const write = sentenceWriter(
    chart,
    measure,
    values.map(({ value }) => value),
  );
  const isCut = named.some(({ source }) => source.cut);
  return words.summary[isCut ? 'rankingOfShown' : 'cells']({
    count: numberFormat(options.locale).format(values.length),
    most: { name: most.name, value: write(most.value) },
    least: { name: least.name, value: write(least.value) },
  });
}

/** The largest part with its share, then the next ones. */
export function summarizeParts(chart: Chart): string {
  const { words, options } = chart;
  const measure = measureOf(chart);
  if (!measure) return `${words.noData}.`;
  const named = ['colour', 'x', 'y', 'row', 'column', 'detail_0'].flatMap((name) => chart.column(name) ?? []);
  const all = namedValues(chart, measure, named);
  const values = all.filter(({ value }) => value > 0);
  const single = singleValues(chart, measure, named).filter(({ value }) => value > 0);
  // What is put together is no part to compare, unless there is nothing else.
  const [most, ...rest] = (single.length > 0 ? single : values).toReversed();
  if (!most) return `${words.noData}.`;
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const write = sentenceWriter(
    chart,
    measure,
    values.map(({ value }) => value),
  );
  const share = numberWriter(
    options,
    [most.value / total, 0].map((value) => value * 100),
    { unit: '%' },
  );
  const isPart = values.length < all.length || named.some(({ source }) => source.cut && !source.cut.others);
  const largest = words.summary[isPart ? 'shareOfShown' : 'share']({
    most: { name: most.name, value: write(most.value) },
    share: share((most.value / total) * 100),
  });
  if (rest.length === 0) return largest;
  const next = rest.map(({ name, value }) => `${name} ${write(value)}`);
  return `${largest} ${words.summary.slices(listSome(next, MOST_PARTS, words))}`;
}

/** How far the values of two columns reach, and whether they move together. */
export function summarizePoints(chart: Chart, x: Column, y: Column): string {
  const { words, options } = chart;
  const pairs = chart.rows
    .map((row): [number, number] => [x.number(row), y.number(row)])
    .filter(([one, other]) => Number.isFinite(one) && Number.isFinite(other));
  if (pairs.length === 0) return `${words.noData}.`;
  const extents = words.summary.points({
    count: numberFormat(options.locale).format(pairs.length),
    x: extent(
      chart,
      x,
      pairs.map(([one]) => one),
    ),
    y: extent(
      chart,
      y,
      pairs.map(([, other]) => other),
    ),
  });
  const together = pairs.length < FEWEST_POINTS ? Number.NaN : sampleCorrelation(...unzip(pairs));
  if (!Number.isFinite(together)) return extents;
  const strength = Math.abs(together) >= STRONG ? 'strong' : Math.abs(together) >= WEAK ? 'weak' : 'none';
  return `${extents} ${words.summary.together[strength](together > 0 ? 'with' : 'against')}`;
}

function extent(chart: Chart, column: Column, values: readonly number[]) {
  const [from, to] = extentOf(values);
  const write = sentenceWriter(chart, column, values);
  return { label: column.label, from: write(from), to: write(to) };
}

function unzip(pairs: readonly [number, number][]): [number[], number[]] {
  return [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
}

/** A value with the name of what it is of. */
type NamedValue = { name: string; value: number };

/** The values of a column that are there, the least first, each with its name. */
function namedValues({ rows }: Pick<Chart, 'rows'>, measure: Column, named: readonly Column[]): NamedValue[] {
  const nameOf = nameOfRow(named);
  return rows
    .map((row) => ({ name: nameOf(row), value: measure.number(row) }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((one, other) => one.value - other.value);
}

/** The same without the values of categories that are put together: they are not the highest or lowest of anything. */
function singleValues({ rows }: Chart, measure: Column, named: readonly Column[]): NamedValue[] {
  const single = rows.filter((row) => named.every(({ name }) => row[name] !== OTHER));
  return namedValues({ rows: single }, measure, named);
}

/** What a row is of: its categories and times, apart by commas. */
function nameOfRow(columns: readonly Column[]): (row: Readonly<Record<string, unknown>>) => string {
  const unique = splitsOnly(columns);
  return (row) => unique.map((column) => column.text(row)).join(', ');
}

/** Writes values as they stand in a sentence, with their unit where it can follow. */
export function sentenceWriter(
  chart: Chart,
  measure: Column,
  values: readonly number[],
): (value: number) => string {
  const unit = measure.write(0).endsWith('%') ? '%' : unitInSentence(measure.unit);
  const own = measure.write(0).match(/°[CF]?$/)?.[0];
  const { channel, times } = measure;
  return numberWriter(chart.options, values, {
    unit: own ?? unit,
    format: channel?.format,
    times,
    digits: 3,
  });
}
