import { describeStores } from '@gazetteer/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import type { ArticleState } from '../model/content-tables.ts';
import { ARTICLES, openArticles, story, type TestArticles } from './articles-testing.ts';

const AHEAD = '2026-11-22T12:00:00.000Z';

/** Every change of state there is, and whether it may be. */
const changes: [from: ArticleState, to: ArticleState, isAllowed: boolean][] = [
  ['draft', 'draft', true],
  ['draft', 'scheduled', true],
  ['draft', 'published', true],
  ['draft', 'archived', true],
  ['scheduled', 'draft', true],
  ['scheduled', 'scheduled', true],
  ['scheduled', 'published', true],
  ['scheduled', 'archived', true],
  ['published', 'draft', true],
  ['published', 'scheduled', false],
  ['published', 'published', true],
  ['published', 'archived', true],
  ['archived', 'draft', true],
  ['archived', 'scheduled', true],
  ['archived', 'published', true],
  ['archived', 'archived', true],
];

const inState = (state: ArticleState) => ({ state, ...(state === 'scheduled' ? { publish_at: AHEAD } : {}) });

describeStores('the state of an article', (open) => {
  const begin = async () => openArticles(await openTestContent(await open()));

  it.each(changes)('from %s to %s: %s', async (from, to, isAllowed) => {
    const { write, call } = await begin();
    const { id } = await write(inState(from));
    const changed = await call('PATCH', `${ARTICLES}/${id}`, 'eve', { revision: 1, ...inState(to) });
    const refusal =
      'Invalid payload. state: what is published cannot become scheduled; make it a draft first';
    expect([changed.status, changed.message]).toEqual(isAllowed ? [200, ''] : [400, refusal]);
    const readable = (isAllowed ? to : from) === 'published';
    const { status } = await call('GET', '/api/content/published/how-much-rain-falls', '');
    expect(status).toBe(readable ? 200 : 404);
    const { list } = await call('GET', '/api/content/blogs', '');
    expect(list).toHaveLength(readable ? 1 : 0);
  });

  it('keeps the date that readers saw', async () => {
    const { write, change, wait } = await begin();
    const { id, publish_at, first_published_at } = await write({ state: 'published' });
    expect(publish_at).toBe(first_published_at);
    wait(60);
    await change(id, { state: 'draft' });
    const again = await change(id, { state: 'published' });
    expect([again.publish_at, again.first_published_at]).toEqual([publish_at, first_published_at]);
  });

  it('can be published under a date of the past, for what was published elsewhere before', async () => {
    const { write, call } = await begin();
    await write({ state: 'published', publish_at: '2019-05-06T08:00:00+02:00' });
    expect((await call('GET', '/api/content/blogs', '')).list).toMatchObject([
      { date: '2019-05-06T06:00:00.000Z' },
    ]);
  });

  it('is of now when what was scheduled is published by hand', async () => {
    const { write, change } = await begin();
    const { id } = await write(inState('scheduled'));
    const published = await change(id, { state: 'published' });
    expect(published.publish_at).toBe(published.first_published_at);
    expect(published.publish_at && published.publish_at < AHEAD).toBe(true);
  });

  it('keeps what readers need as long as they see it', async () => {
    const { write, call } = await begin();
    for (const state of ['published', 'scheduled'] as const) {
      const { id } = await write(inState(state));
      const change = { revision: 1, texts: { en: null, fr: null } };
      const answer = await call('PATCH', `${ARTICLES}/${id}`, 'eve', change);
      expect(answer.message).toContain('texts: need a title in one language at least');
    }
  });

  it('lets who saves what is due already do so without another time', async () => {
    const { write, change, wait } = await begin();
    const { id } = await write(inState('scheduled'));
    wait(180);
    const saved = await change(id, { state: 'scheduled', publish_at: AHEAD, tags: ['late'] });
    expect(saved).toMatchObject({ state: 'scheduled', tags: ['late'] });
  });
});

describeStores('what is scheduled', (open) => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  const begin = async () => openArticles(await openTestContent(await open()));

  /** Lets the time of the service's tasks come once. */
  async function work({ content }: TestArticles): Promise<void> {
    for (const task of content.tasks) task.start();
    vi.advanceTimersByTime(10_000);
    for (const task of content.tasks) await task.stop();
  }

  it('is published when its time has come, and not before', async () => {
    const test = await begin();
    const { id } = await test.write(inState('scheduled'));
    const later = await test.write({ state: 'scheduled', publish_at: '2026-11-23T12:00:00Z' });
    await work(test);
    expect((await test.call('GET', '/api/content/blogs', '')).list).toEqual([]);
    test.wait(121);
    await work(test);
    expect((await test.call('GET', '/api/content/blogs', '')).list).toMatchObject([{ id, date: AHEAD }]);
    expect((await test.call('GET', `${ARTICLES}/${later.id}`, 'eve')).data).toMatchObject({
      state: 'scheduled',
    });
    const { data } = await test.call('GET', `${ARTICLES}/${id}`, 'eve');
    expect(data).toMatchObject({ state: 'published', revision: 2, publish_at: AHEAD, saved_by: null });
    expect(data['first_published_at']).not.toBe(null);
  });

  it('is published once, however many processes look', async () => {
    const test = await begin();
    const { id } = await test.write(inState('scheduled'));
    test.wait(121);
    await Promise.all([work(test), work(test)]);
    await work(test);
    expect((await test.call('GET', `${ARTICLES}/${id}`, 'eve')).data).toMatchObject({ revision: 2 });
  });

  it('leaves to an editor what the editor has decided meanwhile', async () => {
    const test = await begin();
    const { id } = await test.write(inState('scheduled'));
    await test.change(id, { state: 'draft' });
    test.wait(121);
    await work(test);
    expect((await test.call('GET', `${ARTICLES}/${id}`, 'eve')).data).toMatchObject({ state: 'draft' });
  });

  it('is a conflict for who still edits what it was before', async () => {
    const test = await begin();
    const { id } = await test.write(inState('scheduled'));
    test.wait(121);
    await work(test);
    const change = { revision: 1, ...inState('scheduled'), publish_at: '2026-11-24T12:00:00Z' };
    const answer = await test.call('PATCH', `${ARTICLES}/${id}`, 'eve', change);
    expect([answer.status, answer.code]).toEqual([409, 'CONFLICT']);
    expect(answer.data).toMatchObject({ state: 'published', revision: 2 });
  });

  it('waits for all of them, also where there are more than are published at a time', async () => {
    const test = await begin();
    for (let count = 0; count < 21; count++) await test.write({ ...story, ...inState('scheduled') });
    test.wait(121);
    await work(test);
    expect((await test.call('GET', '/api/content/blogs?limit=1', '')).meta['total_count']).toBe(20);
    await work(test);
    expect((await test.call('GET', '/api/content/blogs?limit=1', '')).meta['total_count']).toBe(21);
  });
});
