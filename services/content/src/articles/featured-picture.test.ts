import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { paint, upload } from '../media/media-testing.ts';
import { ARTICLES, openArticles } from './articles-testing.ts';

describeStores('the picture of an article', (open) => {
  const begin = async () => {
    const test = openArticles(await openTestContent(await open()));
    const form = { file: await paint(800, 400), alt_en: 'A river', alt_fr: 'Une rivière' };
    const { data } = await upload(test.server, 'eve', form);
    return { ...test, picture: data.id };
  };

  it('is shown in all its sizes, described in the language of the text', async () => {
    const { write, call, picture } = await begin();
    const made = await write({ featured_media: picture, state: 'published' });
    expect(made).toMatchObject({ featured_media: picture, featured_image: { id: picture, alt: 'A river' } });
    const { list } = await call('GET', '/api/content/blogs?lang=fr', '');
    expect(list[0]?.['featured_image']).toEqual({
      id: picture,
      alt: 'Une rivière',
      width: 750,
      height: 375,
      src: `/media/${picture}/750.jpg`,
      sources: ['avif', 'webp', 'jpeg'].map((format) => ({
        type: `image/${format}`,
        srcset: expect.stringContaining(`/media/${picture}/640.`),
      })),
    });
    const post = JSON.parse((await call('GET', '/api/content/posts/how-much-rain-falls', '')).text);
    expect(post.featured_image).toBe(`${PUBLIC_URL}/media/${picture}/750.jpg`);
    const feed = (await call('GET', '/feeds/articles.rss', '')).text;
    expect(feed).toContain(`${PUBLIC_URL}/media/${picture}/750.jpg`);
  });

  it('stays where it was when another part is changed, and goes when it is taken away', async () => {
    const { write, change, picture } = await begin();
    const { id } = await write({ featured_media: picture });
    expect(await change(id, { tags: ['a'] })).toMatchObject({ featured_media: picture });
    expect(await change(id, { featured_media: null })).toMatchObject({ featured_image: null });
  });

  it('does not come back with a revision where it is deleted', async () => {
    const { write, change, call, picture } = await begin();
    const { id } = await write({ featured_media: picture, tags: ['river'] });
    await change(id, { featured_media: null, tags: [] });
    expect((await call('DELETE', `/api/content/media/${picture}`, 'eve')).status).toBe(204);
    const { data } = await call('POST', `${ARTICLES}/${id}/revisions/1/restore`, 'eve', {});
    expect(data).toMatchObject({ featured_media: null, tags: ['river'] });
  });
});
