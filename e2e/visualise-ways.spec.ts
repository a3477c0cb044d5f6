import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import {
  builderOf,
  chipsOn,
  endThePicture,
  expectDrawn,
  field,
  knowTheTutorial,
  openBuilder,
} from './chart-builder.ts';
import { realCharts } from './real-charts.ts';
import { sampleDataset } from './sample.ts';
import { listCharts, saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/);

/** Rows of 40 places over twelve months, 20,000 in all. */
function manyRows(): string {
  const rows = Array.from({ length: 20_000 }, (_, index) => {
    const month = String(1 + (index % 12)).padStart(2, '0');
    return `Place ${index % 40};${(index * 7919) % 1000};2019-${month}-01`;
  });
  return `Place;Rain;Month\n${rows.join('\n')}\n`;
}

test('a chart of many own rows is saved, there again after a reload, and seen by whoever has its link', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await beSignedIn(page);
  await visit(page, await builderOf(page, 'us-state-capitals'));
  await page.getByRole('button', { name: 'My own data' }).click();
  const own = page.getByRole('dialog', { name: 'My own data' });
  const file = { name: 'rain.csv', mimeType: 'text/csv', buffer: Buffer.from(manyRows()) };
  await own.getByLabel('Choose a file').setInputFiles(file);
  await own.getByRole('button', { name: 'Make a chart from it' }).click();
  await expect(own).toBeHidden();
  await expectDrawn(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill('Rain of ours');
  await dialog.getByLabel('Anyone with the link').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expectDrawn(page);
  await expect(page.getByText('20,000 rows').first()).toBeVisible();

  const [chart] = await listCharts(page);
  if (!chart) throw new Error('nothing was saved');
  const readers: BrowserContext[] = [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled });
    readers.push(context);
    const reader = await context.newPage();
    expect((await reader.goto(viewOf(chart)))?.status()).toBe(200);
    await expect(heading(reader)).toHaveText('Rain of ours');
    await expect(reader.getByText('Data of the person who made the chart')).toBeVisible();
    if (javaScriptEnabled) await expect(reader.getByRole('application')).toBeVisible();
    else await expect(reader.locator('picture img').first()).toHaveJSProperty('complete', true);
    const download = reader.waitForEvent('download');
    await reader.getByRole('link', { name: 'Download as CSV' }).click();
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
    expect(lines).toHaveLength(13);
  }
  await Promise.all(readers.map((context) => context.close()));
});

test('the builder is reached by the name of a dataset', async ({ page }) => {
  await beSignedIn(page);
  await knowTheTutorial(page);
  await visit(page, '/visualise?dataset_id=daily-weather-seattle-new-york');
  await expectDrawn(page);
  await expect(page.getByText('2,922 rows').first()).toBeVisible();
});

test('a link to change a chart asks who one is, lets others make their own, and leads nowhere else', async ({
  page,
  browser,
  baseURL,
}) => {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Warmth', visibility: 'link' });
  const edit = `${viewOf(chart)}&edit=1`;
  await visit(page, edit);
  await expect(heading(page)).toHaveText('Warmth');
  await expect(saved(page)).toBeVisible();

  const context = await browser.newContext({ baseURL: String(baseURL) });
  const other = await context.newPage();
  await other.goto(edit);
  expect(new URL(other.url()).pathname).toBe('/login');
  expect(new URL(other.url()).searchParams.get('return_to')).toBe(edit);
  await beSignedIn(other);
  await knowTheTutorial(other);
  await visit(other, edit);
  await expectDrawn(other);
  await expect(saved(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(other)).toBeVisible();
  expect(await listCharts(page)).toMatchObject([{ id: chart.id, title: 'Warmth' }]);
  expect(await listCharts(other)).toHaveLength(1);

  const secret = await saveChart(page, { title: 'Secret', visibility: 'private' });
  expect((await other.goto(`${viewOf(secret)}&edit=1`))?.status()).toBe(404);
  expect((await other.goto('/visualise?vis_id=none&edit=1'))?.status()).toBe(404);
  await context.close();
});

test('the picture of a chart is copied as a PNG', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Warmth', visibility: 'link' });
  await visit(page, viewOf(chart));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy image' }).click();
  await expect(page.getByRole('button', { name: 'Image copied' })).toBeVisible();
  const picture = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const bitmap = await createImageBitmap(await (item as ClipboardItem).getType('image/png'));
    return [bitmap.width, bitmap.height > 300];
  });
  expect(picture).toEqual([720, true]);
});

test('on a narrow, dark, French phone the chart of a table is there, inside its edges', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 360, height: 740 };
  const look = { viewport, hasTouch: true, isMobile: true, colorScheme: 'dark', locale: 'fr' } as const;
  const context = await browser.newContext({ baseURL: String(baseURL), ...look });
  const page = await context.newPage();
  await beSignedIn(page);
  await knowTheTutorial(page);
  for (const dataset of ['daily-weather-seattle-new-york', 'us-county-unemployment']) {
    await visit(page, await builderOf(page, dataset));
    await endThePicture(page);
    await expectDrawn(page);
    const box = await page.locator('.chart-view-drawing svg').boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeGreaterThan(200);
    expect(await page.evaluate(textsOutside)).toEqual([]);
  }
  await context.close();
});

test('no text of a picture runs over its edges, in whatever font it is shown', async ({ page }) => {
  test.slow();
  await beSignedIn(page);
  for (const { dataset, ...chart } of Object.values(realCharts)) {
    const { resource } = await sampleDataset(page.request, dataset);
    const visJSON = { version: 1, source: { kind: 'table', resource_id: resource.id }, ...chart };
    const { visID } = await saveChart(page, { title: chart.mark, visibility: 'link', visJSON });
    for (const look of ['width=360&lang=fr&theme=dark&bare=true', 'width=720&lang=en']) {
      await page.goto(`/charts/${visID}.svg?${look}`);
      expect([chart.mark, look, await page.evaluate(textsOutside)]).toEqual([chart.mark, look, []]);
    }
  }
});

/** Texts of the first chart of the document that stand beyond its left or right edge. */
function textsOutside(): string[] {
  const chart = document.querySelector('.chart-view-drawing svg') ?? document.documentElement;
  const edges = chart.getBoundingClientRect();
  return [...chart.querySelectorAll('text')].flatMap((text) => {
    const { left, right, width } = text.getBoundingClientRect();
    return width > 0 && (left < edges.left - 1 || right > edges.right + 1) ? [text.textContent] : [];
  });
}

/** What a column says of where its rows are: areas by their codes, or degrees. */
type PlaceOfField = { scheme: string | null; coordinate?: 'longitude' | 'latitude' };

test('a form of chart that is chosen first offers the tables that it can be drawn of, and counts the others', async ({
  page,
}) => {
  await beSignedIn(page);
  await page.goto('/visualise?chart_type=choropleth');
  const offers = page.locator('.choose-offer');
  await expect(offers.filter({ hasText: 'Unemployment rate by county' })).toHaveCount(1);
  await expect(offers.filter({ hasText: 'Monthly unemployment by industry' })).toHaveCount(0);
  await expect(page.getByText(/\d+ more tables have no columns for this form \(Map\)/)).toBeVisible();
  for (const href of await offers.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
    const dataset_id = new URL(String(href), 'http://portal.test').searchParams.get('dataset_id');
    const answer = await page.request.post('/api/3/action/chart_fields', { data: { dataset_id } });
    const { fields } = ((await answer.json()) as { result: { fields: PlaceOfField[] } }).result;
    const coordinates = new Set(fields.map(({ coordinate }) => coordinate));
    const isMapped = fields.some(({ scheme }) => scheme !== null);
    expect(isMapped || (coordinates.has('longitude') && coordinates.has('latitude')), dataset_id ?? '').toBe(
      true,
    );
  }
});

test('a column of numbers that name regions is treated as a number by keyboard, drawn, and undone', async ({
  page,
}) => {
  await openBuilder(page, 'life-expectancy-and-fertility');
  await field(page, 'Region number').press('Enter');
  await page.getByRole('menuitem', { name: 'Treat as a number' }).press('Enter');
  const measure = page
    .getByRole('region', { name: 'Measures' })
    .getByRole('button', { name: /^Region number/ });
  await measure.press('Enter');
  await page.getByRole('menuitem', { name: /^Y axis/ }).press('Enter');
  await expectDrawn(page);
  await expect(chipsOn(page, 'Y axis')).toContainText('Region number');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await undo.press('Enter');
  await expect(measure).toBeHidden();
});
