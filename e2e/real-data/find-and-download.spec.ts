import { expect } from '@playwright/test';
import { findAndDownload } from '../find-and-download.ts';
import { action, sampleDataset } from '../sample.ts';
import { test } from '../test.ts';

test.use({ locale: 'fr', viewport: { width: 360, height: 740 } });

const dataset = 'demography-census2011-pca-india-villages';

test('a person finds the villages of India, sorts 751,481 rows and downloads the largest by keyboard, on a phone, in French', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const min = 1_000_000;
  const { csv, parquetBytes } = await findAndDownload(page, {
    search: 'india villages',
    facets: [
      ['sectors', 'Socio Economic'],
      ['granularity', 'Village'],
    ],
    dataset,
    sort: 'TOT P',
    filter: { column: 'TOT P', min },
  });
  const { resource } = await sampleDataset(request, dataset);
  const filters = JSON.stringify({ TOT_P: { gte: min } });
  const { total, records } = await action<{ total: number; records: { TOT_P: number }[] }>(
    request,
    'datastore_search',
    {
      resource_id: resource.id,
      filters,
      sort: 'TOT_P desc',
      limit: '1',
    },
  );
  expect(total).toBeGreaterThan(10);
  const [header = '', largest = ''] = csv;
  expect(csv).toHaveLength(total + 1);
  expect(Number(largest.split(',')[header.split(',').indexOf('TOT_P')])).toBe(records[0]?.TOT_P);
  expect(parquetBytes).toBeGreaterThan(100);
});
