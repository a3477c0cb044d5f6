import { expect, test } from 'vitest';
import { textWidth } from '../../format/wrap-text.ts';
import { column, sampleChart } from '../charts-testing.ts';
import { clampLabels } from './axes.ts';
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
