import { expect, test } from 'vitest';
import { textWidth } from '../../format/wrap-text.ts';
import { column, sampleChart, sampleCharts } from '../charts-testing.ts';
import { clampLabels } from './axes.ts';
import { layOutChart } from '../lay-out-chart.ts';
import { renderSvg } from '../render-svg.ts';
import type { Label } from '../frame/shapes.ts';

const style = { fill: '#000000', size: 12, align: 'center' } as const;
const label = (text: string, x: number, y = 0): Label => ({ text, x, y, style });

test('texts that would be cut at an edge stand inside of it', () => {
  const half = textWidth('Jan 2019', 12) / 2;
  const [first, middle, last] = clampLabels(
    [label('Jan 2019', 4), label('Jul 2019', 150), label('Jan 2019', 299)],
    0,
    300,
  );
  expect([first?.x, middle?.x, last?.x]).toEqual([half, 150, 300 - half]);
});

test('a text that would meet its neighbour inside is left out, on another line it is not', () => {
  const texts = (labels: Label[]) => clampLabels(labels, 0, 300).map(({ text }) => text);
  expect(texts([label('Jul 2019', 260), label('Jan 2020', 299)])).toEqual(['Jul 2019']);
  expect(texts([label('Jul 2019', 260, 15), label('Jan 2020', 299)])).toHaveLength(2);
});

test.each([360, 720, 860])('no month under a line of %i pixels is cut', async (width) => {
  const rows = Array.from({ length: 12 }, (_, month) => ({
    x: `2019-${String(month + 1).padStart(2, '0')}-01`,
    y: 1e6 + month,
  }));
  const columns = [column('x', 'Month', 'time', { time_unit: 'month' }), column('y', 'Rain', 'number')];
  const chart = sampleChart('line', columns, rows, { channels: { x: { field: 'x' }, y: { field: 'y' } } });
  const svg = renderSvg(chart.spec, chart.data, { theme: 'light', locale: 'fr', width, bare: true });
  const [, centred = ''] = /<g [^>]*text-anchor="middle">(.*?)<\/g>/.exec(svg) ?? [];
  const months = [...centred.matchAll(/<text x="([\d.]+)"[^>]*>([^<]+)</g)];
  expect(months.length).toBeGreaterThan(2);
  for (const [, x, text = ''] of months) {
    // Places are rounded in the picture.
    expect(Number(x) + textWidth(text, 12) / 2).toBeLessThan(width + 0.01);
  }
});

test.each([300, 328, 360, 480, 720])('marks of a root on %i pixels keep apart from one another', (width) => {
  const rows = [-3, 0, 12, 40, 130, 260, 574].map((x, y) => ({ x, y }));
  const columns = [column('x', 'Depth', 'number'), column('y', 'Magnitude', 'number')];
  const channels = { x: { field: 'x', scale: { type: 'sqrt' as const } }, y: { field: 'y' } };
  const chart = sampleChart('circle', columns, rows, { channels });
  const { shapes } = layOutChart(chart.spec, chart.data, { theme: 'light', locale: 'fr', width, bare: true });
  const marks = (shapes.labels ?? []).filter(({ style: { align } }) => align === 'center');
  expect(marks.length).toBeGreaterThan(2);
  for (const [index, { x, text }] of marks.slice(1).entries()) {
    const before = marks[index]!;
    const apart = (textWidth(text, 12) + textWidth(before.text, 12)) / 2;
    expect(x - before.x, `${before.text} and ${text}`).toBeGreaterThan(apart + 3);
  }
});

test('a root gives the few figures below zero no more room than they take', () => {
  const rows = [-3, 0, 12, 40, 130, 260, 574].map((x, y) => ({ x, y }));
  const columns = [column('x', 'Depth', 'number'), column('y', 'Magnitude', 'number')];
  const channels = { x: { field: 'x', scale: { type: 'sqrt' as const } }, y: { field: 'y' } };
  const { spec, data } = sampleChart('circle', columns, rows, { channels });
  const { shapes } = layOutChart(spec, data, { theme: 'light', locale: 'en', width: 720, bare: true });
  const marks = (shapes.labels ?? []).filter(({ style: { align } }) => align === 'center');
  const zero = marks.find(({ text }) => text === '0');
  const most = marks.find(({ text }) => text === '600');
  const least = Math.min(...(shapes.dots ?? []).map(({ x }) => x));
  expect(zero!.x - least).toBeGreaterThan(0);
  expect(zero!.x).toBeLessThan(0.2 * most!.x);
});

test('the arrows at the names of axes are drawn, since not every face has such a letter', () => {
  const { spec, data, options } = sampleCharts.point;
  const { shapes } = layOutChart(spec, data, { ...options, theme: 'light', locale: 'en', width: 720 });
  const texts = (shapes.labels ?? []).map(({ text }) => text).join(' ');
  expect(texts).not.toMatch(/[\u2190-\u21ff]/);
  const ends = (shapes.strokes ?? []).map(({ points }) => points.at(-1));
  expect(ends.filter((end) => end && (end.x < 10 || end.x > 670))).toHaveLength(4);
});
