import type { ChartDescription } from '../describe/chart-description.ts';
import { readBars } from './bar.ts';
import type { ChartOptions } from '../draw/chart-options.ts';
import type { ChartRow } from '../spec/chart-data.ts';
import { chartCaption, chartTitle } from './chart-labels.ts';
import type { BarSpec, PreviewSpec, ChoroplethSpec, LineSpec } from './preview-spec.ts';
import { areaFigures } from './choropleth.ts';
import { isCrowd, median, medianLine, readLines, type Line } from './line-data.ts';
import { numberWriter, shownFigures, unitInSentence } from '../number-format.ts';
import { timeAxis } from '../time-axis.ts';
import { wordsIn } from './words.ts';

type DescriptionOptions = Pick<ChartOptions, 'locale' | 'digitGrouping' | 'drawing'>;

/** Says in words what a chart shows, for those who do not see it and those who want it short. */
export function describePreview(
  spec: PreviewSpec,
  rows: readonly ChartRow[],
  options: DescriptionOptions,
): ChartDescription {
  const title = chartTitle(spec, options.locale);
  const summary = summaryOf(spec, rows, options);
  const colon = options.locale === 'fr' ? '\u00a0: ' : ': ';
  const alt = `${wordsIn(options.locale).kinds[spec.mark]}${colon}${title}. ${summary}`.trim();
  return { kind: spec.mark, title, alt, summary, caption: chartCaption(spec, options.locale) };
}

function summaryOf(spec: PreviewSpec, rows: readonly ChartRow[], options: DescriptionOptions): string {
  switch (spec.mark) {
    case 'choropleth':
      return summarizeMap(spec, rows, options);
    case 'line':
      return summarizeLines(spec, rows, options);
    case 'bar':
      return summarizeBars(spec, rows, options);
  }
}

function summarizeMap(spec: ChoroplethSpec, rows: readonly ChartRow[], options: DescriptionOptions): string {
  const words = wordsIn(options.locale);
  const names = areaNames(options);
  const written = [...areaFigures(rows)].filter(([code]) => names.size === 0 || names.has(code));
  const { scale, unit } = shownFigures(
    spec.channels.colour.unit,
    written.map(([, value]) => value),
  );
  const figures = written
    .map(([code, value]) => ({ name: names.get(code) ?? code, value: value * scale }))
    .toSorted((one, other) => one.value - other.value);
  const [least] = figures;
  const most = figures.at(-1);
  if (!least || !most) return words.noData;
  const write = numberWriter(
    options,
    figures.map((figure) => figure.value),
    unitInSentence(unit),
  );
  const count = new Intl.NumberFormat(options.locale);
  const { level } = spec.channels.region;
  const facts = words.map({
    areas: count.format(figures.length),
    level: words.levels[level]?.[figures.length === 1 ? 0 : 1] ?? level,
    least: { name: least.name, value: write(least.value) },
    most: { name: most.name, value: write(most.value) },
    middle: write(median(figures.map((figure) => figure.value))),
  });
  const missing = names.size - figures.length;
  return missing > 0 ? `${facts} ${words.missing(count.format(missing))}` : facts;
}

function areaNames({ drawing }: DescriptionOptions): Map<string, string> {
  const areas = drawing?.objects.areas;
  if (areas?.type !== 'GeometryCollection') return new Map();
  return new Map(
    areas.geometries.map((shape) => {
      const { name = shape.id }: { name?: unknown } = shape.properties ?? {};
      return [String(shape.id), String(name)];
    }),
  );
}

function summarizeLines(spec: LineSpec, rows: readonly ChartRow[], options: DescriptionOptions): string {
  const words = wordsIn(options.locale);
  const axis = timeAxis(
    rows.map((row) => row.time),
    options.locale,
  );
  const { scale, unit } = shownFigures(
    spec.channels.y.unit,
    rows.map((row) => Number(row.value)),
  );
  const lines = readLines(rows, axis, scale);
  if (lines.length === 0) return words.noData;
  const write = numberWriter(
    options,
    lines.flatMap((line) => line.points.map((point) => point.value)),
    unitInSentence(unit),
  );
  if (lines.length > 1 && !isCrowd(spec)) {
    const last = Math.max(...lines.map((line) => line.points.at(-1)?.time ?? -Infinity));
    const each = lines.map((line) => `${line.name} ${write(line.points.at(-1)?.value ?? 0)}`).join(', ');
    return words.series({ to: axis.write(last), each });
  }
  const main = isCrowd(spec) ? medianLine(lines, '') : lines[0];
  const ground = isCrowd(spec) ? `${words.median(String(lines.length))} ` : '';
  return main ? ground + courseOf(main, write, (time) => axis.write(time), words) : words.noData;
}

function courseOf(
  line: Line,
  write: (value: number) => string,
  writeTime: (position: number) => string,
  words: ReturnType<typeof wordsIn>,
): string {
  const [first] = line.points;
  const last = line.points.at(-1);
  if (!first || !last) return words.noData;
  const change = last.value === first.value ? 'none' : last.value > first.value ? 'rise' : 'fall';
  const sorted = line.points.toSorted((one, other) => one.value - other.value);
  const least = sorted[0] ?? first;
  const most = sorted.at(-1) ?? last;
  const course = words.line({
    from: writeTime(first.time),
    to: writeTime(last.time),
    first: write(first.value),
    last: write(last.value),
    change,
  });
  const peak = words.peak({
    most: write(most.value),
    when: writeTime(most.time),
    least: write(least.value),
    whenLeast: writeTime(least.time),
  });
  return `${course} ${peak}`;
}

function summarizeBars(spec: BarSpec, rows: readonly ChartRow[], options: DescriptionOptions): string {
  const words = wordsIn(options.locale);
  const written = readBars(rows, words.noData);
  const { scale, unit } = shownFigures(
    spec.channels.x.unit,
    written.map((bar) => bar.value),
  );
  const [first] = written;
  const last = written.at(-1);
  if (!first || !last) return words.noData;
  const write = numberWriter(
    options,
    written.map((bar) => bar.value * scale),
    unitInSentence(unit),
  );
  return words.bars({
    label: first.label,
    value: write(first.value * scale),
    lastLabel: last.label,
    last: write(last.value * scale),
    count: String(written.length),
  });
}
