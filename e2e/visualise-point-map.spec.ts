import { axeViolations } from './axe-violations.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { builderOf, endThePicture, expectDrawn, openBuilder } from './chart-builder.ts';
import { realSpec } from './real-chart.ts';
import { sampleDataset } from './sample.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const card = (page: Page) => page.locator('.point-card-title');
const drawing = (page: Page) => page.locator('.chart-view-drawing');

/** Opens the page of a saved map of the capitals. */
async function openCapitals(page: Page): Promise<Locator> {
  await beSignedIn(page);
  const visJSON = await realSpec(page.request, 'point_map');
  const saved = await saveChart(page, { title: 'Capitals', visibility: 'link', visJSON });
  await visit(page, viewOf(saved));
  await endThePicture(page);
  const map = page.getByRole('application');
  await expect(map).toHaveAttribute('aria-busy', 'false');
  return map;
}

/** Comes to the point of that name by the arrow keys. */
async function walkTo(page: Page, map: Locator, name: string): Promise<void> {
  await map.focus();
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('ArrowRight');
    if ((await card(page).textContent()) === name) return;
  }
  await expect(card(page)).toHaveText(name);
}

/** The middle of the mark around the point that was come to. */
const marked = (page: Page) =>
  page.locator('[data-highlight]').evaluate((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });

const faults = async (page: Page) =>
  (await axeViolations(page)).map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`);

test('a point says its name and place under the mouse, and stays under it while the map is zoomed', async ({
  page,
}) => {
  const map = await openCapitals(page);
  await walkTo(page, map, 'Denver');
  await expect(page.locator('.point-card')).toContainText('Latitude (degrees)39.739');
  const { x, y } = await marked(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(x - 2, y);
  await page.mouse.move(x, y);
  await expect(card(page)).toHaveText('Denver');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -300);
  await page.keyboard.up('Control');
  await expect(drawing(page)).toHaveAttribute('data-near');
  await page.mouse.move(x + 1, y);
  await page.mouse.move(x, y);
  await expect(card(page)).toHaveText('Denver');
  await page.getByRole('button', { name: 'Whole map' }).click();
  await expect(drawing(page)).not.toHaveAttribute('data-near');
});

test('a map of points is walked, zoomed and moved by keyboard, Alaska and Hawaii too', async ({ page }) => {
  const map = await openCapitals(page);
  await walkTo(page, map, 'Juneau');
  const alaska = await marked(page);
  await walkTo(page, map, 'Honolulu');
  const hawaii = await marked(page);
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const { x, y } of [alaska, hawaii]) {
    // Both stand below the west of the country, within the picture.
    expect((x - box.x) / box.width).toBeLessThan(0.5);
    expect((y - box.y) / box.height).toBeGreaterThan(0.6);
    expect(y).toBeLessThan(box.y + box.height);
  }
  await page.keyboard.press('+');
  await expect(drawing(page)).toHaveAttribute('data-near');
  await expect(card(page)).toHaveText('Honolulu');
  const before = (await marked(page)).x;
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await marked(page)).x).toBeGreaterThan(before + 50);
  await page.keyboard.press('0');
  await expect(drawing(page)).not.toHaveAttribute('data-near');
  expect(await faults(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('two fingers bring a map of points nearer, and nothing is wider than the screen', async ({ page }) => {
    const map = await openCapitals(page);
    await map.scrollIntoViewIfNeeded();
    const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const screen = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) => {
      const points = apart === undefined ? [] : [x - apart, x + apart];
      await screen.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map((place) => ({ x: place, y })),
      });
    };
    await touch('touchStart', 20);
    for (const apart of [30, 45, 60]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect(drawing(page)).toHaveAttribute('data-near');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await faults(page)).toEqual([]);
  });
});

test('the page of a dataset with coordinates shows where its rows are', async ({ page }) => {
  await visit(page, '/p/us-zip-codes');
  const map = page.getByRole('img', { name: /^Map of points/ }).first();
  await expect(map).toBeVisible();
  await expect(map).toHaveAttribute('alt', /rows beyond the edges of the map\. 41,773 rows in \d+ cells/);
  await visit(page, '/p/earthquakes-one-week-2018');
  const quakes = page.getByRole('img', { name: /^Map of points: Magnitude, by place\. 1,707 points/ });
  await expect(quakes.first()).toBeVisible();
});

test('who asks for a map of a table that has coordinates only gets one of points', async ({ page }) => {
  await openBuilder(page, 'earthquakes-one-week-2018', '&chart_type=choropleth');
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('1,707 points.')).toBeVisible();
  // Texts have no place on a map.
  await expect(page.getByRole('button', { name: 'Annotate' })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
});

test('the table behind a map of points says what its picture says', async ({ page, request }) => {
  const { resources } = await sampleDataset(request, 'us-airline-flights');
  await beSignedIn(page);
  await visit(page, `/visualise?dataset_id=${resources[1]?.sku}`);
  await expectDrawn(page);
  await expect(page.getByText('28 rows beyond the edges of the map').first()).toBeVisible();
  await expect(page.getByText('3,348 points.')).toBeVisible();
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Airport' }).first()).toBeVisible();
});

test('own rows with coordinates are mapped in the browser, and say how many have none', async ({ page }) => {
  await beSignedIn(page);
  await visit(page, await builderOf(page, 'us-state-capitals'));
  await expectDrawn(page);
  const sent: string[] = [];
  page.on('request', (one) => sent.push(`${one.url()} ${one.postData() ?? ''}`));
  const rows = 'ort,lon,lat\nNairobi,36.8,-1.3\nLagos,3.4,6.5\nKairo,31.2,30.0\nNirgends,,\n';
  await page.getByRole('button', { name: 'My own data' }).click();
  const dialog = page.getByRole('dialog', { name: 'My own data' });
  const file = { name: 'own-places.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await dialog.getByLabel('Choose a file').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Make a chart from it' }).press('Enter');
  await expectDrawn(page);
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter');
  await expect(page.getByText('1 row without coordinates left out').first()).toBeVisible();
  await expect(page.getByText('In words: 1 row without coordinates left out. 3 points.')).toBeVisible();
  expect(sent.filter((one) => /Nairobi|Kairo/.test(one))).toEqual([]);
});
