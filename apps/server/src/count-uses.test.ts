import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { administrator } from './administrator-key.ts';
import { openApplication } from './open-application.ts';
import { loadSettings } from './settings.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

it('uses of a dataset are counted at the server, survive its end, and keep nobody’s address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-uses-'));
  const settings = loadSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent', SAMPLE_DATA: '0', RATE_LIMIT: '0' });
  const first = await openApplication(settings);
  await first.call('organization_create', { name: 'office' }, administrator);
  const { resources } = (await first.call(
    'package_create',
    { name: 'rain', owner_org: 'office', resources: [{ name: 'Rain', url_type: 'datastore' }] },
    administrator,
  )) as { resources: { id: string }[] };
  const id = resources[0]?.id ?? '';
  await first.call(
    'datastore_create',
    { resource_id: id, records: [{ year: 2020 }], force: true },
    administrator,
  );
  const base = await first.server.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (path: string, headers: Record<string, string> = {}) =>
    (
      await fetch(base + path, {
        headers: { 'user-agent': BROWSER, 'x-forwarded-for': '203.0.113.9', ...headers },
      })
    ).text();
  for (const format of ['csv', 'json', 'parquet']) await ask(`/datastore/dump/${id}?format=${format}`);
  await ask('/api/3/action/package_show?id=rain');
  await ask(`/api/3/action/datastore_search?resource_id=${id}`, { 'sec-fetch-site': 'same-origin' });
  await first.server.inject(`/datastore/dump/${id}?format=csv`);
  await first.close();

  const second = await openApplication(settings);
  const { totals } = (await second.call('dataset_figures', { id: 'rain' }, administrator)) as {
    totals: object;
  };
  expect(totals).toEqual({ view: 0, download: 3, api_call: 1, chart: 0 });
  const rows = await second.sql
    .as<{ catalogue_figures: Record<string, unknown> }>()
    .query.selectFrom('catalogue_figures')
    .selectAll()
    .execute();
  for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(['count', 'dataset_id', 'day', 'kind']);
  await second.close();
  await rm(folder, { recursive: true });
});
