import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { signIn } from './people.ts';
import { sampleDataset } from './sample.ts';
import { changeChart, listCharts, saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const hostile = '"><script>document.title="owned"</script><img src=x onerror=alert(1)>';

/** Opens the builder with the sample's weather, which draws a chart of it by itself. */
async function openBuilder(page: Page): Promise<void> {
  const { resource } = await sampleDataset(page.request, 'daily-weather-seattle-new-york');
  await visit(page, `/visualise?dataset_id=${resource.sku}`);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
}

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const state = (page: Page, text: RegExp) => page.getByText(text);

async function fillDetails(page: Page, title: string, who: string): Promise<void> {
  await dialog(page).getByLabel('Title', { exact: true }).fill(title);
  await dialog(page).getByLabel(who).check();
}

test('a chart is saved once, comes back after a reload, and is changed and copied', async ({ page }) => {
  await beSignedIn(page);
  await openBuilder(page);
  await saveButton(page).click();
  await dialog(page).getByLabel('Title', { exact: true }).fill(' ');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toContainText('Give the chart a title');
  // A chart is made to be shared by its link, as the tutorial says.
  await expect(dialog(page).getByLabel('Anyone with the link')).toBeChecked();
  await fillDetails(page, 'Rain and sun', 'Anyone with the link');
  await dialog(page).getByLabel('Notes', { exact: true }).fill('Two cities on two coasts.');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(state(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/vis_id=[\w-]{20,}&edit=1$/);
  const [chart, ...others] = await listCharts(page);
  expect(others).toEqual([]);
  expect(chart).toMatchObject({
    title: 'Rain and sun',
    notes: 'Two cities on two coasts.',
    visibility: 'link',
  });

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rain and sun');
  await expect(state(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('group', { name: 'Chart type' }).getByRole('button', { name: 'Bar' }).click();
  await expect(state(page, /^Changed since/)).toBeVisible();
  await saveButton(page).click();
  await expect(state(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await listCharts(page)).toMatchObject([{ visJSON: { mark: 'bar' } }]);

  await page.getByRole('button', { name: 'More ways to save' }).click();
  await page.getByRole('menuitem', { name: 'Save as a copy' }).click();
  await expect(dialog(page).getByLabel('Title', { exact: true })).toHaveValue('Copy of Rain and sun');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copy of Rain and sun');
  expect(await listCharts(page)).toHaveLength(2);

  // The whole bar stays in one line on a common laptop, with all there is to do with a saved chart.
  await page.setViewportSize({ width: 1366, height: 768 });
  const lines = await page
    .getByRole('button', { name: /^(Bar|Save)$/ })
    .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
  expect(lines).toBe(1);
});

test('nothing is lost when the network fails, or the session ends, while a chart is saved', async ({
  page,
  context,
}) => {
  const person = await beSignedIn(page);
  await openBuilder(page);
  await page.route('**/api/content/items/visualisations', (route) => route.abort(), { times: 1 });
  await saveButton(page).click();
  await fillDetails(page, 'Kept', 'Only me');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Not saved. The chart is still here.');
  await expect(dialog(page).getByLabel('Title', { exact: true })).toHaveValue('Kept');

  await context.clearCookies();
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toContainText('Please login and continue');
  const opened = context.waitForEvent('page');
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await signIn(await opened, person);
  await expect(state(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await listCharts(page)).toMatchObject([{ title: 'Kept' }]);
});

test('a page with unsaved changes asks before it is closed, one without does not', async ({ page }) => {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Warmth', visibility: 'private' });
  const asks = () =>
    page.evaluate(() => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    });
  await visit(page, `${viewOf(chart)}&edit=1`);
  await expect(state(page, /^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await asks()).toBe(false);
  await page.getByRole('group', { name: 'Chart type' }).getByRole('button', { name: 'Bar' }).click();
  await expect(state(page, /^Changed since/)).toBeVisible();
  expect(await asks()).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test('whoever has the link sees the chart, its words, figures, source and files', async ({
      page,
      browser,
      baseURL,
    }) => {
      await beSignedIn(page);
      const notes = `Notes ${hostile}`;
      const chart = await saveChart(page, { title: hostile, notes, visibility: 'link' });
      const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled });
      const reader = await context.newPage();
      const answer = await reader.goto(viewOf(chart));
      expect(answer?.status()).toBe(200);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(hostile);
      await expect(reader).toHaveTitle(`${hostile} · Gazetteer Open Data`);
      await expect(reader.getByText(notes)).toBeVisible();
      const main = reader.getByRole('article');
      await expect(main.getByText(/New York 13\.6/)).toBeVisible();
      await main.getByText('Show the data as a table').click();
      await expect(main.getByRole('cell', { name: 'Seattle' }).first()).toBeVisible();
      const facts = reader.getByRole('complementary', { name: 'About this chart' });
      await expect(facts).toContainText('NOAA Climate Data Online');
      await expect(facts).toContainText('Other (Public Domain)');
      await expect(facts.getByRole('link', { name: 'Daily weather' })).toBeVisible();
      const download = reader.waitForEvent('download');
      await reader.getByRole('link', { name: 'Download as CSV' }).click();
      const csv = await readFile(await (await download).path(), 'utf8');
      expect(csv.split('\n').length).toBeGreaterThan(90);
      if (javaScriptEnabled) await expect(reader.getByRole('application')).toBeVisible();
      else await expect(main.locator('picture img')).toHaveJSProperty('complete', true);
      await context.close();
    });
  });
}

test('a link brings its picture along: for chats, and for pages of other sites', async ({
  page,
  baseURL,
}) => {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: hostile, visibility: 'link' });
  await page.goto(viewOf(chart));
  const content = (property: string) =>
    page.locator(`meta[property="${property}"], meta[name="${property}"]`).getAttribute('content');
  expect(await content('og:title')).toBe(hostile);
  expect(await content('twitter:card')).toBe('summary_large_image');
  expect(await content('robots')).toBe('noindex');
  const picture = await page.request.get((await content('og:image')) ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const bytes = await picture.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);

  await visit(page, viewOf(chart));
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page).getByLabel('Link')).toHaveValue(`${baseURL}${viewOf(chart)}`);
  await dialog(page).getByText('Embed in a page').click();
  await dialog(page).getByLabel('Embed as').selectOption('A frame of a fixed height');
  await dialog(page).getByLabel('Theme').selectOption('dark');
  const preview = page.frameLocator('iframe[title="Preview of the embedded chart"]');
  await expect(preview.getByRole('heading')).toHaveText(hostile);
  const code = await dialog(page).getByLabel('Embed code').inputValue();
  expect(code).not.toContain('<script');

  // A name of its own makes it another site: `localhost` is not 127.0.0.1.
  const host = createServer((_request, reply) =>
    reply.setHeader('content-type', 'text/html').end(`<!doctype html><title>Host</title><body>${code}`),
  ).listen(0, 'localhost');
  await once(host, 'listening');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading')).toHaveText(hostile);
  await expect(frame.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await frame.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expect(page).toHaveTitle('Host');
  expect(scripts).toEqual([]);
  host.close();
});

test("another person's private chart, and one that is not there, are not there for anybody", async ({
  page,
  browser,
  baseURL,
}) => {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Secret', visibility: 'private' });
  expect((await page.goto(viewOf(chart)))?.status()).toBe(200);
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const stranger = await context.newPage();
  // What was shown before, and kept to be shown again, is gone at once.
  const shared = await saveChart(page, { title: 'Shared', visibility: 'link' });
  const seen = async () => {
    const paths = [viewOf(shared), `/visualise.data?vis_id=${shared.visID}`];
    return Promise.all(paths.map(async (path) => (await stranger.request.get(path)).status()));
  };
  expect(await seen()).toEqual([200, 200]);
  await changeChart(page, shared, { visibility: 'private' });
  expect(await seen()).toEqual([404, 404]);
  await changeChart(page, shared, { visibility: 'link' });
  expect(await seen()).toEqual([200, 200]);
  await changeChart(page, shared, 'delete');
  expect(await seen()).toEqual([404, 404]);
  for (const isSignedIn of [false, true]) {
    if (isSignedIn) await beSignedIn(stranger);
    for (const visID of [chart.visID, 'no-such-chart-at-all']) {
      const answer = await stranger.goto(`/visualise?vis_id=${visID}`);
      expect(answer?.status()).toBe(404);
      await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('There is no such chart');
      expect(await answer?.text()).toContain('<title>There is no such chart · Gazetteer Open Data</title>');
      await expect(stranger).toHaveTitle('There is no such chart · Gazetteer Open Data');
      await expect(stranger.getByText('If it is yours, sign in.')).toHaveCount(isSignedIn ? 0 : 1);
      await expect(stranger.getByText('Secret')).toHaveCount(0);
      for (const path of [
        `/charts/${visID}.svg`,
        `/charts/${visID}.png`,
        `/charts/${visID}.json`,
        `/charts/${visID}.csv`,
        `/embed/${visID}`,
      ]) {
        expect((await stranger.request.get(path)).status(), path).toBe(404);
      }
    }
  }
  await context.close();
});

test('from a shared chart a person makes one of their own, and the first stays as it is', async ({
  page,
  browser,
  baseURL,
}) => {
  await beSignedIn(page);
  const chart = await saveChart(page, { title: 'Warmth', visibility: 'link' });
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const reader = await context.newPage();
  await beSignedIn(reader);
  await visit(reader, viewOf(chart));
  await expect(reader.getByRole('link', { name: 'Change this chart' })).toHaveCount(0);
  await reader.getByRole('link', { name: 'Make your own from this' }).click();
  await saveButton(reader).click();
  await fillDetails(reader, 'Warmth, mine', 'Everyone');
  await dialog(reader).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(state(reader, /^Saved \d\d:\d\d$/)).toBeVisible();
  expect(await listCharts(reader)).toMatchObject([{ title: 'Warmth, mine' }]);
  expect(await listCharts(page)).toMatchObject([{ title: 'Warmth' }]);
  await context.close();
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing on saved charts, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: String(baseURL), colorScheme, locale, viewport });
    const page = await context.newPage();
    await beSignedIn(page);
    const chart = await saveChart(page, { title: 'Warmth', notes: 'Notes', visibility: 'public' });
    const found: string[] = [];
    const look = async (name: string) => {
      // The other mode opens a tab for its report, which hung beside the window for sharing.
      const violations = await axeViolations(page);
      found.push(...violations.map(({ id, nodes }) => `${name}: ${id} at ${nodes[0]?.target.join(' ')}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${name} is ${wide} px wide`);
    };
    await visit(page, viewOf(chart));
    await expect(page.getByRole('application')).toBeVisible();
    await page.locator('.saved-table > summary').click();
    await look('view');
    await page.getByRole('button', { name: /^(Share|Partager)$/ }).click();
    await look('share');
    await visit(page, `${viewOf(chart)}&edit=1`);
    await page.getByRole('button', { name: /^(More ways to save|Autres façons)/ }).click();
    await page.getByRole('menuitem').nth(1).click();
    await expect(dialog(page)).toBeVisible();
    await look('save');
    await page.goto('/visualise?vis_id=none');
    await look('missing');
    await context.close();
    expect(found).toEqual([]);
  });
}
