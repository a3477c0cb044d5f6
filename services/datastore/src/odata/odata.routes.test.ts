import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openRain } from './odata-testing.ts';

const ROOT = /^http.*\/odata\/rain-2024$/;

describeStores('a table as an OData service', (open) => {
  test('has a service document that leads to its rows', async () => {
    const { get } = await openRain(await open());
    const { body, headers } = await get('');
    expect(headers).toMatchObject({
      'odata-version': '4.0',
      'content-type': 'application/json;odata.metadata=minimal;charset=utf-8',
    });
    const root = String(body['@odata.context']).replace('/$metadata', '');
    expect(root).toMatch(ROOT);
    expect(body.value).toEqual([{ name: 'rows', kind: 'EntitySet', url: `${root}/rows`, title: 'Rain' }]);
    expect((await get('/')).body).toEqual(body);
  });

  test('writes every type as the standard wants it', async () => {
    const { get } = await openRain(await open());
    const { text, body } = await get('/rows');
    expect(body['@odata.context']).toMatch(/\/odata\/rain-2024\/\$metadata#rows$/);
    expect(body.value[0]).toEqual({
      _id: 1,
      district: 'Kodagu',
      Rain_mm: 2718.4,
      people: 554519,
      share: 0.5,
      is_urban: false,
      day: '2023-06-01',
      at: '2023-06-01T10:00:00.123456Z',
      hour: '07:30:00',
      more: '{"a":[1]}',
      tags: ['hills', 'coffee'],
    });
    expect(body.value[3]).toMatchObject({ district: null, Rain_mm: null, at: null, more: null, tags: [] });
    // All digits, where a double of JavaScript would lose some.
    expect(text).toContain('"Rain_mm":12345678901234567890.5,"people":9007199254740993,');
  });

  test('writes large numbers as texts for who asks so', async () => {
    const { get } = await openRain(await open());
    const { body, headers } = await get('/rows?$count=true&$select=people,Rain_mm,share', {
      accept: 'application/json;IEEE754Compatible=true',
    });
    expect(headers['content-type']).toContain(';IEEE754Compatible=true');
    expect(body['@odata.count']).toBe('4');
    expect(body.value[1]).toMatchObject({ people: '9007199254740993', Rain_mm: '12345678901234567890.5' });
    expect(body.value[2]).toMatchObject({ people: '3', share: 2 });
  });

  test('says as much beside the rows as is asked for', async () => {
    const { get } = await openRain(await open());
    const accept = (level: string) => ({ accept: `application/json;odata.metadata=${level}` });
    expect((await get('/rows?$select=district&$top=1', accept('none'))).body).toEqual({
      value: [{ district: 'Kodagu' }],
    });
    const minimal = await get('/rows?$select=district&$top=1', accept('minimal'));
    expect(minimal.body['@odata.context']).toMatch(/#rows\(district\)$/);
    expect(minimal.body.value[0]['@odata.id']).toMatch(/\/rain-2024\/rows\(1\)$/);
    const full = await get('/rows?$top=1&$format=application/json;odata.metadata=full');
    expect(full.body.value[0]).toMatchObject({
      '@odata.type': '#Gazetteer.Row',
      '@odata.id': expect.stringMatching(/rows\(1\)$/),
      'people@odata.type': '#Int64',
      'at@odata.type': '#DateTimeOffset',
      'tags@odata.type': '#Collection(String)',
    });
    expect(full.body.value[0]).not.toHaveProperty('district@odata.type');
  });

  test('gives one row by its key, and the number of rows as plain text', async () => {
    const { get } = await openRain(await open());
    const { body } = await get('/rows(2)?$select=_id,district');
    expect(body).toEqual({
      '@odata.context': expect.stringMatching(/#rows\(_id,district\)\/\$entity$/),
      _id: 2,
      district: "O'Hara",
    });
    expect((await get('/rows(_id=3)')).body.district).toBe('mysuru');
    expect((await get('/rows(9)')).status).toBe(404);
    expect((await get('/rows(x)')).body.error).toMatchObject({ code: 'invalid_input', target: 'key' });
    const count = await get('/rows/$count?$filter=people gt 5&$top=1');
    expect(count).toMatchObject({ text: '2', headers: { 'content-type': 'text/plain; charset=utf-8' } });
  });

  test('sorts with what has no value first, and last where it sorts down', async () => {
    const { get } = await openRain(await open());
    const order = async (orderby: string) =>
      (await get(`/rows?$select=_id&$orderby=${orderby}`)).body.value.map((row: { _id: number }) => row._id);
    expect(await order('people')).toEqual([4, 3, 1, 2]);
    expect(await order('people desc')).toEqual([2, 1, 3, 4]);
    expect(await order('is_urban desc,district')).toEqual([2, 1, 4, 3]);
    expect(await order('_id desc,people')).toEqual([4, 3, 2, 1]);
  });

  test('answers like one that is not there to whoever may not see it', async () => {
    const { datastore, resource_id, get } = await openRain(await open());
    const resource = datastore.resources.get(resource_id);
    if (resource) resource.private = true;
    for (const path of [
      '',
      '/$metadata',
      '/rows',
      '/rows(1)',
      '/rows/$count',
      '/rows?$filter=nothing eq 1',
    ]) {
      const { status, body } = await get(path);
      const missing = (await datastore.server.inject(`/odata/missing${path}`)).json();
      expect([status, body]).toEqual([
        404,
        JSON.parse(JSON.stringify(missing).replace('missing', 'rain-2024')),
      ]);
      expect((await get(path, { authorization: 'administrator' })).status).toBe(
        path.includes('nothing') ? 400 : 200,
      );
    }
  });

  test('opens by the id of its resource, too', async () => {
    const { datastore, resource_id } = await openRain(await open());
    const answer = await datastore.server.inject(`/odata/${resource_id}/rows?$top=1&$select=people`);
    expect(answer.json().value[0].people).toBe(554519);
  });
});
