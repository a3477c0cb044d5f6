import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { administrator } from './administrator-key.ts';
import { type Application, openApplication } from './open-application.ts';
import type { Settings } from './settings.ts';
import { testSettings } from './settings-testing.ts';

/** People who come from addresses of their own, each with a browser that says something of its own. */
const visitors = [
  {
    address: '203.0.113.9',
    browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  },
  {
    address: '198.51.100.77',
    browser: 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.9 Safari/605',
  },
  { address: '2001:db8:51::7f', browser: 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0.7499.12 Safari/537.36' },
];
type Visitor = (typeof visitors)[number];
const week = Array.from({ length: 7 }, (_, index) => `2026-02-0${index + 1}`);

afterEach(() => vi.useRealTimers());

/** An office with a public table of rain, and pages that are as the portal answers them. */
async function openOffice(settings: Settings) {
  const application = await openApplication(settings);
  const { call, server } = application;
  await call('organization_create', { name: 'office' }, administrator);
  const { resources } = (await call(
    'package_create',
    { name: 'rain', owner_org: 'office', resources: [{ name: 'Rain', url_type: 'datastore' }] },
    administrator,
  )) as { resources: { id: string }[] };
  const table = resources[0]?.id ?? '';
  const records = [{ year: 2020, rain: 3 }];
  await call('datastore_create', { resource_id: table, records, force: true }, administrator);
  server.get('/p/rain', { schema: { hide: true } }, async () => 'A page of rain');
  server.get('/search', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('x-found', '0').send('Nothing was found'),
  );
  return { application, table, base: await server.listen({ host: '127.0.0.1', port: 0 }) };
}

/** The token of somebody who has signed up, by a name of their own. */
async function signUp({ server }: Application, name: string): Promise<string> {
  const begun = await server.inject('/api/.ory/self-service/registration/api');
  const answer = await server.inject({
    method: 'POST',
    url: `/api/.ory/self-service/registration?flow=${begun.json<{ id: string }>().id}`,
    payload: {
      method: 'password',
      password: 'an-engine-of-analysis-7',
      traits: { email: `${name}@example.org`, name },
    },
  });
  return answer.json<{ session_token: string }>().session_token;
}

/** What one visitor does on one day: looks, takes files, calls, draws and searches. */
async function visit(base: string, table: string, token: string, { address, browser }: Visitor) {
  const ask = async (path: string, headers: Record<string, string> = {}, body?: object) => {
    const answer = await fetch(base + path, {
      headers: {
        'user-agent': browser,
        'x-forwarded-for': address,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.any(String)]);
  };
  for (const page of ['/p/rain', '/p/rain?tab=map']) await ask(page);
  for (const format of ['csv', 'json', 'parquet']) await ask(`/datastore/dump/${table}?format=${format}`);
  await ask('/api/3/action/package_show?id=rain');
  await ask(`/api/3/action/datastore_search?resource_id=${table}`, { 'sec-fetch-site': 'same-origin' });
  const visJSON = {
    version: 1,
    source: { kind: 'table', resource_id: table },
    mark: 'bar',
    channels: { x: { field: 'year' }, y: { field: 'rain', aggregate: 'sum' } },
  };
  await ask(
    '/api/content/items/visualisations',
    { 'x-session-token': token },
    { visJSON, title: 'Rain', visibility: 'private' },
  );
  await ask('/search?sq=Solar+panels');
  await ask(`/search?sq=${encodeURIComponent(`mail of ${address}@example.org`)}`);
}

/** Every column of text of every table, with the values in which one of these stands. */
async function columnsWith(sql: Sql, texts: readonly string[]): Promise<string[]> {
  const columns = await rawSql<{ tab: string; col: string }>`
    select tables.name as tab, columns.name as col
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.type <> 'integer'`.execute(sql.query);
  expect(columns.rows.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { tab, col } of columns.rows) {
    const hits = texts.map((text) => rawSql`instr(cast(${rawSql.ref(col)} as text), ${text}) > 0`);
    const any = rawSql`select 1 from ${rawSql.table(tab)} where ${rawSql.join(hits, rawSql` or `)} limit 1`;
    if ((await any.execute(sql.query)).rows.length > 0) found.push(`${tab}.${col}`);
  }
  return found;
}

it('a made-up week of visits is counted right, survives the end of the server, and leaves nobody’s address or browser', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-uses-'));
  const settings = testSettings({
    DATA_DIR: folder,
    // An S3 server takes no requests of another year.
    OBJECT_STORE_URL: `file:${join(folder, 'objects')}`,
    SAMPLE_DATA: '0',
    RATE_LIMIT: '0',
    TRUST_PROXY: '1',
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${week[0]}T00:00:00Z`) });
  const { application, table, base } = await openOffice(settings);
  for (const day of week) {
    vi.setSystemTime(new Date(`${day}T09:00:00Z`));
    const token = await signUp(application, `maker-${day}`);
    for (const [hour, visitor] of visitors.entries()) {
      vi.setSystemTime(new Date(`${day}T1${hour}:00:00Z`));
      await visit(base, table, token, visitor);
    }
  }
  await application.server.inject(`/datastore/dump/${table}?format=csv`);
  await application.close();

  const after = await openApplication(settings);
  const span = { from: week[0], to: week[6] };
  const figures = await after.call('dataset_figures', { id: 'rain', ...span }, administrator);
  expect(figures).toMatchObject({
    since: week[0],
    totals: { view: 42, download: 63, api_call: 21, chart: 21 },
    days: week.map((day) => ({ day, view: 6, download: 9, api_call: 3, chart: 3 })),
  });
  expect(await after.call('search_figures', span, administrator)).toMatchObject({
    searches: [{ words: 'solar panels', count: 21, last: week[6] }],
  });
  const texts = visitors.flatMap(({ address, browser }) => [address, browser]);
  expect(await columnsWith(after.sql, texts)).toEqual([]);
  // The same question finds what is stored.
  expect(await columnsWith(after.sql, ['maker-2026-02-01@example.org'])).not.toEqual([]);
  await after.close();
  await rm(folder, { recursive: true });
});
