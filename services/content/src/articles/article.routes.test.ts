import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { ARTICLES, openArticles, story } from './articles-testing.ts';

/** What no article can be, and what is said of it. */
const wrong: [change: object, message: string][] = [
  [{ kind: 'story' }, 'kind: must be "blog" or "news" or "event" or "page"'],
  [{ kind: undefined }, 'kind: Missing value'],
  [{ state: 'live' }, 'state: must be "draft" or "scheduled" or "published" or "archived"'],
  [{ slug: 'Über uns' }, 'slug: must be small letters a to z and digits'],
  [{ slug: 'news' }, 'slug: is the address of a page of its own'],
  [{ slug: 'a'.repeat(101) }, 'slug: must not have more than 100 characters'],
  [{ texts: { en: { title: 'x'.repeat(201) } } }, 'texts.en.title: must not have more than 200 characters'],
  [{ texts: { en: { title: 'a\0b' } } }, 'texts.en.title: must not contain the character 0'],
  [{ texts: { en: { body: 'x'.repeat(100_001), title: '' } } }, 'texts.en.body: must not have more than'],
  [{ tags: ['a\0'] }, 'tags.0: must not contain the character 0'],
  [
    { tags: Array.from({ length: 21 }, (_, place) => `tag ${place}`) },
    'tags: must not have more than 20 items',
  ],
  [{ authors: ['x'.repeat(101)] }, 'authors.0: must not have more than 100 characters'],
  [{ datasets: ['No Name'] }, 'datasets.0: must match pattern'],
  [{ featured_media: 'none' }, 'featured_media: is no picture of the library'],
  [{ event: { starts_at: '2026-12-01T10:00:00Z', ends_at: null, place: null } }, 'event: is for events only'],
  [
    { kind: 'event', event: { starts_at: '2026-12-01', ends_at: null, place: null } },
    'event.starts_at: must be a time with its zone',
  ],
  [
    { kind: 'event', event: { starts_at: '2026-13-01T10:00:00Z', ends_at: null, place: null } },
    'event.starts_at: must be a time with its zone',
  ],
  [
    {
      kind: 'event',
      event: { starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-01T10:00:00Z', place: null },
    },
    'event.ends_at: must not be before it begins',
  ],
  [{ state: 'scheduled' }, 'publish_at: Missing value'],
  [{ state: 'scheduled', publish_at: 'tomorrow' }, 'publish_at: must be a time with its zone'],
  [{ state: 'scheduled', publish_at: '2026-11-22T09:00:00Z' }, 'publish_at: must be a time ahead'],
  [{ state: 'published', publish_at: '2027-01-01T00:00:00Z' }, 'publish_at: must not be a time ahead'],
  [{ state: 'published', texts: {} }, 'texts: need a title in one language at least'],
  [
    { state: 'published', texts: { en: { title: 'Rain' }, fr: { title: ' ', body: 'La pluie' } } },
    'texts.fr.title: Missing value',
  ],
  [{ state: 'published', kind: 'event' }, 'event: Missing value'],
];

describeStores('articles', (open) => {
  const begin = async () => openArticles(await openTestContent(await open()));

  it('are drafts until more is wanted, with an address made of their title', async () => {
    const { write, call } = await begin();
    const made = await write({
      tags: [' Rain ', 'RAIN', 'Été'],
      authors: ['Ada  L.', ''],
      datasets: ['weather'],
    });
    expect(made).toMatchObject({
      kind: 'blog',
      state: 'draft',
      slug: 'how-much-rain-falls',
      former_slugs: [],
      revision: 1,
      publish_at: null,
      first_published_at: null,
      texts: story.texts,
      authors: ['Ada L.'],
      tags: ['Rain', 'Été'],
      featured_media: null,
      featured_image: null,
      datasets: ['weather'],
      event: null,
      saved_by: 'eve@example.org',
    });
    expect((await call('GET', `${ARTICLES}/${made.id}`, 'ed')).data).toEqual(made);
    expect((await call('GET', '/api/content/published', '')).list).toEqual([]);
    expect((await call('GET', `/api/content/published/${made.slug}`, '')).status).toBe(404);
  });

  it.each(wrong)('cannot be %j', async (change, message) => {
    const { call } = await begin();
    const answer = await call('POST', ARTICLES, 'eve', { ...story, ...change });
    expect([answer.status, answer.code]).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.message).toContain(message);
    expect((await call('GET', ARTICLES, 'eve')).list).toEqual([]);
  });

  it('tell everything that is wrong at once', async () => {
    const { call } = await begin();
    const body = {
      ...story,
      slug: 'A',
      state: 'scheduled',
      event: { starts_at: '', ends_at: null, place: null },
    };
    const { text } = await call('POST', ARTICLES, 'eve', body);
    expect(Object.keys(JSON.parse(text).errors[0].extensions.fields).toSorted()).toEqual([
      'event',
      'publish_at',
      'slug',
    ]);
  });

  it('change in what is given, and keep the rest', async () => {
    const { write, change } = await begin();
    const { id } = await write({ tags: ['rain'] });
    const renamed = await change(id, { texts: { en: { title: 'Much rain', body: 'It\r\nrains.\r\n' } } });
    expect(renamed).toMatchObject({
      revision: 2,
      slug: 'how-much-rain-falls',
      tags: ['rain'],
      texts: { en: { title: 'Much rain', excerpt: '', body: 'It\nrains.' }, fr: story.texts.fr },
    });
    const english = await change(id, { texts: { fr: null } });
    expect(Object.keys(english.texts)).toEqual(['en']);
    const cleared = await change(id, { slug: '', tags: [], kind: 'news' });
    expect(cleared).toMatchObject({ slug: 'much-rain', tags: [], kind: 'news', former_slugs: [] });
  });

  it('have no new revision where nothing was changed', async () => {
    const { write, change } = await begin();
    const made = await write();
    expect(await change(made.id, { ...story })).toEqual(made);
  });

  it('cannot become pages, nor pages articles', async () => {
    const { write, call } = await begin();
    for (const [kind, other] of [
      ['blog', 'page'],
      ['page', 'news'],
    ]) {
      const { id } = await write({ kind });
      const answer = await call('PATCH', `${ARTICLES}/${id}`, 'eve', { revision: 1, kind: other });
      expect(answer.message).toContain('kind: cannot change between page and article');
    }
  });

  it('lose what made them events with their kind', async () => {
    const { write, change } = await begin();
    const event = { starts_at: '2026-12-01T10:00:00+05:30', ends_at: null, place: ' Town  hall ' };
    const made = await write({ kind: 'event', event });
    expect(made.event).toEqual({ starts_at: '2026-12-01T04:30:00.000Z', ends_at: null, place: 'Town hall' });
    expect((await change(made.id, { authors: ['Ada'] })).event).toEqual(made.event);
    expect((await change(made.id, { kind: 'news' })).event).toBe(null);
  });

  it('are not there for ids that nobody has', async () => {
    const { call } = await begin();
    const asked = [
      await call('GET', `${ARTICLES}/none`, 'eve'),
      await call('GET', `${ARTICLES}/a%00b`, 'eve'),
      await call('GET', `${ARTICLES}/none/item`, 'eve'),
      await call('PATCH', `${ARTICLES}/none`, 'eve', { revision: 1 }),
      await call('DELETE', `${ARTICLES}/none`, 'eve'),
      await call('GET', `${ARTICLES}/none/revisions`, 'eve'),
      await call('POST', `${ARTICLES}/none/revisions/1/restore`, 'eve', {}),
    ];
    expect(asked.map(({ status, code }) => `${status} ${code}`)).toEqual(asked.map(() => '403 FORBIDDEN'));
  });

  it('are deleted when no reader sees them, with everything about them', async () => {
    const { write, change, call } = await begin();
    const { id } = await write({ state: 'published', tags: ['rain'], datasets: ['weather'] });
    const refused = await call('DELETE', `${ARTICLES}/${id}`, 'eve');
    expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('archive it first')]);
    await change(id, { state: 'archived' });
    expect((await call('DELETE', `${ARTICLES}/${id}`, 'eve')).status).toBe(204);
    expect((await call('GET', `${ARTICLES}/${id}`, 'eve')).status).toBe(403);
    // Its address is free again.
    expect((await write()).slug).toBe('how-much-rain-falls');
  });
});
