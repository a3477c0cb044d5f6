import { brotliDecompressSync } from 'node:zlib';
import { describeStores, PUBLIC_URL } from '@gazetteer/testing';
import { expect, it } from 'vitest';
import { barChart, ITEMS, openTestContent, ownChart } from '../content-testing.ts';

describeStores('pictures of saved charts', (open) => {
  const begin = async () => {
    const content = await openTestContent(await open());
    const get = async (url: string, headers: Record<string, string> = {}) => {
      const answer = await content.server.inject({ url, headers });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body,
        bytes: answer.rawPayload,
      };
    };
    return { ...content, get };
  };

  it('are shown to who has the link, in the theme and width asked for', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const { status, headers, body } = await get(`/charts/${visID}.svg?theme=dark&width=313&lang=fr`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(body).toContain('width="320"');
    expect(body).toContain('dark');
  });

  it('write numbers as the site does, unless another way is asked for', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    expect((await get(`/charts/${visID}.svg`)).body).toContain('indian');
    expect((await get(`/charts/${visID}.svg?grouping=locale`)).body).toContain('locale');
  });

  it('say which portal they come from, under which licence, and where the chart is, unless they are bare', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const { body } = await get(`/charts/${visID}.svg?lang=fr`);
    expect(body).toContain(
      JSON.stringify({
        site: 'Données ouvertes',
        licenses: ['CC BY 4.0'],
        address: `portal.test/charts/${visID}`,
      }),
    );
    const own = await save('ada', { visJSON: ownChart() });
    expect((await get(`/charts/${own.visID}.svg`)).body).toContain('"licenses":[]');
    for (const look of ['bare=true', 'imprint=false']) {
      expect((await get(`/charts/${visID}.svg?${look}`)).body).not.toContain('portal.test');
    }
  });

  it('bear an address that leads to the page of the chart', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const { status, headers } = await get(`/charts/${visID}`);
    expect([status, headers['location']]).toEqual([308, `http://portal.test/visualise?vis_id=${visID}`]);
    const odd = await get('/charts/a%0d%0aX-Evil:%201%2F..%2F');
    expect(odd.headers['x-evil']).toBeUndefined();
    expect(odd.headers['location']).toMatch(/^http:\/\/portal\.test\/visualise\?vis_id=a%0D%0AX-Evil/);
  });

  it('do nothing when they are opened alone', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const { headers } = await get(`/charts/${visID}.svg`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('allow-scripts');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('are drawn once, when they are saved, until the chart or its table changes, and not sent to who has them', async () => {
    const { save, get, call, drawn, tables } = await begin();
    const { id, visID } = await save('ada');
    const before = drawn();
    const first = await get(`/charts/${visID}.svg`);
    const again = await get(`/charts/${visID}.svg`, { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(first.headers.etag);
    const compressed = await get(`/charts/${visID}.svg`, { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(compressed.bytes).toString()).toBe(first.body);
    expect(drawn()).toBe(before);
    await call('PATCH', `${ITEMS}/${id}`, 'ada', { title: 'Another' });
    const renamed = await get(`/charts/${visID}.svg`);
    expect(renamed.headers.etag).not.toBe(first.headers.etag);
    const drawings = drawn();
    tables.set('rain', { packageId: 'weather', isPrivate: false, version: 9, members: [] });
    await get(`/charts/${visID}.svg`);
    expect(drawn()).toBe(drawings + 1);
  });

  it('may be kept by everybody for minutes where chart and table are public, else by nobody', async () => {
    const { save, get, tables } = await begin();
    const shown = await save('ada', { visibility: 'public' });
    const linked = await save('ada');
    const keeps = async (visID: string, authorization = '') =>
      (await get(`/charts/${visID}.svg`, { authorization })).headers['cache-control'];
    expect(await keeps(shown.visID)).toBe('public, max-age=300');
    expect(await keeps(linked.visID)).toBe('private, no-cache');
    tables.set('rain', { packageId: 'weather', isPrivate: true, version: 3, members: ['ada'] });
    expect(await keeps(shown.visID, 'ada')).toBe('private, no-cache');
  });

  it('are not there for who may not read the table, whatever was drawn before', async () => {
    const { save, get, tables } = await begin();
    const { visID } = await save('ada', { visibility: 'public' });
    const { headers } = await get(`/charts/${visID}.svg`);
    const withdrawn = [
      () => void tables.set('rain', { packageId: 'weather', isPrivate: true, version: 3, members: [] }),
      () => void tables.delete('rain'),
    ];
    for (const withdraw of withdrawn) {
      withdraw();
      for (const end of ['svg', 'png', 'csv', 'vegalite']) {
        const answer = await get(`/charts/${visID}.${end}`, { 'if-none-match': String(headers.etag) });
        expect([end, answer.status]).toEqual([end, 404]);
      }
      expect((await get(`/embed/${visID}`)).status).toBe(404);
    }
  });

  it('of a private chart are for its owner alone, also on pages of others', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada', { visibility: 'private' });
    const own = await get(`/charts/${visID}.svg`, { authorization: 'ada' });
    expect(own.status).toBe(200);
    expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
    const others = await get(`/charts/${visID}.svg`, { authorization: 'bob' });
    const none = await get('/charts/nothing-of-this-name-here.svg');
    expect([others.status, none.status]).toEqual([404, 404]);
    expect(JSON.parse(others.body).error.message).toBe(JSON.parse(none.body).error.message);
  });

  it('of own data are drawn from the rows that were saved', async () => {
    const { save, get } = await begin();
    const one = await save('ada', { visJSON: ownChart([['Goa', 3]]) });
    const other = await save('ada', { visJSON: ownChart([['Goa', 4]]) });
    const [first, second] = await Promise.all([one, other].map(({ visID }) => get(`/charts/${visID}.svg`)));
    expect(first?.status).toBe(200);
    expect(first?.body).not.toBe(second?.body);
  });

  it.each([
    'width=9999',
    'width=10',
    'width=x',
    'theme=red',
    'lang=de',
    'size=huge',
    'scale=9',
  ])('are refused with %s', async (query) => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    expect((await get(`/charts/${visID}.png?${query}`)).status).toBe(400);
  });

  it('come with figures, as a file that is called as the chart is, whatever that is', async () => {
    const { save, get } = await begin();
    const title = 'a"; filename=evil.html\r\nX-Evil: 1 \u202Egnp. ../été';
    const { visID } = await save('ada', { title });
    const { headers, body } = await get(`/charts/${visID}.csv`);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['x-evil']).toBeUndefined();
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="a\s[^"\r\n]*\.csv"; filename\*=UTF-8''[^\s;"]+$/,
    );
    expect(body).toBe('state,rain\r\nGoa,3\r\n');
    const picture = await get(`/charts/${visID}.svg`);
    expect(String(picture.headers['content-disposition'])).toMatch(/^inline; /);
  });

  it('come as a specification that reads the figures from their address, except tables', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada', { visJSON: barChart() });
    const { headers, body } = await get(`/charts/${visID}.vegalite?lang=fr`);
    expect(headers['content-type']).toMatch(/^application\/vnd\.vegalite\.v6\+json/);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?[^"]+\.vl\.json/);
    expect(JSON.parse(body)).toEqual({
      mark: 'bar',
      data: { url: `${PUBLIC_URL}/charts/${visID}.csv?lang=fr` },
    });
    const table = await save('ada', { visJSON: { ...barChart(), mark: 'table' } });
    expect((await get(`/charts/${table.visID}.vegalite`)).status).toBe(404);
  });

  it('of a table that is gone say so', async () => {
    const { save, get, tables, call } = await begin();
    const { visID } = await save('ada', { visJSON: barChart() });
    tables.delete('rain');
    expect((await get(`/charts/${visID}.svg`, { authorization: 'ada' })).status).toBe(404);
    expect((await call('GET', ITEMS, 'ada')).list).toHaveLength(1);
  });

  it('show what a reader chose, and say so in the address that they bear', async () => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    const published = (await get(`/charts/${visID}.svg`)).body;
    const narrowed = await get(`/charts/${visID}.svg?time=2011&show=Goa`);
    expect(narrowed.status).toBe(200);
    expect(narrowed.body).not.toBe(published);
    expect(narrowed.body).toContain(`portal.test/charts/${visID}?time=2011&show=Goa`);
    expect((await get(`/charts/${visID}.json?show=Goa`)).body).toContain('Narrowed to');
    const { headers } = await get(`/charts/${visID}?time=2011&show=Goa`);
    expect(headers['location']).toBe(`http://portal.test/visualise?vis_id=${visID}&time=2011&show=Goa`);
    const vegaLite = await get(`/charts/${visID}.vegalite?time=2011`);
    expect(vegaLite.body).toContain(`/charts/${visID}.csv?lang=en&time=2011`);
    expect((await get(`/charts/${visID}.csv?show=Goa`)).status).toBe(200);
  });

  it.each([
    'time=1900',
    'show=Kerala',
    'from=2011',
    `time=${'1'.repeat(40)}`,
  ])('are refused for %s, which the chart does not have', async (query) => {
    const { save, get } = await begin();
    const { visID } = await save('ada');
    for (const format of ['svg', 'png', 'json', 'csv', 'vegalite'])
      expect((await get(`/charts/${visID}.${format}?${query}`)).status).toBe(400);
  });

  it('that readers choose take the place of none that was published, however many they are', async () => {
    const { save, get, drawn } = await begin();
    const { visID } = await save('ada');
    await get(`/charts/${visID}.svg`);
    const before = drawn();
    await get(`/charts/${visID}.svg?time=2011`);
    await get(`/charts/${visID}.svg?time=2011`);
    expect(drawn()).toBe(before + 1);
    // What chooses nothing is the published picture, drawn before.
    await get(`/charts/${visID}.svg?time=`);
    await get(`/charts/${visID}.svg`);
    expect(drawn()).toBe(before + 1);
  });
});
