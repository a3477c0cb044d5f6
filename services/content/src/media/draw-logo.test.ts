import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogoDrawer } from './draw-logo.ts';
import { paint } from './media-testing.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'draw-logo-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function draw(bytes: Buffer | string) {
  const path = join(folder, 'logo');
  await writeFile(path, bytes);
  return createLogoDrawer()(path);
}

it('makes a wide logo small, and keeps its shape and what is seen through', async () => {
  const { width, height, format } = await sharp(await draw(await paint(2000, 500))).metadata();
  expect({ width, height, format }).toEqual({ width: 512, height: 128, format: 'webp' });
  const clear = await sharp({
    create: { width: 10, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const drawn = await sharp(await draw(clear)).metadata();
  expect(drawn).toMatchObject({ width: 10, hasAlpha: true });
});

it('draws nothing of a file that is no picture we take', async () => {
  expect(await draw('a,b\n1,2\n')).toBeUndefined();
  expect(
    await draw('<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>'),
  ).toBeUndefined();
});
