import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { findAndDownload } from './find-and-download.ts';
import { action, sampleDataset } from './sample.ts';
import { test } from './test.ts';

test.describe('on a phone', () => {
  test.use({ locale: 'fr', viewport: { width: 360, height: 740 } });

  test('a person finds, sorts, filters and downloads a table of millions of rows by keyboard, on a phone, in French', async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const min = 4900;
    const { csv, parquetBytes } = await findAndDownload(page, {
      search: 'flights',
      facets: [
        ['sectors', 'Transport'],
        ['frequency', 'Daily'],
      ],
      dataset: 'us-airline-flights',
      sort: 'Distance',
      filter: { column: 'Distance', min },
    });
    const { resource } = await sampleDataset(request, 'us-airline-flights');
    const { total } = await action<{ total: number }>(request, 'datastore_search', {
      resource_id: resource.id,
      filters: JSON.stringify({ distance: { gte: min } }),
      limit: '0',
    });
    expect(total).toBeGreaterThan(0);
    const [header = '', first = ''] = csv;
    const column = header.split(',').indexOf('distance');
    expect(csv).toHaveLength(total + 1);
    expect(Number(first.split(',')[column])).toBeGreaterThanOrEqual(min);
    expect(parquetBytes).toBeGreaterThan(100);
  });
});

test('the main acts of a dataset are in sight on a phone, and all of it comes as one file with its documentation', async ({
  page,
}) => {
  const [width, height] = [360, 740];
  await page.setViewportSize({ width, height });
  await page.goto('/p/us-county-unemployment');
  const acts = ['Open the table', 'Visualise', 'Download all'].map((name) =>
    page.getByRole('main').getByRole('link', { name, exact: true }).first(),
  );
  for (const act of acts) {
    const box = await act.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  const arriving = page.waitForEvent('download');
  await acts[2]?.click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('us-county-unemployment.zip');
  const bytes = await readFile(await download.path(), 'latin1');
  for (const name of ['README.txt', 'LICENCE.txt', 'CITATION.txt', 'dictionary', '.csv']) {
    expect(bytes).toContain(name);
  }
});

test('a county is found by its name in a table that has its code alone, and filtered by it', async ({
  page,
  request,
}) => {
  const { table, resource } = await sampleDataset(request, 'us-county-unemployment');
  await page.goto(table);
  const cell = page.getByRole('rowheader');
  await expect(cell.first()).toHaveText('01001 Autauga, Alabama');
  await page.getByRole('searchbox', { name: 'Find in this table' }).fill('Los Angeles');
  await expect(cell).toHaveText(['06037 Los Angeles, California']);
  await expect(page).toHaveURL(/find=Los\+Angeles/);

  await page.goto(table);
  await page.getByRole('button', { name: 'Filter by County' }).click();
  await page.getByLabel('Name or code of a place').fill('Maui');
  await page.getByLabel('15009 · Maui, Hawaii').check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(cell).toHaveText(['15009 Maui, Hawaii']);
  await expect(page).toHaveURL(/id__is=15009/);
  await expect(page.getByRole('link', { name: /Maui/ })).toBeVisible();
  const download = await request.get(`/datastore/dump/${resource.id}?q=Maui&place_names=true&fields=id`);
  expect(await download.text()).toBe('id\n15009\n');

  await page.goto(`${table}?tab=dictionary`);
  await expect(page.getByText(/FIPS codes of the United States.*3,212 of 3,218 are known/)).toBeVisible();
  await page.getByText('6 values that are not known').click();
  await expect(page.getByText('46113')).toBeVisible();
});

for (const [what, query, said] of [
  [
    'more words than a search takes',
    `find=${'word+'.repeat(17)}`,
    /16 words and 1,000 characters are the most/,
  ],
  ['a text as long as a page', `find=${'x'.repeat(3000)}`, /16 words and 1,000 characters are the most/],
  ['a word where a column has numbers', 'latitude__min=north', /a value that its column cannot have/],
] as const)
  test(`a table that is asked for ${what} says so on its page, and gives the way back`, async ({
    page,
    request,
  }) => {
    const { table } = await sampleDataset(request, 'us-zip-codes');
    const answer = await page.goto(`${table}?${query}`);
    expect(answer?.status()).toBe(400);
    await expect(page.getByRole('group', { name: 'ZIP codes' }).getByText(said)).toBeVisible();
    await page.getByRole('link', { name: 'Show all rows' }).click();
    await expect(page.getByRole('rowheader').first()).toHaveText('00501');
  });
