import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { createDataset, openCatalogue } from '../catalogue.fixture.ts';

describeStores('bookmarks of a CKAN site', (open) => {
  it('lead on to the pages that show the same here, in the language they are in', async () => {
    const catalogue = await openCatalogue(open);
    await catalogue.post('group_create', { name: 'vital', title: 'Vital events' });
    const dataset = await createDataset(catalogue, {
      resources: [{ name: 'a', url: 'https://example.org/a' }],
    });
    const [{ id, sku }] = dataset.resources;
    const cases: Record<string, string> = {
      '/dataset': '/search',
      '/dataset/': '/search',
      '/dataset?q=birth+rate&page=3': '/search?sq=birth+rate',
      '/dataset/?q=&tags=vital&tags=old&res_format=CSV&license_id=cc-by&sort=title_string+asc':
        '/search?tags=vital&tags=old&format=CSV&license=cc-by&sortBy=title',
      '/group/vital': '/search?sq=Vital+events',
      '/group/vital?q=birth': '/search?sq=birth',
      '/fr/dataset': '/search?lng=fr',
      '/fr/dataset?q=naissances&organization=health-board':
        '/search?sq=naissances&organization=health-board&lng=fr',
      '/fr/organization/health-board?q=naissances': '/organization/health-board?q=naissances&lng=fr',
      '/en/group/vital': '/search?sq=Vital+events&lng=en',
      '/dataset/births?lng=fr': '/p/births?lng=fr',
      '/fr/dataset/births': '/p/births?lng=fr',
      [`/fr/dataset/births/resource/${id}`]: `/p/births/r/${sku}?lng=fr`,
    };
    for (const [bookmark, page] of Object.entries(cases)) {
      const steps: number[] = [];
      let address = bookmark;
      for (;;) {
        const { statusCode, headers } = await catalogue.server.inject(address);
        if (!headers.location) break;
        steps.push(statusCode);
        address = headers.location.slice(PUBLIC_URL.length);
      }
      expect([bookmark, address]).toEqual([bookmark, page]);
      expect(steps.filter((status) => ![301, 302, 303].includes(status))).toEqual([]);
    }
    const browser = { accept: 'text/html,*/*;q=0.8' };
    const { headers } = await catalogue.server.inject({ url: '/group/gone?lng=fr', headers: browser });
    expect(headers.location).toBe(`${PUBLIC_URL}/search?sq=gone&lng=fr`);
    for (const none of ['/group/none', '/group/health-board', '/group/toString']) {
      expect((await catalogue.server.inject(none)).statusCode).toBe(404);
    }
  });

  it('lead browsers to the page also of what is not for everybody, for it knows its visitor', async () => {
    const catalogue = await openCatalogue(open);
    const { id } = await createDataset(catalogue, { name: 'plans', private: true });
    const ask = async (url: string, accept: string) => {
      const { statusCode, headers } = await catalogue.server.inject({ url, headers: { accept } });
      return headers.location ?? statusCode;
    };
    for (const name of ['plans', id, 'none', '%2F%2Fevil']) {
      const page = `${PUBLIC_URL}/p/${name}`;
      expect(await ask(`/dataset/${name}?lng=fr`, 'text/html,*/*;q=0.8')).toBe(`${page}?lng=fr`);
      expect(await ask(`/dataset/${name}/resource/a`, 'text/html')).toBe(`${page}/r/a`);
      for (const accept of ['text/turtle', '*/*']) expect(await ask(`/dataset/${name}`, accept)).toBe(404);
    }
  });

  it('lead nowhere else, whatever they ask for', async () => {
    const { server } = await openCatalogue(open);
    for (const path of ['/dataset?q=//evil.example', '/fr/dataset//evil.example', '/dataset?lng=//evil']) {
      const { headers } = await server.inject(path);
      expect(new URL(headers.location ?? PUBLIC_URL).origin).toBe(PUBLIC_URL);
    }
  });
});
