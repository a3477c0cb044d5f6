import { pagesVersionOf } from '@gazetteer/kernel';
import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { ARTICLES, openArticles } from '../articles/articles-testing.ts';
import { openTestContent } from '../content-testing.ts';

describeStores('cached pages', (open) => {
  async function begin() {
    const sql = await open();
    const test = openArticles(await openTestContent(sql));
    const version = pagesVersionOf(sql);
    const outdated = async (work: () => Promise<unknown>) => {
      const before = await version();
      await work();
      return (await version()) > before;
    };
    return { test, outdated };
  }

  it('are out of date when an article was changed, and not when it was only read or refused', async () => {
    const { test, outdated } = await begin();
    const { id } = await test.write();
    expect(await outdated(() => test.call('GET', '/api/content/published', ''))).toBe(false);
    const preview = { body: 'Rain', language: 'en' };
    expect(await outdated(() => test.call('POST', '/api/content/preview', 'eve', preview))).toBe(false);
    expect(await outdated(() => test.call('POST', ARTICLES, '', { kind: 'blog' }))).toBe(false);
    expect(await outdated(() => test.change(id, { tags: ['rain'] }))).toBe(true);
    expect(await outdated(() => test.change(id, { state: 'archived' }))).toBe(true);
  });

  it('are out of date when a chart was deleted or made private, and not when a private one was saved', async () => {
    const { test, outdated } = await begin();
    const items = '/api/content/items/visualisations';
    const { id } = await test.save('ada', { visibility: 'link' });
    const set = (visibility: string) => () => test.call('PATCH', `${items}/${id}`, 'ada', { visibility });
    expect(await outdated(set('private'))).toBe(true);
    expect(await outdated(() => test.call('PATCH', `${items}/${id}`, 'ada', { title: 'Sun' }))).toBe(false);
    expect(await outdated(() => test.save('ada', { visibility: 'private' }))).toBe(false);
    expect(await outdated(set('public'))).toBe(true);
    expect(await outdated(() => test.call('DELETE', `${items}/${id}`, 'ada'))).toBe(true);
  });
});
