import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const root = path.join(import.meta.dirname, '../../apps/portal/public');

/** Around what is shown, in pixels. */
const MARGIN = 6;
/** The most bytes a picture may have. */
const MOST = 60_000;
/** How large and how good it may be, the best first; the column of a text shows no more than half of these pixels. */
const FORMS = [
  { most: 1360, quality: 0.85 },
  { most: 1360, quality: 0.7 },
  { most: 1360, quality: 0.55 },
  { most: 1120, quality: 0.7 },
  { most: 1000, quality: 0.6 },
  { most: 800, quality: 0.6 },
];

/** Whether pictures are taken, as by `npm run help-pictures`, or the steps done only. */
export const takesPictures = process.env.HELP_PICTURES === '1';

/**
 * Takes a picture of the smallest part of the window that has all of `shown`, and saves it as the file that pages find
 * at `address`. In a test it is enough that all of it can be seen.
 */
export async function takePicture(
  address: string,
  shown: readonly Locator[],
  marked: Locator | undefined,
): Promise<void> {
  for (const part of shown) await expect(part).toBeVisible();
  const [first] = shown;
  if (!takesPictures || !first) return;
  const page = first.page();
  await first.scrollIntoViewIfNeeded();
  await page.evaluate(nameTheSite);
  const unmark = await mark(marked);
  const clip = await clipAround(page, shown);
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  await unmark();
  const file = path.join(root, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await compress(page, png));
}

/** Shows the address of a site in place of the one that the tests' server has. */
function nameTheSite(): void {
  const rename = (text: string) => text.replaceAll(location.origin, 'https://data.example.org');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.nodeValue ?? '';
    if (text.includes(location.origin)) currentNode.nodeValue = rename(text);
  }
  for (const field of document.querySelectorAll('input')) {
    if (field.value.includes(location.origin)) field.value = rename(field.value);
  }
}

/** Draws a line around what is to be pressed. */
async function mark(marked: Locator | undefined): Promise<() => Promise<void>> {
  const draw = (outline: string) =>
    marked?.evaluate((element, line) => {
      (element as HTMLElement).style.cssText += `;outline:${line};outline-offset:3px`;
    }, outline);
  await draw('3px solid #b4471f');
  return async () => {
    await draw('none');
  };
}

async function clipAround(page: Page, shown: readonly Locator[]) {
  const boxes = await Promise.all(shown.map((part) => part.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.min(...found.map((box) => box.x)) - MARGIN);
  const top = Math.max(0, Math.min(...found.map((box) => box.y)) - MARGIN);
  const right = Math.min(width, Math.max(...found.map((box) => box.x + box.width)) + MARGIN);
  const bottom = Math.min(height, Math.max(...found.map((box) => box.y + box.height)) + MARGIN);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A picture as WebP, as good as its size allows. The browser writes it, so that nothing need be installed for it. */
async function compress(page: Page, png: Buffer): Promise<Buffer> {
  for (const form of FORMS) {
    const asked = { png: png.toString('base64'), ...form };
    const webp = Buffer.from(await page.evaluate(writeWebp, asked), 'base64');
    if (webp.length <= MOST) return webp;
  }
  throw new Error('the picture shows too much to be small');
}

async function writeWebp({
  png,
  quality,
  most,
}: {
  png: string;
  quality: number;
  most: number;
}): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const width = Math.min(bitmap.width, most);
  const height = Math.round((bitmap.height * width) / bitmap.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen) pen.imageSmoothingQuality = 'high';
  pen?.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const letters = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(letters.join(''));
}
