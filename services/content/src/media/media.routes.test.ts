import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { openTestContent } from '../content-testing.ts';
import { paint, upload } from './media-testing.ts';

const MEDIA = '/api/content/media';

describeStores('the library of pictures', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const file = await paint(8, 8);
    const add = async (alt_en: string, name: string, alt_fr?: string) =>
      (await upload(content.server, 'eve', { file, name, alt_en, ...(alt_fr ? { alt_fr } : {}) })).data.id;
    const names = async (query: string) => {
      const { list, meta } = await content.call('GET', `${MEDIA}?${query}`, 'eve');
      return [list.map(({ file_name }) => file_name), meta];
    };
    /** Publishes an article with a picture. */
    const write = async (change: object, texts: object = { en: { title: 'Rivers', body: '' } }) =>
      (await content.call('POST', '/api/content/articles', 'eve', { kind: 'blog', texts, ...change })).data
        .id;
    return { ...content, add, names, write };
  };

  it('lists the newest first, a page at a time', async () => {
    const { add, names } = await begin();
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await add('x', name);
    expect(await names('limit=2')).toEqual([['c.jpg', 'b.jpg'], { total_count: 3, filter_count: 3 }]);
    expect(await names('limit=2&offset=2')).toEqual([['a.jpg'], { total_count: 3, filter_count: 3 }]);
  });

  it('finds pictures by beginnings of words of their names and of what they show, in both languages', async () => {
    const { add, names } = await begin();
    await add('A river in spring', 'IMG_001.jpg', 'Une rivière');
    await add('A road', 'river-road.jpg');
    await add('A house', 'house.jpg', 'Une maison à l’Élysée');
    expect(await names('search=RIV')).toEqual([
      ['river-road.jpg', 'IMG_001.jpg'],
      { total_count: 3, filter_count: 2 },
    ]);
    expect(await names('search=riviere')).toMatchObject([['IMG_001.jpg'], {}]);
    expect(await names('search=une+elys')).toMatchObject([['house.jpg'], {}]);
    expect(await names('search=river+house')).toMatchObject([[], { filter_count: 0 }]);
  });

  it('refuses what makes no sense', async () => {
    const { call } = await begin();
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'limit=x', `search=${'x'.repeat(201)}`]) {
      expect((await call('GET', `${MEDIA}?${query}`, 'eve')).code).toBe('INVALID_QUERY');
    }
    expect((await call('PATCH', `${MEDIA}/x`, 'eve', { alt: { de: 'Fluss' } })).code).toBe('INVALID_PAYLOAD');
  });

  it('is described anew, one language or both, and found by the new words', async () => {
    const { add, call, names } = await begin();
    const id = await add('A road', 'a.jpg');
    const change = await call('PATCH', `${MEDIA}/${id}`, 'eve', { alt: { fr: 'Un [pont]' } });
    expect(change.data['alt']).toEqual({ en: 'A road', fr: 'Un [pont]' });
    await call('PATCH', `${MEDIA}/${id}`, 'eve', { alt: { en: null } });
    expect(await names('search=road')).toMatchObject([[], {}]);
    expect(await names('search=pont')).toMatchObject([['a.jpg'], {}]);
    const { data } = await call('GET', `${MEDIA}/${id}`, 'eve');
    expect(data).toMatchObject({
      alt: { en: null, fr: 'Un [pont]' },
      markdown: `![Un \\[pont\\]](/media/${id})`,
    });
    expect(await call('PATCH', `${MEDIA}/${id}`, 'eve', { alt: { fr: '' } })).toMatchObject({
      status: 400,
      code: 'INVALID_PAYLOAD',
    });
  });

  it('knows which articles show a picture, in their texts or above them, and keeps it for them', async () => {
    const { add, call, write, media } = await begin();
    const [featured, shown, unused] = [
      await add('a', 'a.jpg'),
      await add('b', 'b.jpg'),
      await add('c', 'c.jpg'),
    ];
    const texts = { fr: { title: 'Rivières', body: `![b](/media/${shown})` } };
    const first = await write({ featured_media: featured }, texts);
    const second = await write({ featured_media: shown });
    const { data } = await call('GET', `${MEDIA}/${shown}`, 'eve');
    expect([data['uses'], data['used_by']]).toEqual([
      2,
      expect.arrayContaining([
        { id: first, title: 'Rivières' },
        { id: second, title: 'Rivers' },
      ]),
    ]);
    for (const id of [featured, shown]) {
      expect(await call('DELETE', `${MEDIA}/${id}`, 'eve')).toMatchObject({ status: 409, code: 'CONFLICT' });
    }
    expect((await call('DELETE', `${MEDIA}/${unused}`, 'eve')).status).toBe(204);
    expect([...media.files.keys()].filter((key) => key.includes(unused ?? ''))).toEqual([]);
    expect(media.files.size).toBe(4);
    await call('DELETE', `/api/content/articles/${first}`, 'eve');
    expect((await call('DELETE', `${MEDIA}/${featured}`, 'eve')).status).toBe(204);
  });

  it('has nothing more of a picture that is deleted', async () => {
    const { add, call, server, names } = await begin();
    const id = await add('a', 'a.jpg');
    await call('DELETE', `${MEDIA}/${id}`, 'eve');
    expect((await server.inject(`/media/${id}`)).statusCode).toBe(404);
    expect((await server.inject(`/media/${id}/8.jpg`)).statusCode).toBe(404);
    for (const method of ['GET', 'DELETE', 'PATCH']) {
      const body = method === 'PATCH' ? { alt: { en: 'x' } } : undefined;
      expect((await call(method, `${MEDIA}/${id}`, 'eve', body)).code).toBe('FORBIDDEN');
    }
    expect(await names('')).toEqual([[], { total_count: 0, filter_count: 0 }]);
  });

  it('is for editors', async () => {
    const { add, call } = await begin();
    const id = await add('a', 'a.jpg');
    for (const [as, code] of [
      ['', 'INVALID_CREDENTIALS'],
      ['ada', 'FORBIDDEN'],
    ] as const) {
      expect((await call('GET', MEDIA, as)).code).toBe(code);
      expect((await call('GET', `${MEDIA}/${id}`, as)).code).toBe(code);
      expect((await call('PATCH', `${MEDIA}/${id}`, as, { alt: { en: 'x' } })).code).toBe(code);
      expect((await call('DELETE', `${MEDIA}/${id}`, as)).code).toBe(code);
    }
    expect((await call('GET', MEDIA, 'administrator')).list).toHaveLength(1);
  });
});
