import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { ITEMS, openTestContent, ownChart } from '../content-testing.ts';

const PUBLIC = '/api/content/public-visualisations';

describeStores('public charts, for administrators,', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const titles = async (query = '') =>
      (await content.call('GET', PUBLIC + query, 'administrator')).list.map(({ title }) => title);
    return { ...content, titles };
  };

  it('are listed whosever they are, the newest first, with nothing that others may not see', async () => {
    const { save, call, titles } = await begin();
    await save('ada', { title: 'hers', visibility: 'public', visJSON: ownChart() });
    await save('ada', { title: 'hers, private', visibility: 'private' });
    await save('bob', { title: 'his, by link' });
    await save('bob', { title: 'his', visibility: 'public' });
    expect(await titles()).toEqual(['his', 'hers']);
    expect(await titles('?search=HERS')).toEqual(['hers']);
    expect(await titles('?filter[title][_eq]=his&limit=1')).toEqual(['his']);
    const { list, text, meta } = await call('GET', `${PUBLIC}?limit=1&offset=1&meta=*`, 'administrator');
    expect(list).toMatchObject([{ title: 'hers', userId: null, email: null, chartSVG: null }]);
    expect(meta).toEqual({ total_count: 2, filter_count: 2 });
    expect(text).not.toMatch(/"ada["@]/);
  });

  it('can be taken down, and are then there for nobody', async () => {
    const { save, call, titles } = await begin();
    const { id, visID } = await save('ada', { title: 'spam', visibility: 'public' });
    expect((await call('DELETE', `${PUBLIC}/${id}`, 'administrator')).status).toBe(204);
    expect(await titles()).toEqual([]);
    expect((await call('GET', `/charts/${visID}.svg`, 'ada')).status).toBe(404);
    expect((await call('GET', `/embed/${visID}`, '')).status).toBe(404);
    expect((await call('GET', ITEMS, 'ada')).list).toEqual([]);
    for (const [method, path] of [
      ['POST', '/restore'],
      ['PATCH', ''],
      ['DELETE', ''],
    ] as const) {
      const body = method === 'PATCH' ? { title: 'again' } : undefined;
      expect((await call(method, `${ITEMS}/${id}${path}`, 'ada', body)).code).toBe('FORBIDDEN');
    }
  });

  it('can be taken down where they are shared by link, but private ones cannot', async () => {
    const { save, call } = await begin();
    const linked = await save('ada');
    expect((await call('DELETE', `${PUBLIC}/${linked.id}`, 'administrator')).status).toBe(204);
    const { id } = await save('ada', { visibility: 'private' });
    for (const other of [id, linked.id, 'nothing']) {
      const answer = await call('DELETE', `${PUBLIC}/${other}`, 'administrator');
      expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).status).toBe(200);
  });

  it('are seen by administrators, as hidden, and given back at any time, under the link they had', async () => {
    const { save, call, wait } = await begin();
    const { id, visID } = await save('ada', { visibility: 'public' });
    await call('DELETE', `${PUBLIC}/${id}`, 'administrator');
    wait(31);
    const byLink = `${ITEMS}?filter[visID][_eq]=${visID}`;
    expect((await call('GET', byLink, 'administrator')).list).toMatchObject([{ id, hidden: true }]);
    expect((await call('GET', byLink, 'ada')).list).toEqual([]);
    expect((await call('GET', `/charts/${visID}.svg`, 'administrator')).status).toBe(200);
    expect((await call('POST', `${PUBLIC}/${id}/restore`, 'administrator')).status).toBe(204);
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data).toMatchObject({ visID, visibility: 'public' });
    expect((await call('DELETE', `${ITEMS}/${id}`, 'ada')).status).toBe(204);
    expect((await call('POST', `${PUBLIC}/${id}/restore`, 'administrator')).code).toBe('FORBIDDEN');
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).status).toBe(200);
  });

  it('are listed once they are hidden, with the reason, which is forgotten when they are given back', async () => {
    const { save, call, titles } = await begin();
    const { id } = await save('ada', { title: 'spam', visibility: 'public' });
    await save('ada', { title: 'deleted by its owner' });
    await call(
      'DELETE',
      `${PUBLIC}/${id}?reason=${encodeURIComponent(' An advertisement ')}`,
      'administrator',
    );
    const { list } = await call('GET', `${PUBLIC}?hidden=true`, 'administrator');
    expect(list).toMatchObject([{ title: 'spam', hidden: true, hiddenReason: 'An advertisement' }]);
    expect((await call('GET', `${PUBLIC}?hidden=true`, 'ada')).status).toBe(403);
    await call('POST', `${PUBLIC}/${id}/restore`, 'administrator');
    expect(await titles('?hidden=true')).toEqual([]);
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data).toMatchObject({ hiddenReason: null });
    const long = await call('DELETE', `${PUBLIC}/${id}?reason=${'x'.repeat(501)}`, 'administrator');
    expect([long.status, long.code]).toEqual([400, 'INVALID_QUERY']);
    expect((await call('GET', `${PUBLIC}?hidden=maybe`, 'administrator')).status).toBe(400);
  });

  it('name who made them to everybody, in lists and in their pictures', async () => {
    const { save, call } = await begin();
    const { visID } = await save('ada', { visibility: 'public' });
    const { list } = await call('GET', `${ITEMS}?filter[visID][_eq]=${visID}`, '');
    expect(list).toMatchObject([{ maker: { name: 'Grace <b>' }, userId: null, email: null }]);
    expect((await call('GET', `/charts/${visID}.json`, '')).text).toContain('Chart: Grace <b>.');
  });

  it('are of people whose address is confirmed', async () => {
    const { save, call } = await begin();
    const { id } = await save('unconfirmed-ada', { visibility: 'link' });
    const change = { visibility: 'public' };
    const refused = await call('PATCH', `${ITEMS}/${id}`, 'unconfirmed-ada', change);
    expect([refused.status, refused.code]).toEqual([400, 'INVALID_PAYLOAD']);
    expect(refused.message).toContain('visibility: must not be public before the e-mail address');
    expect((await call('GET', `${ITEMS}/${id}`, 'unconfirmed-ada')).data).toMatchObject({
      visibility: 'link',
    });
    const created = await call('POST', ITEMS, 'unconfirmed-ada', { ...change, visJSON: ownChart() });
    expect(created.status).toBe(400);
  });

  it('are none of anybody else’s business', async () => {
    const { save, call } = await begin();
    const { id } = await save('ada', { visibility: 'public' });
    const calls = [
      ['GET', PUBLIC],
      ['DELETE', `${PUBLIC}/${id}`],
      ['POST', `${PUBLIC}/${id}/restore`],
    ] as const;
    for (const [method, address] of calls) {
      const nobody = await call(method, address, '');
      expect([nobody.status, nobody.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      for (const as of ['ada', 'bob']) {
        const answer = await call(method, address, as);
        expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
        expect(answer.message).toContain('Access denied');
      }
    }
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).status).toBe(200);
  });
});
