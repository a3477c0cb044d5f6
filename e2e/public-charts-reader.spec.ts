import { axeViolations } from './axe-violations.ts';
import { expect, type Page } from '@playwright/test';
import { beSignedIn } from './account.ts';
import { sampleDataset } from './sample.ts';
import { saveChart, viewOf } from './saved-chart.ts';
import { test } from './test.ts';

const RESET = 'Reset to the chart as published';

const subtitle = (page: Page) => page.locator('.saved-subtitle');
const table = (page: Page) => page.locator('.saved-table');

/** Saves a public chart of the sample's weather, of which a stranger then sees the page. */
async function weather(page: Page, visJSON?: object): Promise<string> {
  await beSignedIn(page);
  const chart = await saveChart(page, {
    title: 'Warmth of two cities',
    visibility: 'link',
    ...(visJSON ? { visJSON } : {}),
  });
  await page.context().clearCookies();
  return viewOf(chart);
}

/** Bars of the warmth of each city, of one month. */
async function warmthOf(page: Page, month: string): Promise<object> {
  const { resource } = await sampleDataset(page.request, 'daily-weather-seattle-new-york');
  return {
    version: 1,
    source: { kind: 'table', resource_id: resource.id },
    mark: 'bar',
    channels: { y: { field: 'location' }, x: { field: 'temp_max', aggregate: 'mean' } },
    filters: [{ field: 'date', kind: 'one_of', values: [month] }],
  };
}

test('a stranger chooses time and places; picture, words, table, files and address all follow', async ({
  page,
}) => {
  const address = await weather(page);
  await page.goto(address);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  await page.getByLabel('From', { exact: true }).selectOption({ label: 'Jan 2014' });
  await expect(page).toHaveURL(/&from=2014-01$/);
  await expect(page.getByText('This is your selection')).toBeVisible();
  await page.getByText(/^City: all 2$/).click();
  await page.getByRole('checkbox', { name: 'Seattle' }).uncheck();
  await expect(page).toHaveURL(/&from=2014-01&show=New\+York$/);
  await expect(subtitle(page)).toContainText('New York');
  await expect(subtitle(page)).toContainText('from Jan 2014');
  await table(page).locator('summary').click();
  await expect(table(page)).toContainText('Jan 2014');
  await expect(table(page)).not.toContainText('Dec 2013');
  await expect(table(page)).not.toContainText('Seattle');

  const csv = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href');
  const figures = await (await page.request.get(csv ?? '')).text();
  expect(figures).toContain('New York');
  expect(figures).not.toContain('Seattle');
  for (const format of ['PNG', 'SVG']) {
    const href = await page.getByRole('link', { name: `Download as ${format}` }).getAttribute('href');
    expect(href).toContain('from=2014-01&show=New+York');
    expect((await page.request.get(href ?? '')).status()).toBe(200);
  }
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/from=2014-01&show=New\+York$/);
  await page.keyboard.press('Escape');

  await page.goBack();
  await expect(page).toHaveURL(/&from=2014-01$/);
  await expect(page.getByText(/^City: all 2$/)).toBeVisible();
  await page.goForward();
  await expect(subtitle(page)).toContainText('New York');
  await page.reload();
  await expect(page.getByText(/^City: 1 of 2$/)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${address.slice(1).replace('?', '\\?')}$`),
  );
  await page.getByRole('link', { name: RESET }).click();
  await expect(page).toHaveURL(new RegExp(`${address.slice(1).replace('?', '\\?')}$`));
  await expect(page.getByRole('link', { name: RESET })).toBeHidden();
});

test('the moment a chart was made for is another one by keyboard alone', async ({ page }) => {
  await page.goto('/datausage');
  const address = await weather(page, await warmthOf(page, '2014-06'));
  await page.goto(address);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  const slider = page.getByRole('slider', { name: 'Date' });
  await slider.focus();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Jun 2014');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/&time=2014-05$/);
  await expect(slider).toBeFocused();
  await expect(slider).toHaveAttribute('aria-valuetext', 'May 2014');
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/&time=2012-01$/);
  const violations = await axeViolations(page);
  expect(violations).toEqual([]);
  // What was published is no choice.
  await page.getByRole('combobox', { name: 'Date' }).selectOption('2014-06');
  await expect(page).not.toHaveURL(/time=/);
});

test('changes in quick succession are one choice', async ({ page }) => {
  const address = await weather(page);
  await page.goto(address);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  await page.getByText(/^City: all 2$/).click();
  await page.getByLabel('to', { exact: true }).selectOption({ label: 'Dec 2013' });
  await page.getByRole('checkbox', { name: 'Seattle' }).uncheck();
  await page.getByRole('checkbox', { name: 'New York' }).uncheck();
  await expect(page.getByText('Choose at least one')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seattle' }).check();
  await expect(page).toHaveURL(/&to=2013-12&show=Seattle$/);
  await expect(page.getByRole('checkbox', { name: 'New York' })).not.toBeChecked();
});

test('what an address asks for in vain is told, and the chart is as it was published', async ({ page }) => {
  const address = await weather(page);
  for (const wrong of ['show=Atlantis', 'from=1066', 'time=2014', 'from=2015-01&to=2012-01']) {
    const answer = await page.goto(`${address}&${wrong}`);
    expect(answer?.status()).toBe(200);
    // Nobody else is served what one reader asked for.
    expect(answer?.headers()['cache-control']).toMatch(/private|no-store/);
    await expect(page.getByText('This chart does not have what the address asks for')).toBeVisible();
    await expect(page.getByText(/^City: all 2$/)).toBeVisible();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form shows what was chosen, at a short address', async ({ page }) => {
    const address = await weather(page);
    await page.goto(address);
    await page.getByLabel('to', { exact: true }).selectOption({ label: 'Dec 2013' });
    await page.getByText(/^City: all 2$/).click();
    await page.getByRole('checkbox', { name: 'Seattle' }).uncheck();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/&to=2013-12&show=New\+York$/);
    await expect(subtitle(page)).toContainText('New York');
    // A page without script opens anew, and its list is closed.
    await page.getByText(/^City: 1 of 2$/).click();
    await page.getByRole('checkbox', { name: 'Seattle' }).check();
    await page.getByLabel('to', { exact: true }).selectOption({ label: 'Dec 2015' });
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${address.slice(1).replace('?', '\\?')}$`));
  });
});

test.describe('on a phone, in French', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'fr-FR' });

  test('one taps what is shown, and nothing is too wide', async ({ page }) => {
    const address = await weather(page);
    await page.goto(`${address}&lng=fr`);
    await page.getByText(/: tout \(2\)$/).tap();
    await page.getByRole('checkbox', { name: 'Seattle' }).tap();
    await expect(page).toHaveURL(/show=New\+York/);
    await expect(page.getByText('Voici votre sélection')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    const violations = await axeViolations(page);
    expect(violations).toEqual([]);
  });
});

test('the picture stays until the chart is drawn that takes its place, also for who chooses before', async ({
  page,
}) => {
  const address = await weather(page);
  // What draws is fetched once the figures are there: from then on no script comes until it is let go.
  const held = Promise.withResolvers<void>();
  let hasFigures = false;
  page.on('response', (response) => {
    hasFigures ||= response.url().includes('/chart_query');
  });
  await page.route('**/*.js', async (route) => {
    if (hasFigures) await held.promise;
    await route.continue();
  });
  await page.goto(address);
  const chart = page.locator('.chart-view-area');
  const picture = page.locator('.saved-figure img');
  await expect(chart).toHaveAttribute('aria-busy', 'true');
  await expect(picture).toBeVisible();
  await page.getByLabel('From', { exact: true }).selectOption({ label: 'Jan 2014' });
  await expect(page).toHaveURL(/&from=2014-01$/);
  await expect(picture).toBeVisible();
  await expect(chart).toBeHidden();
  held.resolve();
  await expect(chart).toHaveAttribute('aria-busy', 'false');
  await expect(picture).toHaveCount(0);
  await expect(chart.locator('svg')).toBeVisible();
});
