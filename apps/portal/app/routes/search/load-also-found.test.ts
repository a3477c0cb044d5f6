import { createClient } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { loadAlsoFound } from './load-also-found.server.ts';
import { readSearch } from './search-address.ts';

const article = { slug: 'a', type: 'news', title: 'Rain', language: 'en', date: '2026-01-01', event: null };
const columns = { count: 9, results: [{ name: 'rain_mm' }] };
const suggested = {
  organizations: [1, 2, 3, 4].map((count) => ({ name: `o-${count}`, title: 'O', count })),
};

/** A portal whose parts answer, or one of which does not. */
function portal(broken = '') {
  const asked: string[] = [];
  const answer = (address: string, body: unknown) => {
    asked.push(new URL(address).pathname);
    return broken !== '' && address.includes(broken)
      ? Response.json({ success: false }, { status: 500 })
      : Response.json(body);
  };
  return {
    asked,
    client: createClient({
      baseUrl: 'http://site',
      fetch: async (address) =>
        answer(address, { success: true, result: address.includes('column') ? columns : suggested }),
    }),
    fetch: async (address: string) => answer(address, { data: { articles: [article], charts: [] } }),
    site: { organizationFilter: '' },
    publicUrl: 'http://site',
    locale: 'en',
  };
}

const load = (site: ReturnType<typeof portal>, query: string) =>
  loadAlsoFound(site as never, readSearch(new URLSearchParams(query)));

test('the best few of each kind stand beside the datasets, and whether there are others', async () => {
  const also = await load(portal(), 'sq=rain');
  expect(also?.columns).toEqual({ items: columns.results, hasMore: true });
  expect(also?.articles).toEqual({ items: [article], hasMore: false });
  expect(also?.charts).toEqual({ items: [], hasMore: false });
  expect([also?.organizations.items.length, also?.organizations.hasMore]).toEqual([3, true]);
});

test('what people want to do is found in the help, in the language of the page', async () => {
  const { items, hasMore } = (await load(portal(), 'sq=API+key'))?.help ?? {};
  expect([items?.[0], hasMore]).toEqual([
    { title: 'Get a key', of: 'Use the API', path: '/help/api#key' },
    false,
  ]);
  const french = { ...portal(), locale: 'fr' };
  expect((await load(french, 'sq=suivre+une+valeur'))?.help.items[0]?.path).toBe('/help/follow#value');
});

test('what cannot be had leaves the rest', async () => {
  const also = await load(portal('column_search'), 'sq=rain');
  expect([also?.columns.items, also?.articles.items.length]).toEqual([[], 1]);
  expect((await load(portal('content/search'), 'sq=rain'))?.articles.items).toEqual([]);
});

test.each(['', 'sq=rain&page=2', 'sq=rain&sectors=Health'])('%j asks for datasets alone', async (query) => {
  const site = portal();
  expect(await load(site, query)).toBeUndefined();
  expect(site.asked).toEqual([]);
});
