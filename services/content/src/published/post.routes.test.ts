import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { ARTICLES, openArticles } from '../articles/articles-testing.ts';
import type { Post } from './post.contract.ts';

const published = { state: 'published' };

type Posts = { found: number; posts: Post[]; meta: { links: { self: string }; next_page?: string } };

describeStores('posts', (open) => {
  const begin = async () => {
    const test = openArticles(await openTestContent(await open()));
    const read = async <Body>(path: string) =>
      JSON.parse((await test.call('GET', `/api/content/${path}`, '')).text) as Body;
    return { ...test, read };
  };

  it('are articles of all kinds as WordPress has them', async () => {
    const { write, read } = await begin();
    const { id } = await write({ ...published, authors: ['Ada', 'Bob'], tags: ['Heavy Rain'] });
    await write({ ...published, kind: 'news', slug: 'second' });
    await write({ ...published, kind: 'page', slug: 'no-post' });
    const { found, posts, meta } = await read<Posts>('posts');
    expect([found, posts.map(({ slug }) => slug)]).toEqual([2, ['second', 'how-much-rain-falls']]);
    expect(meta).toEqual({ links: { self: `${PUBLIC_URL}/api/content/posts` } });
    expect(posts[1]).toEqual({
      ID: id,
      type: 'post',
      status: 'publish',
      format: 'standard',
      URL: `${PUBLIC_URL}/news_blogs/how-much-rain-falls`,
      slug: 'how-much-rain-falls',
      title: 'How much rain falls',
      excerpt: 'A year of rain',
      content: '<p>It <em>rains</em> in Goa.</p>',
      date: expect.any(String),
      modified: expect.any(String),
      author: { name: 'Ada' },
      tags: { 'Heavy Rain': { name: 'Heavy Rain', slug: 'heavy-rain' } },
      featured_image: '',
      kind: 'blog',
      language: 'en',
      languages: ['en', 'fr'],
      authors: ['Ada', 'Bob'],
      picture: null,
      reading_minutes: 1,
      datasets: [],
      event: null,
    });
    for (const path of ['posts/how-much-rain-falls', 'posts/slug:how-much-rain-falls']) {
      expect(await read(path)).toEqual(posts[1]);
    }
  });

  it('are read page by page, forwards and backwards, by number, offset, page or handle', async () => {
    const { write, read } = await begin();
    for (const slug of ['one', 'two', 'three', 'four', 'five']) await write({ ...published, slug });
    const slugs = async (query: string) =>
      (await read<Posts>(`posts?${query}`)).posts.map(({ slug }) => slug);
    expect(await slugs('number=2')).toEqual(['five', 'four']);
    expect(await slugs('number=2&offset=1')).toEqual(['four', 'three']);
    expect(await slugs('number=2&page=3')).toEqual(['one']);
    expect(await slugs('number=2&order=ASC')).toEqual(['one', 'two']);
    expect(await slugs('number=0')).toEqual([]);
    for (const order of ['ASC', 'DESC']) {
      const seen: string[] = [];
      let handle: string | undefined = '';
      while (handle !== undefined) {
        const query = new URLSearchParams({ number: '2', order, ...(handle ? { page_handle: handle } : {}) });
        const { posts, meta }: Posts = await read<Posts>(`posts?${query}`);
        seen.push(...posts.map(({ slug }) => slug));
        handle = meta.next_page;
      }
      const all = ['one', 'two', 'three', 'four', 'five'];
      expect(seen).toEqual(order === 'ASC' ? all : all.toReversed());
    }
  });

  it('have the fields that are asked for, and are found by tag', async () => {
    const { write, read } = await begin();
    await write({ ...published, tags: ['Été'] });
    await write({ ...published, slug: 'other' });
    expect((await read<Posts>('posts?tag=ete&fields=slug,kind')).posts).toEqual([
      { slug: 'how-much-rain-falls', kind: 'blog' },
    ]);
  });

  it.each([
    ['number=101', 'number'],
    ['page=0', 'page'],
    ['page_handle=nothing', 'page_handle'],
    ['page_handle=value%3D%00%26id%3Da', 'page_handle'],
    ['order=UP', 'order'],
    ['order_by=title', 'order_by'],
    ['fields=body', 'fields'],
  ])('are not listed for %s', async (query, field) => {
    const { call } = await begin();
    const answer = await call('GET', `/api/content/posts?${query}`, '');
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_QUERY']);
    expect(answer.message).toContain(`${field}: `);
  });

  it('that are not there are unknown in the words of WordPress', async () => {
    const { write, call } = await begin();
    await write({ slug: 'draft' });
    const paths = [
      'posts/none',
      'posts/draft',
      'pages/none',
      'posts/slug:',
      'pages/__proto__',
      'posts/a%00b',
    ];
    for (const path of paths) {
      const answer = await call('GET', `/api/content/${path}`, 'eve');
      expect([path, answer.status, JSON.parse(answer.text)]).toEqual([
        path,
        404,
        { error: 'unknown_post', message: 'Unknown post' },
      ]);
    }
  });
});

describeStores('pages of the site', (open) => {
  const begin = async () => {
    const test = openArticles(await openTestContent(await open()));
    const read = async (path: string) =>
      JSON.parse((await test.call('GET', `/api/content/${path}`, '')).text) as Post;
    return { ...test, read };
  };
  const words = { kind: 'page', slug: 'initiative', texts: { en: { title: 'Ours', body: 'New words.' } } };

  it('say what the site file says until an editor publishes other words', async () => {
    const { write, change, read, call } = await begin();
    const before = await read('pages/initiative?lang=fr');
    expect(before).toMatchObject({
      ID: null,
      type: 'page',
      title: 'L’initiative',
      content: '<p>Les chiffres publics sont <strong>utiles</strong>.</p>',
      language: 'fr',
      date: null,
      URL: `${PUBLIC_URL}/initiative`,
    });
    const { id } = await write(words);
    expect(await read('pages/initiative?lang=fr')).toEqual(before);
    await change(id, { state: 'published' });
    expect(await read('pages/initiative')).toMatchObject({
      ID: id,
      title: 'Ours',
      content: '<p>New words.</p>',
    });
    await change(id, { state: 'archived' });
    expect(await read('pages/initiative?lang=fr')).toEqual(before);
    await call('DELETE', `${ARTICLES}/${id}`, 'eve');
    expect(await read('pages/initiative?lang=fr')).toEqual(before);
  });

  it('are listed for editors, saved or not', async () => {
    const { write, call } = await begin();
    const unsaved = await call('GET', `${ARTICLES}?kind=page&lang=fr`, 'eve');
    expect(unsaved.meta).toEqual({ total_count: 2, filter_count: 2 });
    expect(unsaved.list).toMatchObject([
      { id: null, slug: 'initiative', title: 'L’initiative', state: 'published', revision: 0 },
      { id: null, slug: 'copyright_policy', languages: ['en', 'fr'] },
    ]);
    const { id } = await write(words);
    await write({ kind: 'page', slug: 'another' });
    const list = async (query: string) =>
      (await call('GET', `${ARTICLES}?kind=page&${query}`, 'eve')).list.map((row) => row['slug']);
    expect(await list('')).toEqual(['copyright_policy', 'another', 'initiative']);
    expect(await list('limit=1')).toEqual(['copyright_policy']);
    expect(await list('limit=1&offset=1')).toEqual(['another']);
    expect(await list('offset=2')).toEqual(['initiative']);
    expect(await list('state=draft')).toEqual(['another', 'initiative']);
    expect(await list('state=published')).toEqual(['copyright_policy']);
    expect(await list('search=copy')).toEqual(['copyright_policy']);
    expect(await list('search=our')).toEqual(['initiative']);
    const pages = (await call('GET', '/api/content/site-pages', 'eve')).list;
    expect(pages).toMatchObject([
      { slug: 'initiative', article: { id, state: 'draft' }, texts: { en: { title: 'The initiative' } } },
      { slug: 'copyright_policy', article: null, texts: { fr: { body: 'Libre.', excerpt: '' } } },
    ]);
  });
});
