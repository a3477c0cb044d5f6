import { expect, test } from 'vitest';
import { sampleCharts } from '../draw/charts-testing.ts';
import { renderSvg } from '../draw/render-svg.ts';
import { pngSize, renderPng } from './render-png.ts';

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

test('a chart of many small ones is painted whole, with fewer pixels where it is very high', async () => {
  expect(pngSize({ width: 720, height: 400 }, 2)).toEqual({ width: 1440, height: 800 });
  const high = pngSize({ width: 720, height: 20_000 }, 2);
  expect(high).toEqual({ width: 589, height: 16_384 });
  const tall = '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="20000"></svg>';
  const png = await renderPng(tall, high);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([589, 16_384]);
  const { width, height } = pngSize({ width: 1600, height: 9000 }, 2);
  expect(width * height).toBeLessThanOrEqual(4096 * 4096);
});

test('writes in the faces that it brings, however their names are quoted', async () => {
  const drawn = (family: string) =>
    renderPng(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" viewBox="0 0 200 40"><text y="30" font-size="20" font-family="${family}">Rain 1995</text></svg>`,
      { width: 200 },
    );
  const quoted = await drawn("'Source Serif 4', 'Noto Serif', serif");
  expect(quoted.equals(await drawn('Source Serif 4'))).toBe(true);
  expect(quoted.equals(await drawn('No Such Face'))).toBe(false);
});
