import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { ARTICLES, openArticles } from './articles-testing.ts';

describeStores("editors' lists of articles", (open) => {
  const begin = async () => {
    const test = openArticles(await openTestContent(await open()));
    const list = async (query = '') => {
      const answer = await test.call('GET', `${ARTICLES}?${query}`, 'eve');
      return [answer.list.map((row) => row['slug']), answer.meta['filter_count']];
    };
    return { ...test, list };
  };

  it('have everything, the last changed first, by kind and state', async () => {
    const { write, change, list, call } = await begin();
    const one = await write({ slug: 'one' });
    await write({ slug: 'two', kind: 'news', state: 'published' });
    await write({ slug: 'three', state: 'archived' });
    await change(one.id, { tags: ['rain'] });
    expect(await list()).toEqual([['one', 'three', 'two'], 3]);
    expect(await list('kind=blog')).toEqual([['one', 'three'], 2]);
    expect(await list('state=published')).toEqual([['two'], 1]);
    expect(await list('kind=blog&state=draft')).toEqual([['one'], 1]);
    expect(await list('limit=1&offset=1')).toEqual([['three'], 3]);
    const rows = (await call('GET', `${ARTICLES}?limit=1&lang=fr`, 'eve')).list;
    expect(rows).toEqual([
      {
        id: one.id,
        kind: 'blog',
        state: 'draft',
        slug: 'one',
        revision: 2,
        title: 'Combien il pleut',
        languages: ['en', 'fr'],
        publish_at: null,
        updated_at: expect.any(String),
      },
    ]);
  });

  it('are searched by beginnings of words of titles, slugs, tags and authors', async () => {
    const { write, change, list } = await begin();
    const first = await write({ slug: 'one', tags: ['Élections'], authors: ['Grace Hopper'] });
    await write({ slug: 'two', texts: { en: { title: 'Snow', body: 'rain' } } });
    for (const search of ['rain', 'RAI fal', 'pleut', 'one', 'elect', 'hopper grace', 'élec']) {
      expect([search, await list(`search=${encodeURIComponent(search)}`)]).toEqual([search, [['one'], 1]]);
    }
    expect(await list('search=now')).toEqual([[], 0]);
    expect(await list('search=%27%22%25')).toEqual([['two', 'one'], 2]);
    await change(first.id, { texts: { en: { title: 'Fog' }, fr: null } });
    expect(await list('search=rain')).toEqual([[], 0]);
    expect(await list('search=fog')).toEqual([['one'], 1]);
  });

  it.each([
    'kind=story',
    'state=live',
    'limit=101',
    'offset=-1',
    `search=${'x'.repeat(201)}`,
    'lang=de',
  ])('are refused for %s', async (query) => {
    const { call } = await begin();
    const answer = await call('GET', `${ARTICLES}?${query}`, 'eve');
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_QUERY']);
  });
});

describeStores('previews', (open) => {
  const begin = async () => openArticles(await openTestContent(await open()));

  it('show a text as readers would see it', async () => {
    const { save, call } = await begin();
    const { visID } = await save('ada');
    const body = `# Rain\n\n<script>alert(1)</script>\n\n[Chart](/visualise?vis_id=${visID})`;
    const { data } = await call('POST', '/api/content/preview', 'eve', { body, language: 'fr' });
    expect(data['reading_minutes']).toBe(1);
    expect(data['html']).toContain(`data-chart="${visID}"`);
    expect(data['html']).not.toContain('<script');
    for (const wrong of [{ body }, { body, language: 'de' }, { language: 'en' }]) {
      expect((await call('POST', '/api/content/preview', 'eve', wrong)).code).toBe('INVALID_PAYLOAD');
    }
  });

  it('show an article that nobody can read yet', async () => {
    const { write, call } = await begin();
    const { id } = await write();
    expect((await call('GET', `${ARTICLES}/${id}/item?lang=fr`, 'ed')).data).toMatchObject({
      id,
      language: 'fr',
      content: '<p>Il <em>pleut</em> à Goa.</p>',
      date: null,
    });
  });
});
