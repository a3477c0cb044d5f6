import { expect, type Locator } from '@playwright/test';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Panels that open over a page stand within its grid and its window, and nothing shows through below them. */

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe('at 1440 by 900 pixels', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu of downloads and the choice of columns stay within the page', async ({ page }) => {
    const { resource } = await sampleDataset(page.request, 'us-federal-receipts');
    await visit(page, `/p/us-federal-receipts/r/${resource.sku}`);
    const grid = await boxOf(page.locator('#content header').first());
    await page.getByRole('button', { name: 'Download' }).first().click();
    expect((await boxOf(page.locator('#download-menu'))).right).toBeLessThanOrEqual(grid.right + 1);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Columns' }).click();
    const chooser = page.getByRole('form', { name: 'Columns' });
    expect((await boxOf(chooser.getByRole('button', { name: 'Show' }))).bottom).toBeLessThanOrEqual(900);
  });
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('below the button of the filters nothing of the list shows through', async ({ page }) => {
    await visit(page, '/search');
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const done = page.getByRole('button', { name: /^Show \d+ datasets$/ });
    // A button that could be tapped stands still: the sheet has come up.
    await done.tap({ trial: true });
    const { bottom, x } = await boxOf(done);
    const image = await page.screenshot({ clip: { x: x + 4, y: bottom + 1, width: 320, height: 12 } });
    const empty = await page.screenshot({ clip: { x: 2, y: bottom + 1, width: 8, height: 12 } });
    const colours = (png: Buffer) =>
      page.evaluate(async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const context = canvas.getContext('2d');
        context?.drawImage(bitmap, 0, 0);
        const { data = [] } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {};
        return [
          ...new Set(
            Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join()),
          ),
        ];
      }, png.toString('base64'));
    expect(await colours(image)).toEqual(await colours(empty));
  });
});
