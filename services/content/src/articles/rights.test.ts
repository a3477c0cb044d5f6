import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { ARTICLES, openArticles, story } from './articles-testing.ts';

/** Every call of this part of the service, and whether it is for editors or for everybody. */
const routes: Record<string, 'editors' | 'all'> = {
  'GET /api/content/articles': 'editors',
  'POST /api/content/articles': 'editors',
  'GET /api/content/articles/:id': 'editors',
  'PATCH /api/content/articles/:id': 'editors',
  'DELETE /api/content/articles/:id': 'editors',
  'GET /api/content/articles/:id/item': 'editors',
  'GET /api/content/articles/:id/revisions': 'editors',
  'GET /api/content/articles/:id/revisions/:number': 'editors',
  'POST /api/content/articles/:id/revisions/:number/restore': 'editors',
  'GET /api/content/site-pages': 'editors',
  'POST /api/content/preview': 'editors',
  'GET /api/content/published': 'all',
  'GET /api/content/published/:slug': 'all',
  'GET /api/content/blogs': 'all',
  'GET /api/content/news': 'all',
  'GET /api/content/events': 'all',
  'GET /api/content/:list': 'all',
  'GET /api/content/search': 'all',
  'GET /api/content/tags': 'all',
  'GET /api/content/posts': 'all',
  'GET /api/content/posts/:slug': 'all',
  'GET /api/content/pages/:slug': 'all',
  'GET /feeds/articles.atom': 'all',
  'GET /feeds/articles.rss': 'all',
};

/** What a call needs to be understood. */
const bodies: Record<string, object> = {
  'POST /api/content/articles': story,
  'PATCH /api/content/articles/:id': { revision: 1, state: 'published' },
  'POST /api/content/articles/:id/revisions/:number/restore': {},
  'POST /api/content/preview': { body: 'x', language: 'en' },
};

/** Parts of the service with tests of rights of their own. */
const others =
  /^\/api\/content\/(items|media|feedback|public-visualisations|gallery|front-page|questions|desk|answer-templates)\b|^\/api\/content\/\*/;

describeStores('who may do what with articles', (open) => {
  const begin = async () => openArticles(await openTestContent(await open()));

  it('is decided for every call there is', async () => {
    const { mounted } = await begin();
    const found = mounted.filter((route) => {
      const [method = '', url = ''] = route.split(' ');
      const isOurs = url.startsWith('/api/content/') || url.startsWith('/feeds/');
      return isOurs && !others.test(url) && method !== 'HEAD' && method !== 'OPTIONS';
    });
    expect(found.toSorted()).toEqual(Object.keys(routes).toSorted());
  });

  it('lets nobody but editors write, list or preview', async () => {
    const { write, call } = await begin();
    const made = await write();
    const address = (url: string) => url.replace(':id', made.id).replace(':number', '1');
    for (const [route, whom] of Object.entries(routes)) {
      if (whom === 'all') continue;
      const [method = '', url = ''] = route.split(' ');
      for (const [as, refusal] of [
        ['', '401 INVALID_CREDENTIALS'],
        ['ada', '403 FORBIDDEN'],
      ] as const) {
        const { status, code, text } = await call(method, address(url), as, bodies[route]);
        expect([route, as, `${status} ${code}`]).toEqual([route, as, refusal]);
        expect(text).not.toContain('rain');
      }
    }
    expect((await call('GET', `${ARTICLES}/${made.id}`, 'eve')).data).toEqual(made);
    expect((await call('GET', ARTICLES, 'eve')).list).toHaveLength(1);
  });

  it('lets editors and administrators do all of it', async () => {
    const { write, call } = await begin();
    for (const as of ['eve', 'administrator']) {
      const { id } = await write();
      for (const [route, whom] of Object.entries(routes)) {
        const [method = '', url = ''] = route.split(' ');
        if (whom === 'all' || method === 'DELETE') continue;
        const body = route.startsWith('PATCH') ? { revision: 1, tags: ['a'] } : bodies[route];
        const { status } = await call(method, url.replace(':id', id).replace(':number', '1'), as, body);
        expect([route, status]).toEqual([route, 200]);
      }
      expect((await call('DELETE', `${ARTICLES}/${id}`, as)).status).toBe(204);
    }
  });

  it('shows what is not published to no reader, whoever reads', async () => {
    const { write, call } = await begin();
    for (const state of ['draft', 'archived'] as const) await write({ state, tags: ['secret'], slug: state });
    await write({
      state: 'scheduled',
      publish_at: '2027-01-01T00:00:00Z',
      slug: 'scheduled',
      tags: ['secret'],
    });
    const asked = [
      'published',
      'blogs',
      'posts',
      'tags',
      'posts/draft',
      'published/scheduled',
      'posts/archived',
    ];
    for (const as of ['', 'ada', 'eve']) {
      for (const path of [
        ...asked.map((one) => `/api/content/${one}`),
        '/feeds/articles.atom',
        '/feeds/articles.rss',
      ]) {
        const { text } = await call('GET', path, as);
        expect(text).not.toMatch(/secret|rain falls/);
      }
    }
  });
});
