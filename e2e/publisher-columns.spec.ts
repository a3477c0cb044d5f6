import { expect, type Page } from '@playwright/test';
import { open } from './people.ts';
import { type Desk, look, save, showing, withDesk } from './publisher-desk.ts';
import { test } from './test.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const address = '/console/data/rainfall';

/** A dataset of the registrar with a table of two columns, of which one is described in part. */
async function makeRainfall({ call }: Desk): Promise<void> {
  await call('package_create', { name: 'rainfall', title: 'Rainfall', owner_org: 'registrar' });
  await call('datastore_create', {
    resource: { package_id: 'rainfall', name: 'Monthly' },
    fields: [
      { id: 'district', type: 'text' },
      { id: 'rain', type: 'numeric', info: { label: 'Rain', decimals: 1 } },
    ],
    records: [
      { district: 'Kollam', rain: 12.5 },
      { district: 'Idukki', rain: 80 },
    ],
  });
}

async function readTable(page: Page) {
  const shown = await page.request.get('/api/3/action/package_show?id=rainfall');
  const { result } = (await shown.json()) as { result: { resources: { id: string }[] } };
  const info = await page.request.get(`/api/3/action/datastore_info?id=${result.resources[0]?.id}`);
  const table = (await info.json()) as {
    result: { meta: { version: number }; fields: { id: string; info?: object }[] };
  };
  const entries = table.result.fields.map(({ id, info: entry }) => [id, entry] as const);
  return { version: table.result.meta.version, entries: Object.fromEntries(entries) };
}

const column = (page: Page, name: RegExp) => page.getByRole('group', { name });
const saveColumns = (page: Page) => save(page, 'Save the columns');

async function openColumns(page: Page, hasScript: boolean): Promise<void> {
  await open(page, address, hasScript);
  await page.getByRole('link', { name: 'Columns Monthly' }).click();
  await expect(page.getByRole('heading', { name: 'Columns of “Monthly”' })).toBeVisible();
}

test.describe.configure({ timeout: 240_000 });

for (const hasScript of [true, false]) {
  test(`two editors say what the columns of a table mean, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withDesk(browser, hasScript, async (desk) => {
      await makeRainfall(desk);
      const { page } = await desk.editorOf('registrar');
      const other = (await desk.editorOf('registrar')).page;
      const before = await readTable(page);
      await openColumns(page, hasScript);
      await openColumns(other, hasScript);
      await expect(column(page, /^district/)).toContainText('Idukki');
      await expect(column(page, /^rain/).getByLabel('Label')).toHaveValue('Rain');
      await look(page, hasScript);
      await page.setViewportSize({ width: 360, height: 800 });
      await look(page, hasScript);

      await column(page, /^rain/).getByLabel('Unit').fill('mm');
      await column(page, /^rain/).getByLabel('What it is for').selectOption('measure');
      await column(page, /^rain/).getByLabel('Label').fill('Rainfall');
      await saveColumns(page);
      await showing(page, 'Saved.');
      await expect(column(page, /^rain/).getByLabel('Unit')).toHaveValue('mm');

      await column(other, /^district/)
        .getByLabel('Description')
        .fill('Where it was measured');
      await column(other, /^rain/).getByLabel('Label').fill('Rain of the month');
      await saveColumns(other);
      await showing(other, 'Somebody else changed the same fields while you were working on them');
      await showing(other, 'Rainfall');
      expect((await readTable(page)).entries).toMatchObject({ rain: { label: 'Rainfall' } });
      await expect(column(other, /^rain/).getByLabel('Label')).toHaveValue('Rain of the month');
      await expect(column(other, /^rain/).getByLabel('Unit')).toHaveValue('mm');
      await look(other, hasScript);
      await save(other, 'Save anyway');
      await showing(other, 'Saved.');
      expect(await readTable(page)).toEqual({
        version: before.version,
        entries: {
          district: { notes: 'Where it was measured' },
          rain: { label: 'Rain of the month', unit: 'mm', role: 'measure', decimals: 1 },
        },
      });
    });
  });
}

test('what editors of other organisations send to the columns of a table changes nothing', async ({
  browser,
}) => {
  await withDesk(browser, true, async (desk) => {
    await makeRainfall(desk);
    const { page } = await desk.editorOf('registrar');
    await openColumns(page, true);
    const columns = new URL(page.url()).pathname;
    const other = (await desk.editorOf('weather-service')).page;
    await open(other, '/console/data', true);
    for (const path of [columns, `${address}/columns/nothing`])
      expect((await other.request.get(path)).status()).toBe(404);
    const answer = await other.request.post(columns, {
      form: { column: 'rain', 'label.0': 'Mine', base: '[]' },
      headers: { origin: new URL(other.url()).origin },
    });
    expect(answer.status()).toBe(404);
    expect((await page.request.get(`${address}/columns/nothing`)).status()).toBe(404);
    expect((await readTable(page)).entries).toMatchObject({ rain: { label: 'Rain' } });
  });
});

for (const hasScript of [true, false]) {
  test(`an editor reads how much a dataset is used, ${hasScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    await withDesk(browser, hasScript, async (desk) => {
      await makeRainfall(desk);
      await desk.call('package_create', { name: 'snowfall', title: 'Snowfall', owner_org: 'registrar' });
      const { page } = await desk.editorOf('registrar');
      await open(page, address, hasScript);
      await expect(page.getByText(/^Nothing has been counted yet\./)).toBeVisible();
      // Chromium without a window says so, and is no visitor then.
      const reader = await browser.newContext({ userAgent });
      for (let count = 0; count < 3; count += 1) {
        const tab = await reader.newPage();
        await tab.goto(new URL('/p/rainfall', page.url()).href);
      }
      await reader.close();
      await expect
        .poll(
          async () => {
            const answer = await page.request.get('/api/3/action/dataset_figures?id=rainfall');
            return ((await answer.json()) as { result: { totals: { view: number } } }).result.totals.view;
          },
          { timeout: 30_000 },
        )
        .toBe(3);

      await open(page, address, hasScript);
      const panel = page.getByRole('region', { name: 'How much it is used' });
      await expect(panel.getByRole('img', { name: /^Views: 3 in all, at most 3/ })).toBeVisible();
      await panel.getByText('By day, as a table').click();
      await expect(panel.getByRole('row').nth(1).getByRole('cell')).toHaveText(['3', '0', /^\d+$/, '0']);
      await expect(panel.getByText(/^Counted since .*whoever comes ten times makes ten views/)).toBeVisible();
      await look(page, hasScript);

      await open(page, '/console/figures', hasScript);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows.nth(1)).toContainText('Rainfall');
      await expect(rows.nth(1).getByRole('cell').first()).toHaveText('3');
      await expect(rows.nth(2)).toContainText('Snowfall');
      await page.setViewportSize({ width: 360, height: 800 });
      await look(page, hasScript);

      const other = (await desk.editorOf('weather-service')).page;
      await open(other, '/console/figures', hasScript);
      await showing(other, 'As soon as the organisation has datasets, they stand here.');
      const asked = await other.request.get('/console/figures?organization=registrar');
      expect(asked.status()).toBe(404);
    });
  });
}
