import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { withSite } from './own-server.ts';
import { test } from './test.ts';

type Made = { name: string; resources: { id: string; sku: string }[] };

/** A table of three versions on a server of its own: made, edited, and grown by a column. */
async function withVersions(address: string, folder: string): Promise<{ table: string; id: string }> {
  const key = (await readFile(path.join(folder, 'admin.key'), 'utf8')).trim();
  const call = async <Result>(action: string, input: object): Promise<Result> => {
    const answer = await fetch(`${address}/api/3/action/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: key },
      body: JSON.stringify(input),
    });
    const body = (await answer.json()) as { result: Result };
    if (!answer.ok) throw new Error(`${action} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body.result;
  };
  await call('organization_create', { name: 'statistics' });
  const dataset = await call<Made>('package_create', {
    name: 'rainfall',
    title: 'Rainfall',
    owner_org: 'statistics',
    resources: [{ name: 'Rain by station, °C & mm', url_type: 'datastore' }],
  });
  const [resource] = dataset.resources;
  const id = resource?.id ?? '';
  const rows = [
    { station: 'Pune', rain: 12.5 },
    { station: 'Kochi', rain: 88 },
    { station: 'Leh', rain: 1 },
  ];
  await call('datastore_create', { resource_id: id, records: rows, primary_key: ['station'], force: true });
  await call('datastore_upsert', { resource_id: id, records: [{ station: 'Pune', rain: 14 }], force: true });
  await call('datastore_delete', { resource_id: id, filters: { station: 'Leh' }, force: true });
  return { table: `${address}/p/rainfall/r/${resource?.sku || id}`, id };
}

async function expectAccessible(page: Page): Promise<void> {
  const violations = await axeViolations(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test('a person compares two versions of a table and downloads the older one', async ({ page }) => {
  // A server of its own starts and ends within it.
  test.slow();
  await withSite(
    (site) => site,
    async (address, folder) => {
      const { table } = await withVersions(address, folder);
      await page.goto(`${table}?tab=versions`);
      await expect(page.getByRole('heading', { name: 'Version 3 · current' })).toBeVisible();
      await page.getByRole('radio', { name: 'Compare from version 1' }).check();
      await page.getByRole('button', { name: 'Compare' }).click();
      const comparison = page.getByRole('region', { name: 'From version 1 to version 3' });
      await expect(comparison).toContainText('1 row removed');
      await expect(comparison).toContainText('1 row changed');
      await expect(comparison.locator('del')).toHaveText('12.5');
      await expect(comparison.locator('ins')).toHaveText('14');
      const caution = page.getByText('The rows of a small edit may go');
      await page.getByLabel('Cite, Version 1').click();
      await expect(page.getByText(/Version 1 \(.*\/1\.csv/)).toBeVisible();
      await expect(caution.filter({ visible: true })).toHaveCount(0);
      await page.getByLabel('Cite, Version 3').click();
      await expect(caution.filter({ visible: true })).toHaveCount(1);
      await expectAccessible(page);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Version 1, CSV' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('Rain by station, °C & mm v1.csv');
      expect(await readFile(await file.path(), 'utf8')).toBe(
        '_id,station,rain\n1,Pune,12.5\n2,Kochi,88.0\n3,Leh,1.0\n',
      );
      await page.goto(`${table}?tab=statistics`);
      await expect(page.getByText('Standard deviation')).toBeVisible();
      await expectAccessible(page);
    },
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('versions are compared, and a view is downloaded as a workbook', async ({ page, request }) => {
    test.slow();
    await withSite(
      (site) => site,
      async (address, folder) => {
        const { table, id } = await withVersions(address, folder);
        await page.goto(`${table}?tab=versions`);
        await page.getByRole('radio', { name: 'Compare from version 2' }).check();
        await page.getByRole('button', { name: 'Compare' }).click();
        await expect(page.getByRole('region', { name: 'From version 2 to version 3' })).toContainText('Leh');
        await page.goto(`${table}?rain__min=20`);
        await page.getByRole('button', { name: 'Download' }).click();
        const link = page.getByRole('link', { name: /What is shown, 1 row, XLSX/ });
        const sheet = await request.get(`${address}${await link.getAttribute('href')}`);
        expect(sheet.headers()['content-type']).toContain('spreadsheetml');
        const whole = `${address}/datastore/dump/${id}?format=parquet`;
        const part = await request.get(whole, { headers: { range: 'bytes=0-3' } });
        expect([part.status(), await part.text()]).toEqual([206, 'PAR1']);
      },
    );
  });
});
