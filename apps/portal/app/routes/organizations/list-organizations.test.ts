import { createClient } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { findOrganizations, listOrganizations, pageOf, wordsOf } from './list-organizations.server.ts';

/** A catalogue with so many organisations, of which the first has no title. */
function catalogueOf(count: number) {
  const names = Array.from({ length: count }, (_, place) => `o-${place}`);
  const client = createClient({
    baseUrl: 'http://site',
    fetch: async (address, { body }) => {
      const { searchParams } = new URL(address);
      const input = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(searchParams);
      const [offset, limit] = [Number(input.offset), Number(input.limit)];
      const listed = names.slice(offset, offset + limit);
      const result = input.all_fields
        ? listed.map((name) => ({
            name,
            title: name === 'o-0' ? '' : name.toUpperCase(),
            ...(name === 'o-2' && { title_translated: { en: 'O-2' } }),
            package_count: 2,
          }))
        : listed;
      return Response.json({ success: true, result });
    },
  });
  return { client, locale: 'fr', site: { defaultLanguage: 'en', organizationFilter: '' } } as const;
}

test('a page lists organisations with their datasets, and knows whether another follows', async () => {
  const first = await listOrganizations(catalogueOf(26), 1);
  expect(first.organizations.slice(0, 2)).toEqual([
    { name: 'o-0', title: 'o-0', count: 2 },
    { name: 'o-1', title: 'O-1', count: 2 },
  ]);
  expect([first.organizations.length, first.last]).toEqual([25, 2]);
  const second = await listOrganizations(catalogueOf(26), 2);
  expect([second.organizations.length, second.last]).toEqual([1, 2]);
  expect((await listOrganizations(catalogueOf(25), 1)).last).toBe(1);
});

test('an organisation that is called in another language only is marked so', async () => {
  const { organizations } = await listOrganizations(catalogueOf(3), 1);
  expect(organizations.map(({ written }) => written)).toEqual([
    undefined,
    undefined,
    { lang: 'en', mark: 'en anglais' },
  ]);
});

/** The same as what a page is given. */
const suggestingPortal = (organizations: readonly object[]) => ({
  client: suggesting(organizations),
  site: { organizationFilter: '' },
});

/** A catalogue that suggests the first of these, as many as are asked for. */
function suggesting(organizations: readonly object[]) {
  return createClient({
    baseUrl: 'http://site',
    fetch: async (address, { body }) => {
      expect(address).toContain('search_suggest');
      const limit = Number(
        new URL(address).searchParams.get('limit') ??
          (typeof body === 'string' ? JSON.parse(body).limit : 20),
      );
      const result = { datasets: [], columns: [], sectors: [], organizations: organizations.slice(0, limit) };
      return Response.json({ success: true, result });
    },
  });
}

test('words find organisations, all on one page', async () => {
  const found = [{ name: 'met', title: 'Met Office', count: 3 }];
  expect(await findOrganizations(suggestingPortal(found), 'met')).toEqual({
    organizations: found,
    page: 1,
    last: 1,
  });
  expect(wordsOf(new URLSearchParams('q=+met%00office+'))).toBe('met office');
});

test('words that name too many organisations find the first of them, and the page knows of the others', async () => {
  const offices = Array.from({ length: 30 }, (_, place) => ({
    name: `o-${place}`,
    title: 'Office',
    count: 1,
  }));
  const { organizations, isCut } = await findOrganizations(suggestingPortal(offices), 'office');
  expect([organizations.length, isCut]).toEqual([19, true]);
  expect((await findOrganizations(suggestingPortal(offices.slice(0, 19)), 'office')).isCut).toBeUndefined();
});

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=1.5', 1],
  ['page=99999', 1],
])('the address %j asks for page %i', (query, page) => {
  expect(pageOf(new URLSearchParams(query))).toBe(page);
});
