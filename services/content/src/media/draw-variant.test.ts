import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawVariant, variantsOf } from './draw-variant.ts';

it('a picture has the widths of screens from 640 to 3840, each in three formats, as far as it is wide enough', () => {
  const widths = (width: number) => [...new Set(variantsOf({ width }).map((variant) => variant.width))];
  expect(widths(5000)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  expect(widths(1000)).toEqual([640, 750, 828]);
  expect(variantsOf({ width: 700 }).map(({ format }) => format)).toEqual(['avif', 'webp', 'jpg']);
});

it('a picture is drawn at quality 75', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'draw-variant-'));
  const file = path.join(folder, 'noise.png');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 700, height: 350, channels: 3, background: '#000', noise } })
    .png()
    .toFile(file);
  const drawn = await drawVariant(file, { width: 640, format: 'webp' });
  const at = async (quality: number) =>
    (await sharp(file).resize({ width: 640 }).webp({ quality }).toBuffer()).length;
  expect(drawn.length / (await at(75))).toBeCloseTo(1, 1);
  expect(drawn.length).toBeGreaterThan(await at(65));
  expect(drawn.length).toBeLessThan(await at(85));
  await rm(folder, { recursive: true });
});
