import { createClient } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { callSubjects } from './call-subjects.server.ts';

/** A catalogue whose datasets have these tags, and what it was asked. */
function catalogueWith(answer: () => Response) {
  const asked: URLSearchParams[] = [];
  const client = createClient({
    baseUrl: 'http://site',
    language: 'fr',
    fetch: async (address) => {
      asked.push(new URL(address).searchParams);
      return answer();
    },
  });
  return { client, asked };
}

test('tags of articles are called as tags of datasets are in the language of the reader', async () => {
  const items = [{ name: 'flights', display_name: 'vols', count: 1 }];
  const { client, asked } = catalogueWith(() =>
    Response.json({ success: true, result: { search_facets: { tags: { title: 'tags', items } } } }),
  );
  expect(await callSubjects(client, ['Flights', 'bread "and" butter'])).toEqual([
    { tag: 'Flights', called: 'vols' },
    { tag: 'bread "and" butter', called: 'bread "and" butter' },
  ]);
  expect(asked[0]?.get('lang')).toBe('fr');
  expect(asked[0]?.get('fq_list')).toContain('tags:(\\"flights\\" OR \\"bread  and  butter\\")');
});

test('tags of articles stand as they were written where the catalogue does not answer', async () => {
  const { client } = catalogueWith(() => new Response(null, { status: 503 }));
  expect(await callSubjects(client, ['flights'])).toEqual([{ tag: 'flights', called: 'flights' }]);
  expect(await callSubjects(client, [])).toEqual([]);
});
