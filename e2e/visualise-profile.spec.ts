import { axeViolations } from './axe-violations.ts';
import { expect } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { tabAndPress } from './keyboard.ts';
import { open } from './people.ts';
import { listCharts, saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('my charts are renamed, shown to others, duplicated, deleted and had back', async ({ page }) => {
      await beSignedIn(page);
      await open(page, '/profile', javaScriptEnabled);
      const charts = page.getByRole('region', { name: 'My charts' });
      await expect(charts).toContainText('You have no charts yet.');
      await expect(charts.getByRole('link', { name: 'Make a chart' })).toBeVisible();

      const chart = await saveChart(page, { title: 'Warmth', visibility: 'private' });
      await open(page, '/profile', javaScriptEnabled);
      const cards = charts.getByRole('listitem');
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText('Only me');
      await expect(charts.getByRole('link', { name: 'Warmth' })).toHaveAttribute('href', viewOf(chart));
      await expect
        .poll(() => cards.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await charts.locator('summary').click();
      await charts.getByLabel('Title', { exact: true }).fill('Warmth & <b>light</b>');
      await charts.getByLabel('Who may see it').selectOption('public');
      await charts.getByRole('button', { name: 'Save' }).click();
      await expect(charts.getByRole('link', { name: 'Warmth & <b>light</b>' })).toBeVisible();
      await expect(cards).toContainText('Everyone');

      await charts.locator('summary').click();
      await charts.getByRole('button', { name: 'Duplicate' }).click();
      await expect(cards).toHaveCount(2);
      await expect(cards.first()).toContainText('Copy of Warmth & <b>light</b>');
      await expect(cards.first()).toContainText('Only me');

      await cards.last().locator('summary').click();
      await cards.last().getByRole('button', { name: 'Delete' }).click();
      await expect(cards).toHaveCount(1);
      expect((await page.request.get(`/charts/${chart.visID}.svg`)).status()).toBe(404);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(cards).toHaveCount(2);
      await expect(page.getByText('The chart is back.')).toBeVisible();
      expect((await page.request.get(`/charts/${chart.visID}.svg`)).status()).toBe(200);
    });
  });
}

test('many charts come in pages', async ({ page }) => {
  test.slow();
  await beSignedIn(page);
  for (let number = 1; number <= 25; number += 1) {
    await saveChart(page, { title: `Chart ${number}`, visibility: 'private' });
  }
  await visit(page, '/profile');
  const charts = page.getByRole('region', { name: 'My charts' });
  await expect(charts.getByRole('listitem')).toHaveCount(24);
  await expect(charts.getByRole('link', { name: 'Chart 25' })).toBeVisible();
  await charts.getByRole('link', { name: /Older/ }).click();
  await expect(charts.getByRole('link', { name: 'Chart 1', exact: true })).toBeVisible();
  await expect(charts.getByRole('listitem')).toHaveCount(1);
  // With its last chart the page goes, too.
  await charts.locator('summary').click();
  await charts.getByRole('button', { name: 'Delete' }).click();
  await expect(charts.getByRole('listitem')).toHaveCount(24);
});

test('a chart is deleted and had back by keyboard alone', async ({ page }) => {
  await beSignedIn(page);
  await saveChart(page, { title: 'Warmth', visibility: 'private' });
  await visit(page, '/profile');
  const charts = page.getByRole('region', { name: 'My charts' });
  await tabAndPress(page, charts.locator('summary'));
  await tabAndPress(page, charts.getByRole('button', { name: 'Delete' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(charts.getByRole('link', { name: 'Warmth' })).toBeVisible();
});

test("nobody changes another person's chart by a form", async ({ page, browser, baseURL }) => {
  await beSignedIn(page);
  const { id } = await saveChart(page, { title: 'Mine', visibility: 'public' });
  const context = await browser.newContext({ baseURL: String(baseURL) });
  const stranger = await context.newPage();
  await beSignedIn(stranger);
  for (const intent of ['change-chart', 'delete-chart', 'duplicate-chart', 'restore-chart']) {
    const form = { intent, id, title: 'Theirs', visibility: 'private' };
    const answer = await stranger.request.post('/profile', { headers: { origin: String(baseURL) }, form });
    // What everybody sees, everybody may copy.
    const expected = intent === 'duplicate-chart' ? 'Duplicated.' : 'This chart no longer exists.';
    expect(await answer.text(), intent).toContain(expected);
  }
  await context.close();
  expect(await listCharts(page)).toMatchObject([{ title: 'Mine', visibility: 'public' }]);
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing on my charts, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL: String(baseURL), colorScheme, locale, viewport });
    const page = await context.newPage();
    await beSignedIn(page);
    for (const visibility of ['private', 'public']) await saveChart(page, { title: 'Warmth', visibility });
    await visit(page, '/profile');
    const charts = page.locator('section', { has: page.locator('#charts') });
    await charts.locator('summary').first().click();
    const violations = await axeViolations(page);
    expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await context.close();
  });
}
