import { expect, test } from 'vitest';
import { loadFront, loadNews, previewFront, sectionNames } from './load-front.server.ts';

const article = (slug: string) => ({ slug, title: "L'eau", excerpt: 'Vraiment ?', language: 'fr' });

function portal(answers: Record<string, unknown>) {
  return {
    publicUrl: 'http://site',
    locale: 'fr' as const,
    fetch: async (address: string) => {
      const found = Object.entries(answers).find(([path]) => address.includes(path));
      return found ? Response.json(found[1]) : new Response(null, { status: 500 });
    },
  };
}

const articles = { data: [article('new'), article('chosen'), article('old')], meta: { filter_count: 3 } };

test('the page is automatic where nobody has chosen or what was chosen cannot be had', async () => {
  const front = await loadFront(portal({}));
  expect(front).toEqual({ hero: null, tiles: [], datasets: [], stories: [], sections: [...sectionNames] });
  expect(await loadNews(portal({}), front)).toEqual([]);
});

test('stories that were chosen stand before the newest articles, each once, three in all', async () => {
  const site = portal({
    'front-page': { data: { stories: [article('chosen')], sections: ['news'] } },
    published: articles,
  });
  const news = await loadNews(site, await loadFront(site));
  expect(news.map(({ slug }) => slug)).toEqual(['chosen', 'new', 'old']);
  expect(news[0]).toMatchObject({ title: 'L’eau', excerpt: 'Vraiment\u202f?' });
});

test('a page without news asks for none', async () => {
  const site = portal({ 'front-page': { data: { stories: [], sections: ['why'] } }, published: articles });
  expect(await loadNews(site, await loadFront(site))).toEqual([]);
});

test('a choice that nobody has saved is shown to who may choose, and is a page that is not there to others', async () => {
  const asked: [string, RequestInit][] = [];
  const preview = (status: number) =>
    previewFront(
      {
        publicUrl: 'http://site',
        locale: 'fr',
        fetch: async (address, init) => {
          asked.push([address, init]);
          return Response.json({ data: { sections: ['why'] } }, { status });
        },
      },
      new Request('http://site/', { headers: { cookie: 'session=editor' } }),
      '{"tiles":[]}',
    );
  expect(await preview(200)).toEqual({ sections: ['why'] });
  const [[address, { method, headers, body }] = ['', {}]] = asked;
  expect([address, method, body]).toEqual([
    'http://site/api/content/front-page/preview?lang=fr',
    'POST',
    '{"tiles":[]}',
  ]);
  expect(new Headers(headers).get('cookie')).toBe('session=editor');
  await expect(preview(403)).rejects.toMatchObject({ init: { status: 404 } });
});
