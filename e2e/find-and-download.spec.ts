import { expect, test } from '@playwright/test';
import { findAndDownload } from './find-and-download.ts';
import { action, sampleDataset } from './sample.ts';

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
