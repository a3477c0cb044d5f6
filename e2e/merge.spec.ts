import { readFile } from 'node:fs/promises';
import { axeViolations } from './axe-violations.ts';
import { expect } from '@playwright/test';
import { open } from './people.ts';
import { sampleDataset } from './sample.ts';
import { test } from './test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('two tables are merged in four clicks, with a report and a file', async ({ page, request }) => {
      const unemployment = await sampleDataset(request, 'us-county-unemployment');
      await open(page, unemployment.table, javaScriptEnabled);
      await page.getByRole('link', { name: 'Merge with another table' }).click();
      await expect(page.getByRole('heading', { name: 'Choose the second table' })).toBeVisible();
      await page.getByRole('link', { name: 'Year-round habitat by species and county', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'What matched' })).toBeVisible();
      await expect(page.getByText('3,080 matched')).toBeVisible();
      await expect(page.getByText('6 with unknown places')).toBeVisible();

      await page.getByText('Unemployment rate by county: 6 unknown places').click();
      await expect(page.getByRole('cell', { name: 'no such code' }).first()).toBeVisible();
      await expect(page.getByText('Open as a table')).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download the result as CSV' }).click();
      const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split(/\r?\n/);
      expect(lines).toHaveLength(12_458 + 1);
      expect(lines.find((line) => line.startsWith('01001,'))).toContain('Autauga');
    });

    test('the settings change the merge, and the address carries them', async ({ page, request }) => {
      const left = await sampleDataset(request, 'us-county-unemployment');
      const right = await sampleDataset(request, 'us-county-species-habitat');
      const address = `/merge?left=${left.resource.sku}&right=${right.resource.sku}`;
      await open(page, address, javaScriptEnabled);
      if (!javaScriptEnabled) await page.getByText('How they are merged').click();
      await page.getByRole('radio', { name: 'Only matching rows' }).check();
      await page.getByRole('button', { name: 'Merge again' }).click();
      await expect(page).toHaveURL(/how=inner/);
      await expect(page.getByText('12,320 rows.')).toBeVisible();
    });
  });
}

test('a file of the merge is headed by what columns are called in the language of the page', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
  const left = await sampleDataset(request, 'us-county-unemployment');
  const right = await sampleDataset(request, 'us-county-species-habitat');
  await page.goto(`/merge?left=${left.resource.sku}&right=${right.resource.sku}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Colonnes intitulées en toutes lettres : CSV' }).click();
  const [heads = ''] = (await readFile(await (await download).path(), 'utf8')).split('\n');
  expect(heads.split(',').slice(0, 4)).toEqual([
    'Comté (code)',
    'Comté',
    'Comté (code FIPS)',
    'Taux de chômage',
  ]);
});

test('a rate is not brought up to states without a weight, and the page says so', async ({
  page,
  request,
}) => {
  const left = await sampleDataset(request, 'us-county-unemployment');
  const right = await sampleDataset(request, 'us-state-adult-obesity');
  await page.goto(`/merge?left=${left.resource.sku}&right=${right.resource.sku}`);
  await expect(page.getByText(/column .* was left out: it is a rate/)).toBeVisible();
  await page.goto(`/merge?left=${left.resource.sku}&right=${right.resource.sku}&left.column=rate`);
  await expect(page.getByText('The tables were not merged')).toBeVisible();
});

test('tables without places in common are not merged, and the page says why', async ({ page, request }) => {
  const left = await sampleDataset(request, 'us-county-unemployment');
  const right = await sampleDataset(request, 'mauna-loa-carbon-dioxide');
  await page.goto(`/merge?left=${left.resource.sku}&right=${right.resource.sku}`);
  await expect(page.getByText('These two tables cannot be merged')).toBeVisible();
  await expect(page.getByText(/no column was recognised/)).toBeVisible();
});

for (const [colorScheme, locale, width] of [
  ['light', 'en', 1440],
  ['dark', 'fr', 360],
] as const) {
  test(`axe finds nothing while two tables are merged, ${colorScheme}, ${locale}, ${width} px`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({
      baseURL,
      colorScheme,
      locale,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    const left = await sampleDataset(request, 'us-county-unemployment');
    const right = await sampleDataset(request, 'us-county-species-habitat');
    const merge = `/merge?left=${left.resource.sku}&right=${right.resource.sku}`;
    for (const path of ['/merge', merge, `${merge}&view=table`, `${merge}&left.column=rate`]) {
      await page.goto(path);
      const violations = await axeViolations(page);
      expect(violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`)).toEqual(
        [],
      );
    }
    await context.close();
  });
}
