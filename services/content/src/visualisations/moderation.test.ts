import { describeStores } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { ITEMS, openTestContent, ownChart } from '../content-testing.ts';

const PUBLIC = '/api/content/public-visualisations';
const because = (reason: string) => `?reason=${encodeURIComponent(reason)}`;

describeStores('public charts, for editors,', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const titles = async (query = '') =>
      (await content.call('GET', PUBLIC + query, 'ed')).list.map(({ title }) => title);
    const hide = (id: string, reason = 'An advertisement') =>
      content.call('DELETE', `${PUBLIC}/${id}${because(reason)}`, 'ed');
    const report = async (chart: string, message: string, more: object = {}) => {
      const written = { name: 'Bob', email: 'bob@example.org', phone: '9876543210', subject: 'Report' };
      const body = { ...written, message, chart, ...more };
      expect((await content.call('POST', '/api/feedback', '', body)).status).toBe(200);
    };
    return { ...content, titles, hide, report };
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
    const { list, text, meta } = await call('GET', `${PUBLIC}?limit=1&offset=1&meta=*`, 'ed');
    expect(list).toMatchObject([{ title: 'hers', userId: null, email: null, chartSVG: null }]);
    expect(meta).toEqual({ total_count: 2, filter_count: 2 });
    expect(text).not.toMatch(/"ada["@]/);
  });

  it('can be hidden, and are then there for nobody but their maker, who reads why and can change nothing', async () => {
    const { save, call, titles, hide } = await begin();
    const { id, visID } = await save('ada', { title: 'spam', visibility: 'public' });
    expect((await hide(id)).status).toBe(204);
    expect(await titles()).toEqual([]);
    for (const path of [`/charts/${visID}.svg`, `/embed/${visID}`]) {
      expect((await call('GET', path, 'bob')).status).toBe(404);
    }
    const byLink = `${ITEMS}?filter[visID][_eq]=${visID}`;
    expect((await call('GET', byLink, 'bob')).list).toEqual([]);
    const hidden = { id, hidden: true, hiddenReason: 'An advertisement', listed: false };
    for (const path of [ITEMS, byLink]) {
      expect((await call('GET', path, 'ada')).list).toMatchObject([hidden]);
    }
    expect((await call('GET', `/charts/${visID}.svg`, 'ada')).status).toBe(200);
    for (const [method, path] of [
      ['POST', '/restore'],
      ['PATCH', ''],
    ] as const) {
      const body = method === 'PATCH' ? { title: 'again' } : undefined;
      expect((await call(method, `${ITEMS}/${id}${path}`, 'ada', body)).code).toBe('FORBIDDEN');
    }
  });

  it('can be deleted by their makers while they are hidden, and are hidden still where that is taken back', async () => {
    const { save, call, wait, hide, titles } = await begin();
    const { id, visID } = await save('ada', { title: 'spam', visibility: 'public' });
    await hide(id);
    expect((await call('DELETE', `${ITEMS}/${id}`, 'bob')).code).toBe('FORBIDDEN');
    expect((await call('DELETE', `${ITEMS}/${id}`, 'ada')).status).toBe(204);
    expect((await call('GET', ITEMS, 'ada')).list).toEqual([]);
    expect(await titles('?state=hidden')).toEqual([]);
    expect((await call('GET', `/charts/${visID}.svg`, 'ada')).status).toBe(404);
    expect((await call('POST', `${PUBLIC}/${id}/restore`, 'ed')).code).toBe('FORBIDDEN');
    const restored = await call('POST', `${ITEMS}/${id}/restore`, 'ada');
    expect(restored.data).toMatchObject({ id, hidden: true, hiddenReason: 'An advertisement' });
    expect(await titles('?state=hidden')).toEqual(['spam']);
    expect((await call('GET', `/charts/${visID}.svg`, 'bob')).status).toBe(404);
    await call('DELETE', `${ITEMS}/${id}`, 'ada');
    wait(31);
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).code).toBe('FORBIDDEN');
  });

  it('can be hidden where they are shared by link, but private ones cannot, and never without a reason', async () => {
    const { save, call, hide } = await begin();
    const linked = await save('ada');
    for (const query of ['', because(' '), because('x'.repeat(501))]) {
      const refused = await call('DELETE', `${PUBLIC}/${linked.id}${query}`, 'ed');
      expect([refused.status, refused.code]).toEqual([400, 'INVALID_QUERY']);
    }
    expect((await hide(linked.id)).status).toBe(204);
    const { id } = await save('ada', { visibility: 'private' });
    for (const other of [id, linked.id, 'nothing']) {
      const answer = await hide(other);
      expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).status).toBe(200);
  });

  it('are seen by editors, as hidden, and given back at any time, under the link they had', async () => {
    const { save, call, wait, hide, titles } = await begin();
    const { id, visID } = await save('ada', { title: 'spam', visibility: 'public' });
    await save('ada', { title: 'another' });
    await hide(id, ' An advertisement ');
    wait(31);
    const { list } = await call('GET', `${PUBLIC}?state=hidden`, 'ed');
    expect(list).toMatchObject([{ title: 'spam', hidden: true, hiddenReason: 'An advertisement' }]);
    const byLink = `${ITEMS}?filter[visID][_eq]=${visID}`;
    expect((await call('GET', byLink, 'ed')).list).toMatchObject([{ id, hidden: true }]);
    expect((await call('GET', `/charts/${visID}.svg`, 'administrator')).status).toBe(200);
    expect((await call('POST', `${PUBLIC}/${id}/restore`, 'ed')).status).toBe(204);
    expect(await titles('?state=hidden')).toEqual([]);
    const restored = { visID, visibility: 'public', hidden: false, hiddenReason: null };
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data).toMatchObject(restored);
    expect((await call('DELETE', `${ITEMS}/${id}`, 'ada')).status).toBe(204);
    expect((await call('POST', `${PUBLIC}/${id}/restore`, 'ed')).code).toBe('FORBIDDEN');
    expect((await call('POST', `${ITEMS}/${id}/restore`, 'ada')).status).toBe(200);
    expect((await call('GET', `${PUBLIC}?state=odd`, 'ed')).status).toBe(400);
  });

  it('are hidden and given back with a word to their maker, in the language that the chart was saved in', async () => {
    const { server, save, call, hide, told } = await begin();
    const saved = await server.inject({
      method: 'POST',
      url: ITEMS,
      headers: { authorization: 'ada', cookie: 'language=fr', 'accept-language': 'en' },
      payload: { visJSON: ownChart(), title: 'Pluie' },
    });
    const { id, visURL } = saved.json<{ data: { id: string; visURL: string } }>().data;
    await hide(id, 'Une publicité');
    await call('POST', `${PUBLIC}/${id}/restore${because('Une erreur')}`, 'ed');
    const maker = { identityId: 'ada', language: 'fr', chart: { title: 'Pluie', url: visURL } };
    expect(told).toEqual([
      { ...maker, decision: 'hidden', reason: 'Une publicité' },
      { ...maker, decision: 'restored', reason: 'Une erreur' },
    ]);
    await hide((await save('ada')).id);
    expect(told[2]).toMatchObject({ language: null });
  });

  it('wait until an editor approves them as they are, and again once they show something else', async () => {
    const { save, call, titles, told, listVisitorCharts } = await begin();
    listVisitorCharts('approved');
    const { id } = await save('ada', { title: 'rain', visibility: 'public' });
    await save('eve', { title: 'of the team', visibility: 'public' });
    const waiting = { approved: false, listed: false };
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data).toMatchObject(waiting);
    expect([await titles('?state=new'), await titles('?state=approved')]).toEqual([
      ['rain'],
      ['of the team'],
    ]);
    expect((await call('POST', `${PUBLIC}/${id}/approve`, 'ed')).status).toBe(204);
    expect((await call('POST', `${PUBLIC}/${id}/approve`, 'ed')).status).toBe(204);
    expect(told).toMatchObject([{ identityId: 'ada', decision: 'approved', chart: { title: 'rain' } }]);
    const listed = await call('GET', `${ITEMS}?filter[packageID][_eq]=weather&sort=title`, '');
    expect(listed.list).toMatchObject([
      { title: 'of the team' },
      { title: 'rain', approved: true, listed: true },
    ]);
    await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'The ministry hides the rain' });
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data).toMatchObject(waiting);
    expect(await titles('?state=new')).toEqual(['The ministry hides the rain']);
    await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'rain' });
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).data).toMatchObject({ listed: true });
  });

  it('are not approved where they were changed after the editor had looked, nor where they are private', async () => {
    const { save, call } = await begin();
    const { id, updated } = await save('ada', { visibility: 'public' });
    await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'Another' });
    const seen = `?updated=${encodeURIComponent(String(updated))}`;
    const stale = await call('POST', `${PUBLIC}/${id}/approve${seen}`, 'ed');
    expect([stale.status, stale.code]).toEqual([409, 'CONFLICT']);
    const { id: own } = await save('ada', { visibility: 'private' });
    for (const other of [own, 'nothing']) {
      expect((await call('POST', `${PUBLIC}/${other}/approve`, 'ed')).code).toBe('FORBIDDEN');
    }
  });

  it('are listed with what visitors reported of them until an editor decides, links too, but not private ones', async () => {
    const { save, call, titles, hide, report } = await begin();
    const shown = await save('ada', { title: 'shown', visibility: 'public' });
    const linked = await save('ada', { title: 'linked' });
    const own = await save('ada', { title: 'own', visibility: 'private' });
    await report(shown.visID, 'It says what is not so.');
    await report(shown.visID, 'The figures are another year’s.');
    await report(shown.visID, 'Buy here', { confirm_link: 'spam' });
    await report(linked.visID, 'It insults somebody.');
    await report(own.visID, 'What is this?');
    await report('not a chart!', 'Nothing');
    const { list, meta } = await call('GET', `${PUBLIC}?state=reported&meta=*`, 'ed');
    expect(meta).toEqual({ total_count: 2, filter_count: 2 });
    expect(list).toMatchObject([
      { title: 'linked', reportCount: 1, reports: [{ message: 'It insults somebody.' }] },
      {
        title: 'shown',
        reportCount: 2,
        reports: [{ message: 'The figures are another year’s.' }, { message: 'It says what is not so.' }],
      },
    ]);
    const open = await call('GET', `${ITEMS}?filter[visID][_eq]=${shown.visID}`, 'ed');
    expect(open.list).toMatchObject([{ reportCount: null, reports: null }]);
    await call('POST', `${PUBLIC}/${shown.id}/approve`, 'ed');
    await hide(linked.id);
    expect(await titles('?state=reported')).toEqual([]);
    const inbox = await call('GET', '/api/content/feedback?state=closed', 'ed');
    expect(inbox.list).toHaveLength(3);
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
      ['POST', `${PUBLIC}/${id}/approve`],
      ['DELETE', `${PUBLIC}/${id}${because('Mine')}`],
      ['POST', `${PUBLIC}/${id}/restore`],
    ] as const;
    for (const [method, address] of calls) {
      const nobody = await call(method, address, '');
      expect([nobody.status, nobody.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      for (const as of ['ada', 'bob']) {
        const answer = await call(method, address, as);
        expect([answer.status, answer.code]).toEqual([403, 'FORBIDDEN']);
        expect(answer.message).toContain('for editors');
      }
    }
    expect((await call('GET', `${ITEMS}/${id}`, 'ada')).status).toBe(200);
  });
});
