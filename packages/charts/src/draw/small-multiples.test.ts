import { describe, expect, test } from 'vitest';
import { describeChart } from '../describe/describe-chart.ts';
import { textWidth } from '../format/wrap-text.ts';
import type { ChartOptions } from '../read/chart-options.ts';
import { marks, type Mark } from '../spec/vocabulary.ts';
import { column, sampleChart, sampleCharts, type SampleChart } from './charts-testing.ts';
import type { Label } from './frame/shapes.ts';
import { layOutChart } from './lay-out-chart.ts';

const split = marks.filter((mark) => mark !== 'table' && mark in sampleCharts);
const regions = ['North', 'Dadra and Nagar Haveli and Daman and Diu', 'South', 'West', 'East', 'Hills'];

/** The sample of a mark once for each region, and for each of two seasons where it is a grid. */
function multiplesOf(mark: Mark, { isGrid = false, names = regions } = {}): SampleChart {
  const { spec, data, options } = sampleCharts[mark];
  const seasons = isGrid ? ['Kharif', 'Rabi'] : [undefined];
  const columns = [
    ...data.columns,
    column('column', 'Region', 'category'),
    ...(isGrid ? [column('row', 'Season', 'category')] : []),
  ];
  const rows = seasons.flatMap((row) =>
    names.flatMap((region) => data.rows.map((one) => ({ ...one, column: region, ...(row && { row }) }))),
  );
  return { spec, data: { ...data, columns, rows }, options };
}

function layOut({ spec, data, options }: SampleChart, more: Partial<ChartOptions>) {
  return layOutChart(spec, data, { theme: 'light', locale: 'en', width: 720, ...options, ...more });
}

/** What a flat label covers. */
function boxOf({ x, y, text, style }: Label) {
  const width = textWidth(text, style.size) - 1;
  const left = style.align === 'right' ? x - width : style.align === 'center' ? x - width / 2 : x;
  return { left, right: left + width, top: y - style.size * 0.7, bottom: y, text };
}

const isFlat = ({ text, style }: Label) => text !== '' && !style.angle;

describe.each(split)('small multiples of %s', (mark) => {
  test.each([
    [320, false],
    [360, false],
    [720, false],
    [1280, false],
    [320, true],
    [360, true],
    [720, true],
    [1280, true],
  ])('%i pixels wide, in a grid: %s, have no labels that cover one another or leave the picture', (width, isGrid) => {
    const { shapes } = layOut(multiplesOf(mark, { isGrid }), { width, bare: true });
    const boxes = (shapes.labels ?? []).filter(isFlat).map(boxOf);
    expect(boxes.filter(({ left, right }) => left < -1 || right > width + 1)).toEqual([]);
    const covered = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
    expect(covered).toEqual([]);
  });

  test('say each region once, each season once for a line of them, and how many there are', () => {
    const chart = multiplesOf(mark, { isGrid: true });
    const texts = (layOut(chart, { width: 1280 }).shapes.labels ?? []).map(({ text }) => text);
    expect(texts.filter((text) => text === 'Kharif')).toHaveLength(1);
    expect(texts.filter((text) => text === 'West')).toHaveLength(2);
    const { summary } = describeChart(chart.spec, chart.data, { locale: 'en', ...chart.options });
    expect(summary).toContain('12 small charts');
  });

  test('beyond what can be compared are left out, and it is said', () => {
    const names = Array.from({ length: 51 }, (_, index) => `Region ${index + 1}`);
    const chart = multiplesOf(mark, { names });
    const options = { locale: 'en', ...chart.options } as const;
    const { subtitle, summary } = describeChart(chart.spec, chart.data, options);
    expect(subtitle).toContain('Region: the first 48 of 51');
    expect(summary).toContain('48 small charts');
    const french = describeChart(chart.spec, chart.data, { ...options, locale: 'fr' });
    expect(french.subtitle).toContain('les 48 premières valeurs sur 51');
    const texts = (layOut(chart, {}).shapes.labels ?? []).map(({ text }) => text);
    expect(texts).toContain('Region 48');
    expect(texts).not.toContain('Region 49');
  });
});

test('the same figure stands as high in every small chart', () => {
  const chart = sampleChart(
    'bar',
    [
      column('x', 'Crop', 'category'),
      column('y', 'Harvest', 'number', { aggregate: 'sum' }),
      column('column', 'Region', 'category'),
    ],
    ['North', 'South', 'West'].flatMap((region, index) => [
      { x: 'Rice', y: 10, column: region },
      { x: 'Tea', y: 10 * (index + 2), column: region },
    ]),
  );
  const { shapes } = layOut(chart, { width: 960 });
  const heights = (shapes.boxes ?? []).map(({ y, y2 }) => Math.abs(y2 - y));
  const [least = 0] = heights;
  expect(heights.map((height) => Math.round((height / least) * 10))).toEqual([10, 20, 10, 30, 10, 40]);
});

test('rings to compare have their parts in the same order', () => {
  const chart = sampleChart(
    'arc',
    [
      column('theta', 'Harvest', 'number', { aggregate: 'sum' }),
      column('colour', 'Crop', 'category'),
      column('column', 'Region', 'category'),
    ],
    [
      { theta: 1, colour: 'Rice', column: 'North' },
      { theta: 9, colour: 'Tea', column: 'North' },
      { theta: 9, colour: 'Rice', column: 'South' },
      { theta: 1, colour: 'Tea', column: 'South' },
    ],
  );
  const fills = (layOut(chart, {}).shapes.wedges ?? []).map(({ fill }) => fill);
  expect(fills.slice(0, 2)).toEqual(fills.slice(2));
});

test.each(split)('small multiples of %s tell the height in which all of them are whole', (mark) => {
  const chart = multiplesOf(mark);
  const look = { width: 360, bare: true };
  const whole = layOut(chart, look);
  const low = layOut(chart, { ...look, height: 200 });
  if (mark === 'choropleth' || mark === 'point_map') return;
  expect(whole.wanted).toBe(whole.height);
  expect(low.wanted).toBe(whole.height);
});
