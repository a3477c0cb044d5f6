import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { ARTICLES, openArticles } from './articles/articles-testing.ts';
import { openTestContent } from './content-testing.ts';

describeStores('pages that are kept', (open) => {
  it('are out of date when an article was changed, and not when it was only read or refused', async () => {
    const test = openArticles(await openTestContent(await open()));
    const { changes } = test.content;
    const { id } = await test.write();
    const written = changes();
    expect(written).toBeGreaterThan(0);
    await test.call('GET', '/api/content/published', '');
    await test.call('POST', '/api/content/preview', 'eve', { body: 'Rain', language: 'en' });
    await test.call('POST', ARTICLES, '', { kind: 'blog' });
    await test.save('ada');
    expect(changes()).toBe(written);
    await test.change(id, { tags: ['rain'] });
    expect(changes()).toBe(written + 1);
  });
});
