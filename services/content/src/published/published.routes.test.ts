import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { openArticles, story } from '../articles/articles-testing.ts';

const event = { starts_at: '2026-12-01T10:00:00Z', ends_at: '2026-12-01T12:00:00Z', place: 'Town hall' };
const published = { state: 'published' };

describeStores('published articles', (open) => {
  const begin = async () => openArticles(await openTestContent(await open()));

  it('are listed by kind, the newest first, in any case of the name', async () => {
    const { write, call } = await begin();
    await write({ ...published, slug: 'one' });
    await write({ ...published, slug: 'two' });
    await write({ ...published, kind: 'news', slug: 'three' });
    await write({ ...published, kind: 'event', slug: 'four', event });
    await write({ ...published, kind: 'page', slug: 'five' });
    await write({ slug: 'six' });
    const slugs = async (path: string) => {
      const { list, meta } = await call('GET', `/api/content/${path}`, '');
      return [list.map((item) => item['slug']), meta];
    };
    const counts = (total_count: number) => ({ total_count, filter_count: total_count });
    expect(await slugs('blogs')).toEqual([['two', 'one'], counts(2)]);
    expect(await slugs('Blogs?limit=1')).toEqual([['two'], counts(2)]);
    expect(await slugs('NEWS?offset=0')).toEqual([['three'], counts(1)]);
    expect(await slugs('Events')).toEqual([['four'], counts(1)]);
    expect(await slugs('published')).toEqual([['four', 'three', 'two', 'one'], counts(4)]);
    expect(await slugs('published?type=news,blog&limit=2&offset=1')).toEqual([['two', 'one'], counts(3)]);
    expect(await slugs('published?type=event&offset=5')).toEqual([[], counts(1)]);
    expect((await call('GET', '/api/content/Stories', '')).code).toBe('ROUTE_NOT_FOUND');
  });

  it('have all that readers need, and their text only where it is asked for', async () => {
    const { write, call } = await begin();
    const { id } = await write({
      ...published,
      kind: 'event',
      event,
      authors: ['Ada'],
      tags: ['Rain'],
      datasets: ['weather', 'plans', 'none'],
    });
    const item = {
      id,
      type: 'event',
      slug: 'how-much-rain-falls',
      title: 'How much rain falls',
      excerpt: 'A year of rain',
      language: 'en',
      languages: ['en', 'fr'],
      date: expect.stringMatching(/^2026-11-22T/),
      modified: expect.stringMatching(/^2026-11-22T/),
      authors: ['Ada'],
      tags: ['Rain'],
      featured_image: null,
      reading_minutes: 1,
      // One is private, one is not there.
      datasets: [{ name: 'weather', title: 'The weather <dataset>' }],
      event: { ...event, starts_at: '2026-12-01T10:00:00.000Z', ends_at: '2026-12-01T12:00:00.000Z' },
    };
    expect((await call('GET', '/api/content/events', '')).list).toEqual([item]);
    const whole = { ...item, content: '<p>It <em>rains</em> in Goa.</p>' };
    expect((await call('GET', '/api/content/events?fields=*', '')).list).toEqual([whole]);
    expect((await call('GET', '/api/content/events?fields=slug,content', '')).list).toEqual([
      { slug: whole.slug, content: whole.content },
    ]);
    const one = await call('GET', '/api/content/published/how-much-rain-falls', '');
    expect(JSON.parse(one.text)).toEqual({ data: whole, meta: { previous: null, next: null } });
  });

  it('begin with their text where nobody wrote an excerpt', async () => {
    const { write, call } = await begin();
    await write({ ...published, texts: { en: { title: 'A', body: '## Head\n\nIt **rains**. Much.' } } });
    expect((await call('GET', '/api/content/blogs', '')).list).toMatchObject([{ excerpt: 'Head' }]);
  });

  it('come in the language wanted, else in the other', async () => {
    const { write, call, server } = await begin();
    await write(published);
    const ask = async (query: string, header?: string) => {
      const headers = header ? { 'accept-language': header } : {};
      const { data } = (await server.inject({ url: `/api/content/blogs${query}`, headers })).json();
      return data[0].language;
    };
    expect(await ask('')).toBe('en');
    expect(await ask('?lang=fr')).toBe('fr');
    expect(await ask('', 'fr-CA,fr;q=0.9,en;q=0.5')).toBe('fr');
    expect(await ask('', 'de,fr;q=0.5,en;q=0.4')).toBe('fr');
    expect(await ask('', 'de')).toBe('en');
    expect(await ask('', ';;q=')).toBe('en');
    expect(await ask('?lang=en', 'fr')).toBe('en');
    expect((await call('GET', '/api/content/blogs?lang=de', '')).code).toBe('INVALID_QUERY');
    await write({ ...published, slug: 'french', texts: { fr: { title: 'Neige', body: 'Il neige.' } } });
    expect((await call('GET', '/api/content/published/french?lang=en', '')).data).toMatchObject({
      title: 'Neige',
      language: 'fr',
      languages: ['fr'],
      content: '<p>Il neige.</p>',
    });
  });

  it('are found by tag, whatever its case and accents, and by dataset, named or shown', async () => {
    const { write, call } = await begin();
    await write({ ...published, slug: 'one', tags: ['Été', 'Rain'], datasets: ['weather'] });
    await write({ ...published, slug: 'two', tags: ['rain'] });
    await write({
      ...published,
      slug: 'three',
      texts: { en: { title: 'Shown', body: 'Look:\n\n[Weather](/p/weather)' } },
    });
    await write({ slug: 'draft', tags: ['rain'], datasets: ['weather'] });
    const found = async (query: string) => {
      const { list, meta } = await call('GET', `/api/content/published?${query}`, '');
      return [list.map((item) => item['slug']), meta['filter_count'], meta['total_count']];
    };
    expect(await found('tag=RAIN')).toEqual([['two', 'one'], 2, 3]);
    expect(await found('tag=ete')).toEqual([['one'], 1, 3]);
    expect(await found('tag=snow')).toEqual([[], 0, 3]);
    expect(await found('dataset=weather')).toEqual([['three', 'one'], 2, 3]);
    expect(await found('dataset=weather&tag=rain')).toEqual([['one'], 1, 3]);
    const { list } = await call('GET', '/api/content/tags', '');
    expect(list).toEqual([
      { tag: 'rain', count: 2 },
      { tag: 'Été', count: 1 },
    ]);
  });

  it('lead to the ones before and after', async () => {
    const { write, call } = await begin();
    for (const slug of ['one', 'two', 'three']) await write({ ...published, slug });
    const beside = async (slug: string) => {
      const { meta } = await call('GET', `/api/content/published/${slug}`, '');
      const { previous, next } = meta as unknown as Record<string, { slug: string } | null>;
      return [previous?.slug, next?.slug];
    };
    expect(await beside('one')).toEqual([undefined, 'two']);
    expect(await beside('two')).toEqual(['one', 'three']);
    expect(await beside('three')).toEqual(['two', undefined]);
  });

  it.each([
    ['limit=101', 'limit: must be <= 100'],
    ['limit=-1', 'limit: must be >= 0'],
    ['limit=a', 'limit: must be integer'],
    ['offset=-1', 'offset: must be >= 0'],
    ['type=page', 'type: "page" is none of blog, news, event'],
    ['fields=body', 'fields: body: there is no such field'],
    ['tag=a%00', 'tag: must match pattern'],
    ['dataset=%00', 'dataset: must match pattern'],
    [`tag=${'x'.repeat(101)}`, 'tag: must not have more than 100 characters'],
  ])('are not listed for %s', async (query, message) => {
    const { call } = await begin();
    const answer = await call('GET', `/api/content/published?${query}`, '');
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_QUERY']);
    expect(answer.message).toContain(message);
  });

  it('may be kept by everybody who asks whether they still hold', async () => {
    const { write, change, server } = await begin();
    const { id } = await write(published);
    const url = '/api/content/published/how-much-rain-falls';
    const first = await server.inject(url);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: expect.stringContaining('accept-language'),
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await server.inject({ url, headers })).statusCode).toBe(304);
    await change(id, { texts: { en: story.texts.fr } });
    expect((await server.inject({ url, headers })).statusCode).toBe(200);
  });

  it('show charts and datasets that everybody may see, and only those', async () => {
    const { write, save, call } = await begin();
    const chart = await save('ada', { title: 'Rain by state' });
    const hidden = await save('ada', { title: 'Hidden', visibility: 'private' });
    const body = [chart, hidden].map(({ visID }) => `[Chart](/visualise?vis_id=${visID})`).join('\n\n');
    const text = { title: 'Charts', body: `${body}\n\n[Weather](/p/weather)\n\n[Plans](/p/plans)` };
    await write({ ...published, slug: 'charts', texts: { en: text } });
    // The owner of what is hidden reads the same as everybody.
    for (const reader of ['', 'ada']) {
      const { data } = await call('GET', '/api/content/published/charts', reader);
      const content = String(data['content']);
      expect(content).toContain(`data-chart="${chart.visID}"`);
      expect(content).not.toContain(`data-chart="${hidden.visID}"`);
      expect(content).not.toContain('Hidden');
      expect(content).toContain('data-dataset="weather"');
      expect(content).not.toContain('The plans');
    }
  });
});
