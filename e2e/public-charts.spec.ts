import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { axeViolations } from './axe-violations.ts';
import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { approveChart, saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** Public charts, wherever readers meet them: in the pages of others, in the gallery, in articles, and changed for a moment. */

test('a chart in the page of another site takes the height it needs, at every width', async ({ page }) => {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Warmth of two cities', visibility: 'link' });
  await visit(page, viewOf(chart));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Embed in a page').click();
  const code = dialog.getByLabel('Embed code');
  await expect(code).not.toHaveValue(/height="480"/);
  const html = await code.inputValue();

  // A name of its own makes it another site: `localhost` is not 127.0.0.1.
  const host = createServer((_request, reply) =>
    reply
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><title>Host</title><body style="margin:0">${html}`),
  ).listen(0, 'localhost');
  await once(host, 'listening');
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const frame = page.locator('iframe');
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('link', { name: 'Gazetteer Open Data' })).toBeVisible();
  // What is left of the frame beside picture and credits, in pixels.
  const left = () =>
    inside.locator('img').evaluate((image: HTMLImageElement) => {
      const picture = (image.clientWidth * image.naturalHeight) / image.naturalWidth;
      const credits = document.querySelector('footer')?.offsetHeight ?? 0;
      return Math.abs(window.innerHeight - picture - credits);
    });
  const heights: number[] = [];
  for (const width of [700, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(left).toBeLessThan(2);
    heights.push((await frame.boundingBox())?.height ?? 0);
  }
  expect(heights[0]).not.toBe(heights[1]);
  host.close();
});

test('the gallery finds public charts by words and dataset, without script too', async ({
  page,
  browser,
  baseURL,
}) => {
  await beSignedIn(page);
  const title = `Warmth ${Date.now()}`;
  const chart = await saveChart(page, { title, visibility: 'public' });
  await approveChart(page, chart);
  await saveChart(page, { title: `${title} by link`, visibility: 'link' });
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/charts?dataset=daily-weather-seattle-new-york');
  await reader.getByLabel('Words in title').fill(title);
  await reader.getByLabel('Kind of chart').selectOption('line');
  await reader.getByRole('button', { name: 'Find' }).click();
  await expect(reader).toHaveURL(/dataset=daily-weather.*mark=line/);
  await expect(reader.getByRole('status')).toHaveText('1 chart, the newest first');
  const list = reader.getByRole('list', { name: 'Charts' });
  await expect(list.getByRole('link', { name: 'Daily weather' })).toBeVisible();
  await list.getByRole('link', { name: title }).click();
  await expect(reader).toHaveURL(viewOf(chart));
  await reader.goto(`/charts?q=${encodeURIComponent(`${title} nowhere`)}`);
  await expect(reader.getByRole('heading', { level: 2 })).toHaveText('No chart fits');
  await context.close();
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing in the gallery, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: String(baseURL), colorScheme, locale, viewport });
    const page = await context.newPage();
    for (const path of ['/charts', '/charts?q=nowhere&mark=bar']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const violations = await axeViolations(page);
      expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
}
