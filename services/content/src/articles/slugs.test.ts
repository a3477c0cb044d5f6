import { describeStores } from '@gazetteer/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { ARTICLES, openArticles, story } from './articles-testing.ts';
import { slugOf, slugProblem } from '../model/compose-slug.ts';

const titled = (title: string) => ({ texts: { en: { title }, fr: null } });

describe('a slug', () => {
  it.each([
    ['How much rain falls in Goa?', 'how-much-rain-falls-in-goa'],
    ['L’été, où il pleut', 'l-ete-ou-il-pleut'],
    ['Œuvres & cœurs', 'oeuvres-and-coeurs'],
    ['Zürich/Straße', 'zuerich-strasse'],
    ['100 % of 5G', '100-of-5g'],
    ['News', 'news-1'],
    ['—', 'untitled'],
  ])('of %s is %s', (title, slug) => {
    expect(slugOf(title, 'untitled')).toBe(slug);
  });

  it('ends at a word where the title is long', () => {
    const slug = slugOf('The quick brown fox jumps over the lazy dog '.repeat(5), 'untitled');
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/-(the|quick|brown|fox|jumps|over|lazy|dog)$/);
  });

  it('that is made is always one that may be chosen, and made of itself stays the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
        const slug = slugOf(title, 'untitled');
        expect(slugProblem(slug, 'article')).toBe(undefined);
        expect(slugOf(slug, 'untitled')).toBe(slug);
      }),
    );
  });

  it('is refused where it is anything but small letters, digits and single hyphens or underscores', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 120 }), (text) => {
        const parts = text.split(/[-_]/);
        const isOne =
          text.length <= 100 && parts.every((part) => /^[a-z0-9]+$/.test(part)) && text !== 'news';
        expect(slugProblem(text, 'article') === undefined).toBe(isOne);
      }),
    );
  });
});

describeStores('addresses of articles', (open) => {
  const begin = async () => openArticles(await openTestContent(await open()));

  it('are told apart where titles are the same', async () => {
    const { write } = await begin();
    const slugs: string[] = [];
    for (let count = 0; count < 11; count++) slugs.push((await write()).slug);
    expect(slugs.slice(0, 3)).toEqual([
      'how-much-rain-falls',
      'how-much-rain-falls-2',
      'how-much-rain-falls-3',
    ]);
    expect(new Set(slugs).size).toBe(11);
  });

  it('are those that editors choose, unless another article has or had them', async () => {
    const { write, change, call } = await begin();
    const first = await write({ slug: 'rain_2026', state: 'published' });
    expect(first.slug).toBe('rain_2026');
    await change(first.id, { slug: 'rain' });
    for (const slug of ['rain', 'rain_2026']) {
      const answer = await call('POST', ARTICLES, 'eve', { ...story, slug });
      expect(answer.message).toContain('slug: is, or was, the address of another article');
      const { id } = await write();
      const changed = await call('PATCH', `${ARTICLES}/${id}`, 'eve', { revision: 1, slug });
      expect([changed.status, changed.code]).toEqual([400, 'INVALID_PAYLOAD']);
    }
    expect((await call('GET', ARTICLES, 'eve')).meta['total_count']).toBe(3);
  });

  it('are never lost once readers have seen them', async () => {
    const { write, change, call } = await begin();
    const { id } = await write({ slug: 'one', state: 'published' });
    await change(id, { slug: 'two' });
    await change(id, { slug: 'three' });
    for (const old of ['one', 'two']) {
      for (const path of ['published', 'posts']) {
        const answer = await call('GET', `/api/content/${path}/${old}?lang=fr`, '');
        expect([answer.status, answer.headers['location']]).toEqual([
          301,
          `/api/content/${path}/three?lang=fr`,
        ]);
      }
    }
    const back = await change(id, { slug: 'one' });
    expect(back).toMatchObject({ slug: 'one', former_slugs: ['three', 'two'] });
    expect((await call('GET', '/api/content/published/one', '')).status).toBe(200);
    await change(id, { state: 'archived' });
    expect((await call('GET', '/api/content/published/two', '')).status).toBe(404);
  });

  it('are free for others again where no reader has seen them', async () => {
    const { write, change } = await begin();
    const { id } = await write({ slug: 'one' });
    expect(await change(id, { slug: 'two' })).toMatchObject({ former_slugs: [] });
    expect((await write({ slug: 'one' })).slug).toBe('one');
  });

  it('follow the title of a draft that had none', async () => {
    const { write, change } = await begin();
    const { id, slug } = await write({ texts: {} });
    expect(slug).toBe('untitled');
    expect((await change(id, { slug: 'untitled', tags: ['a'] })).slug).toBe('untitled');
    expect((await change(id, { slug: 'untitled', ...titled('Rain') })).slug).toBe('rain');
    expect((await change(id, titled('Snow'))).slug).toBe('rain');
    expect((await change(id, { slug: null })).slug).toBe('snow');
  });

  it('of pages are their own: a page and an article may share one', async () => {
    const { write, call } = await begin();
    await write({ slug: 'rain', state: 'published' });
    await write({ kind: 'page', slug: 'rain', state: 'published', ...titled('A page') });
    expect((await write({ kind: 'page', slug: 'news' })).slug).toBe('news');
    const read = async (path: string) =>
      JSON.parse((await call('GET', `/api/content/${path}/rain`, '')).text);
    expect((await read('pages')).title).toBe('A page');
    expect((await read('posts')).title).toBe('How much rain falls');
  });
});
