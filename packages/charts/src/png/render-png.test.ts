import { expect, test } from 'vitest';
import { sampleCharts } from '../draw/charts-testing.ts';
import { renderSvg } from '../draw/render-svg.ts';
import { renderPng } from './render-png.ts';

const { spec, data } = sampleCharts.bar;
const svg = renderSvg(spec, data, { theme: 'light', locale: 'en', width: 640, size: 'og' });

test('a chart is a PNG picture of the size asked for', async () => {
  const png = await renderPng(svg, { width: 1200 });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a picture beyond all measure is refused', async () => {
  await expect(renderPng(svg, { width: 100_000 })).rejects.toThrow(RangeError);
});
