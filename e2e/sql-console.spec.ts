import { axeViolations } from './axe-violations.ts';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

async function tableOf(request: APIRequestContext) {
  const { table, resource } = await sampleDataset(request, 'daily-weather-seattle-new-york');
  return { page: `${table}?tab=sql`, name: resource.sku.replaceAll('-', '_') };
}

/** The editor that takes the plain field's place once its script has come. */
async function openEditor(page: Page, path: string) {
  await visit(page, path);
  await page.locator('[data-ready]').waitFor();
  return page.getByRole('textbox', { name: /^SQL query/ });
}

/** Holds back the editor's script, which is found by its content, for scripts are named by their hashes. @returns lets it come */
async function holdEditor(page: Page): Promise<() => void> {
  const script = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('cm-content')) await script.promise;
    await route.fulfill({ response });
  });
  return script.resolve;
}

test('a reader writes a query with completions, runs it by keyboard, and shares and downloads its answer', async ({
  page,
  request,
}) => {
  const table = await tableOf(request);
  const editor = await openEditor(page, table.page);
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('select locat');
  await page
    .getByRole('option', { name: /location/ })
    .first()
    .click();
  await page.keyboard.type(`, count(*) as days from ${table.name} group by all order by days`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^2 rows\./)).toBeVisible();
  await expect(page.getByText('Seattle', { exact: true })).toBeVisible();

  // The address carries the query: somebody else sees the same.
  await expect(page).toHaveURL(/sql=select/);
  await page.goto(page.url());
  await expect(page.getByText('Seattle', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'days' }).click();
  await expect(page.getByRole('columnheader', { name: /days/ })).toHaveAttribute('aria-sort', 'ascending');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('query.csv');
});

test('the tab key leaves the editor, and a fault is told at its place', async ({ page, request }) => {
  const table = await tableOf(request);
  const wrong = `select a,\n  nothng\nfrom ${table.name}`;
  const editor = await openEditor(page, `${table.page}&sql=${encodeURIComponent(wrong)}`);
  await expect(page.getByText(/^Line 1, column 8:/)).toBeVisible();
  await editor.click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Run' })).toBeFocused();
});

test('who writes before the editor has come goes on writing in it', async ({ page, request }) => {
  const table = await tableOf(request);
  const showEditor = await holdEditor(page);
  await visit(page, table.page);
  await page.getByRole('textbox', { name: /^SQL query/ }).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('select 40 ');
  showEditor();
  await page.locator('[data-ready]').waitFor();
  await page.keyboard.type('+ 2 as answer');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('42', { exact: true })).toBeVisible();
});

for (const length of [1, 10, 16]) {
  test(`nothing moves under the pointer when the editor takes the place of a field of ${length} lines`, async ({
    page,
    request,
  }) => {
    const table = await tableOf(request);
    const showEditor = await holdEditor(page);
    const columns = Array.from({ length }, (_, number) => `${number} as a${number}`);
    await visit(page, `${table.page}&sql=${encodeURIComponent(`select ${columns.join(',\n')}`)}`);
    const run = page.getByRole('button', { name: 'Run' });
    const before = await run.boundingBox();
    showEditor();
    await page.locator('[data-ready]').waitFor();
    expect(await run.boundingBox()).toEqual(before);
  });
}

test('a query that never ends is stopped by its reader', async ({ page, request }) => {
  const table = await tableOf(request);
  const endless = `select count(*) from ${['a', 'b', 'c', 'd'].map((name) => `${table.name} ${name}`).join(', ')} where a.wind + b.wind * c.wind > d.wind`;
  const editor = await openEditor(page, table.page);
  await editor.fill(endless);
  await page.getByRole('button', { name: 'Run' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the query is a plain form and its answer a plain table', async ({ page, request }) => {
    const table = await tableOf(request);
    await page.goto(table.page);
    await page
      .getByRole('textbox', { name: /^SQL query/ })
      .fill(`select 40 + 2 as answer from ${table.name} limit 1`);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByText('1 row.')).toBeVisible();
    await expect(page.getByText('42', { exact: true })).toBeVisible();
  });
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test.describe(`in ${colorScheme}, ${locale}, ${width} pixels wide`, () => {
    test.use({ colorScheme, locale, viewport: { width, height: 800 } });

    test('answers and faults have no finding of axe and fit the screen', async ({ page, request }) => {
      test.setTimeout(180_000);
      const table = await tableOf(request);
      for (const sql of [`select * from ${table.name} limit 30`, 'selec 1']) {
        await visit(page, `${table.page}&sql=${encodeURIComponent(sql)}`);
        await page.waitForLoadState('networkidle');
        const violations = await axeViolations(page);
        expect(violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}
