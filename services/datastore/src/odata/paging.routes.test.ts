import { describeStores } from '@gazetteer/testing';
import { expect, test } from 'vitest';
import { openRain } from './odata-testing.ts';

type Getter = Awaited<ReturnType<typeof openRain>>['get'];

/** The keys of the rows of each page, as a program finds them that follows the links. */
async function readPages(get: Getter, path: string, size: number): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined = path; next !== undefined; ) {
    const { body, headers } = await get(next, { prefer: `odata.maxpagesize=${size}` });
    expect(headers['preference-applied']).toBe(`odata.maxpagesize=${size}`);
    pages.push(body.value.map((row: { _id: number }) => row._id));
    next = body['@odata.nextLink']?.replace(/^.*\/odata\/rain-2024/, '');
  }
  return pages;
}

describeStores('pages of OData', (open) => {
  test('follow one another by links until all rows were there', async () => {
    const { datastore, resource_id, get } = await openRain(await open());
    expect(await readPages(get, '/rows', 3)).toEqual([[1, 2, 3], [4]]);
    expect(await readPages(get, '/rows', 2)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(await readPages(get, '/rows?$select=_id&$orderby=_id desc', 3)).toEqual([[4, 3, 2], [1]]);
    expect(await readPages(get, '/rows?$orderby=people desc', 3)).toEqual([[2, 1, 3], [4]]);
    expect(await readPages(get, '/rows?$filter=people gt 1', 2)).toEqual([[1, 2], [3]]);
    await datastore.call('datastore_records_delete', { resource_id, filters: { _id: 2 } });
    expect(await readPages(get, '/rows', 2)).toEqual([[1, 3], [4]]);
  });

  test('together hold as many rows as $top asks for, behind those of $skip', async () => {
    const { get } = await openRain(await open());
    expect(await readPages(get, '/rows?$top=3', 2)).toEqual([[1, 2], [3]]);
    expect(await readPages(get, '/rows?$top=2', 2)).toEqual([[1, 2]]);
    expect(await readPages(get, '/rows?$skip=1&$top=3', 2)).toEqual([[2, 3], [4]]);
    expect(await readPages(get, '/rows?$skip=1&$orderby=people', 2)).toEqual([[3, 1], [2]]);
    expect(await readPages(get, '/rows?$top=0', 2)).toEqual([[]]);
    expect(await readPages(get, '/rows?$skip=9', 2)).toEqual([[]]);
  });

  test('count all rows, whatever page it is', async () => {
    const { get } = await openRain(await open());
    const first = await get('/rows?$count=true&$filter=people gt 1', { prefer: 'maxpagesize=2' });
    expect(first.body['@odata.count']).toBe(3);
    const next = String(first.body['@odata.nextLink']).replace(/^.*\/odata\/rain-2024/, '');
    expect((await get(next)).body['@odata.count']).toBe(3);
  });

  test('are all of the version of the table that the first one was of', async () => {
    const { datastore, resource_id, get } = await openRain(await open());
    const first = await get('/rows?$select=district', { prefer: 'maxpagesize=2' });
    const next = String(first.body['@odata.nextLink']).replace(/^.*\/odata\/rain-2024/, '');
    const change = { resource_id, records: [{ _id: 3, district: 'Mysore' }], method: 'update' };
    expect((await datastore.call('datastore_upsert', change)).status).toBe(200);
    expect((await get(next)).body.value[0].district).toBe('mysuru');
    expect((await get('/rows(3)')).body.district).toBe('Mysore');
  });

  test('are refused where they begin nowhere', async () => {
    const { get } = await openRain(await open());
    for (const token of ['x', Buffer.from('{"version":-1}').toString('base64url')]) {
      const { status, body } = await get(`/rows?$skiptoken=${token}`);
      expect([status, body.error.target]).toEqual([400, '$skiptoken']);
    }
  });
});
