import { expect } from 'vitest';
import type { Application } from '../open-application.ts';

const action = (name: string, query: Record<string, string>) =>
  `/api/3/action/${name}?${new URLSearchParams(query)}`;

/** Where strangers find a dataset by name. Each answer names what it lists. */
const places = (name: string): Record<string, string> => ({
  search: action('package_search', { fq: 'idp_ready:true', q: name }),
  suggestions: action('search_suggest', { q: name, fq_list: '["idp_ready:true"]' }),
  sitemap: '/sitemap-1.xml',
  catalogue: '/catalog.ttl',
  'catalogue by words': `/catalog.jsonld?q=${name}`,
  'data.json': '/data.json',
  feed: '/feeds/dataset.atom',
  'feed of the organisation': '/feeds/organization/roads.atom',
});

/** All places where a stranger can find a dataset. */
export const everywhere = [...Object.keys(places('')), 'assistants'];

/** The places where a stranger finds a dataset. */
export async function placesOf(application: Application, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [place, url] of Object.entries(places(name))) {
    const { statusCode, body } = await application.server.inject(url);
    expect([place, [200, 404].includes(statusCode)]).toEqual([place, true]);
    // The words of the search stand in the address of the page of the catalogue.
    if (new RegExp(`(/p/|"name":\\s*"|/dataset/)${name}\\b`).test(body)) found.push(place);
  }
  if ((await askAssistant(application, name)).includes(`\\"dataset\\":\\"${name}\\"`)) {
    found.push('assistants');
  }
  return found;
}

async function askAssistant({ server }: Application, words: string): Promise<string> {
  const answer = await server.inject({
    method: 'POST',
    url: '/mcp',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_datasets', arguments: { words } },
    },
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.body;
}

/** How many datasets a stranger finds in the list of the organisation `roads`. */
export async function countOfRoads({ server }: Application): Promise<number> {
  const asked = action('organization_list', {
    all_fields: 'true',
    ext_listed_only: 'true',
    organizations: '["roads"]',
  });
  const { result } = (await server.inject(asked)).json<{ result: { package_count: number }[] }>();
  return result[0]?.package_count ?? -1;
}
