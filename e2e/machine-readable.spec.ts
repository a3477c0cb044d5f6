import { expect } from '@playwright/test';
import { test } from './test.ts';

const page = '/p/us-county-unemployment';

test('a dataset’s page carries its metadata, and leads to every other form of it', async ({ request }) => {
  const head = await request.head(page);
  expect(head.ok()).toBe(true);
  // HEAD must not leave an empty page in the cache.
  const answer = await request.get(page);
  const html = await answer.text();
  const links = [...html.matchAll(/<link rel="alternate" href="([^"]+)" type="([^"]+)"/g)];
  expect(links.map(([, , type]) => type)).toEqual([
    'application/ld+json',
    'text/turtle',
    'application/rdf+xml',
    'application/ld+json',
    'application/ld+json',
    'application/json',
  ]);
  const header = answer.headers()['link'] ?? '';
  for (const [, address = '', type = ''] of links) {
    expect(header).toContain(`<${address}>; rel="alternate"; type="${type}"`);
    const form = await request.get(address);
    expect([address, form.status(), form.headers()['content-type']]).toEqual([
      address,
      200,
      `${type}; charset=utf-8`,
    ]);
  }
  const script = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const structured = JSON.parse(script) as Record<string, unknown>;
  expect(structured).toMatchObject({ '@type': 'Dataset', isAccessibleForFree: true });
  expect(String(structured['description']).length).toBeGreaterThanOrEqual(50);
  expect(structured['variableMeasured']).not.toHaveLength(0);
  expect(html).toContain('<link rel="canonical"');
});

test('search engines know each page by one address, whatever follows it', async ({ request }) => {
  const shown = await request.get('/api/3/action/package_show?id=us-county-unemployment');
  const { result } = (await shown.json()) as { result: { resources: { sku: string }[] } };
  const table = result.resources[0]?.sku;
  const asked = [
    page,
    `${page}?lng=fr`,
    `${page}/ask`,
    `${page}/r/${table}?tab=dictionary`,
    '/search?sq=population&page=2',
    '/search?sq=zzzzqqqq',
    '/organization?q=survey',
    `/merge?left=${table}`,
    '/login?return_to=/merge',
    '/registration',
    '/recovery',
    '/verification',
    '/device',
  ];
  for (const address of asked) {
    const html = await (await request.get(address, { headers: { accept: 'text/html' } })).text();
    const links = [...html.matchAll(/<link rel="canonical" href="([^"]+)"/g)];
    const known = links.map(([, link = '']) => link.replace(/^https?:\/\/[^/]+/, ''));
    expect([address, known, html.includes('name="robots"')]).toEqual([
      address,
      [address.split('?', 1)[0]],
      false,
    ]);
  }
  const missing = await request.get('/nowhere', { headers: { accept: 'text/html' } });
  expect(await missing.text()).toContain('<meta name="robots" content="noindex"');
});

test('search engines and harvesters find the datasets from the addresses they know', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
  const maps = [...(await (await request.get(index)).text()).matchAll(/<loc>([^<]+)</g)];
  const last = await (await request.get(maps.at(-1)?.[1] ?? '')).text();
  expect(last).toContain(`${page}</loc><lastmod>`);
  const csv = await request.get(`/api/3/action/package_show?id=us-county-unemployment`);
  const { result } = (await csv.json()) as { result: { id: string; resources: { id: string }[] } };
  const table = `/datastore/dump/${result.resources[0]?.id}`;
  const { url, tableSchema } = (await (await request.get(`${table}-metadata.json`)).json()) as {
    url: string;
    tableSchema: { columns: { titles: string[] }[] };
  };
  const dump = await (await request.get(url)).text();
  expect(dump.split(/\r?\n/, 1)[0]?.split(',')).toEqual(tableSchema.columns.map(({ titles }) => titles[0]));
});

test('browsers find the search of the portal and its icon', async ({ request }) => {
  const html = await (await request.get('/?lng=fr')).text();
  const address = /<link rel="search"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(address).toBe('/opensearch.xml?lang=fr');
  const description = await (await request.get(address)).text();
  const template = /type="text\/html"[^>]* template="([^"]+)"/.exec(description)?.[1] ?? '';
  const found = await request.get(template.replace('&amp;', '&').replace('{searchTerms}', 'rain'));
  expect(found.status()).toBe(200);
  expect(await found.text()).toContain('value="rain"');
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), (await icon.body()).readUInt16LE(2)]).toEqual([200, 1]);
});

test('every address that assistants are told answers', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const shown = await request.get('/api/3/action/package_show?id=us-county-unemployment');
  const { result } = (await shown.json()) as {
    result: { name: string; resources: { id: string; sku: string }[] };
  };
  const [table] = result.resources;
  const query = encodeURIComponent(`SELECT count(*) FROM "${table?.sku}"`);
  const values: Record<string, string | undefined> = { ...table, name: result.name, query };
  const addresses = [...text.matchAll(/https?:[^\s),]*[^\s),.]/g)].map(([address]) =>
    address.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? name),
  );
  expect(addresses.length).toBeGreaterThan(15);
  for (const address of addresses) {
    const { status } = await fetch(address);
    expect([address, status]).toEqual([address, 200]);
  }
});

test('the quality of the metadata opens by keyboard and says what to do', async ({ page: tab }) => {
  await tab.goto(page);
  const summary = tab.locator('summary', { hasText: 'of 405 points' });
  await summary.focus();
  await tab.keyboard.press('Enter');
  await expect(tab.getByText('Name a maintainer with an e-mail address.')).toBeVisible();
  await expect(tab.getByText('Easy to find')).toBeVisible();
});
