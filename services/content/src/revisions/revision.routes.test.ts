import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { ARTICLES, openArticles, story } from '../articles/articles-testing.ts';
import { openTestContent } from '../content-testing.ts';
import { personalContent } from '../personal-content.ts';

describeStores('revisions of an article', (open) => {
  const begin = async () => {
    const test = openArticles(await openTestContent(await open()));
    const revisions = async (id: string, query = '') =>
      test.call('GET', `${ARTICLES}/${id}/revisions${query}`, 'eve');
    const restore = async (id: string, number: number, body?: object) =>
      test.call('POST', `${ARTICLES}/${id}/revisions/${number}/restore`, 'eve', body);
    return { ...test, revisions, restore };
  };

  it('are kept for every save, with who made it and what it led to', async () => {
    const { write, change, call, revisions } = await begin();
    const { id } = await write();
    await change(id, { state: 'published' });
    await call('PATCH', `${ARTICLES}/${id}`, 'administrator', { revision: 2, tags: ['rain'] });
    const { list, meta } = await revisions(id);
    expect(meta).toEqual({ total_count: 3, filter_count: 3 });
    const at = expect.stringMatching(/^2026-11-22T/);
    expect(list).toEqual([
      { number: 3, saved_at: at, saved_by: 'admin', state: 'published', restored_from: null },
      { number: 2, saved_at: at, saved_by: 'eve@example.org', state: 'published', restored_from: null },
      { number: 1, saved_at: at, saved_by: 'eve@example.org', state: 'draft', restored_from: null },
    ]);
    expect((await revisions(id, '?limit=1&offset=1')).list).toMatchObject([{ number: 2 }]);
  });

  it('are read whole, to be compared', async () => {
    const { write, change, call } = await begin();
    const { id } = await write({ tags: ['rain'] });
    await change(id, { texts: { en: { title: 'Other', body: 'Other words' } }, tags: [], slug: 'other' });
    const read = async (number: number) =>
      (await call('GET', `${ARTICLES}/${id}/revisions/${number}`, 'ed')).data;
    const first = {
      kind: 'blog',
      slug: 'how-much-rain-falls',
      state: 'draft',
      publish_at: null,
      texts: story.texts,
      authors: [],
      tags: ['rain'],
      featured_media: null,
      datasets: [],
      event: null,
    };
    expect(await read(1)).toMatchObject({ number: 1, article: first });
    expect((await read(2))['article']).toEqual({
      ...first,
      slug: 'other',
      tags: [],
      texts: { ...story.texts, en: { title: 'Other', excerpt: '', body: 'Other words' } },
    });
  });

  it('give back what was said, and leave alone whether and where it is read', async () => {
    const { write, change, restore, revisions } = await begin();
    const { id } = await write({ tags: ['rain'], texts: { en: story.texts.en } });
    await change(id, { texts: { en: { title: 'Other' }, fr: { title: 'Autre' } }, tags: [], slug: 'other' });
    await change(id, { state: 'published' });
    const { status, data } = await restore(id, 1, { revision: 3 });
    expect(status).toBe(200);
    expect(data).toMatchObject({ revision: 4, state: 'published', slug: 'other', tags: ['rain'] });
    expect(data['texts']).toEqual({ en: story.texts.en });
    expect((await revisions(id)).list[0]).toMatchObject({ number: 4, restored_from: 1, state: 'published' });
    // Nothing is lost by it: what was replaced can be restored too.
    expect((await restore(id, 3)).data).toMatchObject({ tags: [], texts: { fr: { title: 'Autre' } } });
  });

  it('are not restored where others have saved since, or where readers would miss something', async () => {
    const { write, change, restore, revisions } = await begin();
    const { id } = await write({ texts: {} });
    await change(id, { texts: story.texts, state: 'published' });
    const late = await restore(id, 1, { revision: 1 });
    expect([late.status, late.code, late.data['revision']]).toEqual([409, 'CONFLICT', 2]);
    const refused = await restore(id, 1, { revision: 2 });
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_PAYLOAD']);
    expect(refused.message).toContain('texts: need a title');
    expect((await restore(id, 7)).status).toBe(403);
    expect((await restore(id, 0)).status).toBe(403);
    expect((await restore(id, 1, { revision: 'a' })).code).toBe('INVALID_PAYLOAD');
    expect((await revisions(id, '?limit=101')).code).toBe('INVALID_QUERY');
    expect((await revisions(id)).meta['total_count']).toBe(2);
  });

  it('forget who saved them when the account is removed, and stay', async () => {
    const { write, revisions, sql } = await begin();
    const { id } = await write();
    await personalContent(sql, PUBLIC_URL).remove('eve');
    expect((await revisions(id)).list).toMatchObject([{ number: 1, saved_by: null }]);
  });
});

describeStores('two editors of one article', (open) => {
  const begin = async () => openArticles(await openTestContent(await open()));

  it('do not overwrite each other: the second learns what there is now', async () => {
    const { write, call } = await begin();
    const { id } = await write();
    const save = (as: string, title: string) =>
      call('PATCH', `${ARTICLES}/${id}`, as, { revision: 1, texts: { en: { title } } });
    const answers = await Promise.all([save('eve', 'Hers'), save('ed', 'His')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [winner, loser] = answers[0]?.status === 200 ? answers : answers.toReversed();
    expect(loser).toMatchObject({ code: 'CONFLICT', data: winner?.data });
    expect((await call('GET', `${ARTICLES}/${id}`, 'eve')).data).toEqual(winner?.data);
    expect((await call('GET', `${ARTICLES}/${id}/revisions`, 'eve')).meta['total_count']).toBe(2);
  });

  it('who write at once have an address each', async () => {
    const { write } = await begin();
    const made = await Promise.all([write(), write(), write()]);
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(3);
  });

  it('who choose one address at once do not both get it', async () => {
    const { call } = await begin();
    const make = () => call('POST', ARTICLES, 'eve', { ...story, slug: 'rain' });
    const answers = await Promise.all([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await call('GET', ARTICLES, 'eve')).list).toHaveLength(1);
  });

  it('learn that it is gone where the other one has deleted it', async () => {
    const { write, call } = await begin();
    const { id } = await write();
    const answers = await Promise.all([
      call('DELETE', `${ARTICLES}/${id}`, 'eve'),
      call('PATCH', `${ARTICLES}/${id}`, 'ed', { revision: 1, tags: ['rain'] }),
    ]);
    const [deleted, saved] = answers.map(({ status }) => status);
    expect([`${deleted} ${saved}`]).toContainEqual(expect.stringMatching(/^(204 403|409 200)$/));
  });
});
