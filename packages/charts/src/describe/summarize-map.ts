import { areaCode, areaName, areasOf, codesOf, plainCode } from '../topology/map-areas.ts';
import { median } from '../values/median.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import type { Chart } from '../read/read-chart.ts';
import { placesOffMap } from '../read/unplaced-texts.ts';
import { isNamed, type Column } from '../read/read-column.ts';
import { sentenceWriter } from './summarize-values.ts';
import { numberFormat } from '../format/number-format.ts';

type Figure = { row: ChartRow; value: number } | undefined;

/** More codes than this are a list of their own. */
const MOST_CODES = 5;

/** The highest, the lowest and the middle area, how many have no figure, and which codes are on no map. */
export function summarizeMap(chart: Chart): string {
  const { words, options, spec } = chart;
  const geo = chart.column('geo');
  const measure = chart.column('colour');
  if (!geo) return `${words.noData}.`;
  const { drawing } = options;
  const shown = drawing ? areasOf(drawing, spec.map?.extent) : [];
  const codes = drawing ? codesOf(drawing, spec.map?.extent) : new Set<string>();
  const isShown = (code: string) => codes.size === 0 || codes.has(code);
  const nameOf = (row: ChartRow) => {
    const code = plainCode(geo.key(row));
    if (isNamed(geo, row)) return geo.text(row);
    const shape = shown.findLast((one) => areaCode(one) === code);
    return shape ? areaName(shape) : geo.text(row);
  };
  const count = numberFormat(options.locale);
  const placed = chart.rows.filter((row) => isShown(plainCode(geo.key(row))));
  const figures =
    measure?.kind === 'figure'
      ? placed
          .map((row) => ({ row, value: measure.number(row) }))
          .filter(({ value }) => Number.isFinite(value))
      : [];
  // Of equal ones, the first is the least and the last the greatest, as if they were sorted.
  const least = figures.reduce<Figure>(
    (one, other) => (one && one.value <= other.value ? one : other),
    undefined,
  );
  const most = figures.reduce<Figure>(
    (one, other) => (one && one.value > other.value ? one : other),
    undefined,
  );
  const parts: string[] = [];
  if (measure && least && most) {
    const write = sentenceWriter(
      chart,
      measure,
      figures.map(({ value }) => value),
    );
    parts.push(
      words.summary.map({
        areas: count.format(figures.length),
        level: levelName(chart, figures.length),
        least: { name: nameOf(least.row), value: write(least.value) },
        most: { name: nameOf(most.row), value: write(most.value) },
        middle: write(median(figures.map(({ value }) => value))),
      }),
    );
  } else if (measure && placed.length > 0) parts.push(kindsOf(measure, placed, count));
  else parts.push(`${words.noData}.`);
  const withFigure = measure?.kind === 'figure' ? figures.length : placed.length;
  if (codes.size > withFigure) parts.push(words.summary.missing(count.format(codes.size - withFigure)));
  const { count: lost, first } = placesOffMap(chart);
  if (lost > 0) {
    const named = first.slice(0, MOST_CODES);
    const list = named.join(', ') + (lost > named.length ? ', …' : '');
    parts.push(words.summary.unmatched(count.format(lost), list));
  }
  return parts.join(' ');
}

/** How many areas each category has. */
function kindsOf(
  column: Column,
  rows: readonly Readonly<Record<string, unknown>>[],
  count: Intl.NumberFormat,
): string {
  const groups = Map.groupBy(rows, (row) => column.key(row));
  const each = column.keys.map(
    (key) => `${column.keyText(key)} ${count.format(groups.get(key)?.length ?? 0)}`,
  );
  return `${each.slice(0, 12).join(', ')}.`;
}

function levelName({ spec, words }: Chart, count: number): string {
  const level = spec.channels.geo?.level;
  if (!level) return words.areas[count === 1 ? 0 : 1];
  return words.levels[level]?.[count === 1 ? 0 : 1] ?? level;
}
