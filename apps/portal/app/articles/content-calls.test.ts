import { describe, expect, test } from 'vitest';
import { findArticle, findSiteText, listArticles, listStories, listTags } from './content-calls.server.ts';

const item = { slug: 'rain', title: "L'eau : une carte", excerpt: 'Vraiment ?', language: 'fr' };

/** A portal whose content service answers this, and the addresses it was asked. */
function portalWith(answer: { status?: number; body?: unknown; location?: string }) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    const headers = new Headers(answer.location ? { location: answer.location } : {});
    return new Response(JSON.stringify(answer.body ?? null), { status: answer.status ?? 200, headers });
  };
  return { portal: { fetch, publicUrl: 'https://data.example', locale: 'fr' as const }, asked };
}

describe('articles', () => {
  test('are listed as they were asked for, and set as they are printed', async () => {
    const { portal, asked } = portalWith({ body: { data: [item], meta: { filter_count: 7 } } });
    const wish = { kind: 'event', tag: 'eau & co', limit: 12, offset: 24 } as const;
    expect(await listArticles(portal, wish)).toMatchObject({
      count: 7,
      articles: [{ title: 'L’eau\u00a0: une carte', excerpt: 'Vraiment\u202f?' }],
    });
    expect(asked).toEqual([
      'https://data.example/api/content/published?type=event&tag=eau+%26+co&limit=12&offset=24&lang=fr',
    ]);
  });

  test('that cannot be had are an error of their list, and missing on the page of a dataset', async () => {
    const { portal } = portalWith({ status: 503 });
    await expect(listArticles(portal, { limit: 1 })).rejects.toMatchObject({ status: 502 });
    expect(await listStories(portal, 'rain')).toEqual([]);
    expect(await listTags(portal)).toEqual([]);
  });

  test('have at most ten subjects above them', async () => {
    const data = Array.from({ length: 30 }, (_, place) => ({ tag: `tag ${place}`, count: 1 }));
    expect(await listTags(portalWith({ body: { data } }).portal)).toHaveLength(10);
  });
});

describe('an article', () => {
  test('is found with its neighbours', async () => {
    const meta = { previous: null, next: { slug: 'sun', title: 'Sun', language: 'en' } };
    const { portal, asked } = portalWith({ body: { data: { ...item, content: "<p>C'est : ça</p>" }, meta } });
    expect(await findArticle(portal, 'rain/../x')).toMatchObject({
      article: { content: '<p>C’est\u00a0: ça</p>' },
      ...meta,
    });
    expect(asked[0]).toBe('https://data.example/api/content/published/rain%2F..%2Fx?lang=fr');
  });

  test('that was renamed is told by its slug of today', async () => {
    const location = '/api/content/published/%C3%A9t%C3%A9?lang=fr';
    expect(await findArticle(portalWith({ status: 301, location }).portal, 'old')).toEqual({
      movedTo: 'été',
    });
  });

  test('that is not there is undefined, and one that cannot be had an error', async () => {
    expect(await findArticle(portalWith({ status: 404 }).portal, 'rain')).toBeUndefined();
    await expect(findArticle(portalWith({ status: 500 }).portal, 'rain')).rejects.toMatchObject({
      status: 502,
    });
  });
});

test('a text of the site is set like all others', async () => {
  const { portal } = portalWith({ body: { ...item, content: '<p>x</p>' } });
  expect(await findSiteText(portal, 'why')).toEqual({
    title: 'L’eau\u00a0: une carte',
    html: '<p>x</p>',
    language: 'fr',
  });
});

test.each([
  [404, 404],
  [500, 502],
])('a text of the site that is answered with %i is the answer %i', async (status, shown) => {
  await expect(findSiteText(portalWith({ status }).portal, 'why')).rejects.toMatchObject({ status: shown });
});
