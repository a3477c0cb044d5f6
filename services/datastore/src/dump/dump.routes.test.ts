import { describeStores } from '@gazetteer/testing';
import { expect, test, vi } from 'vitest';
import { openTestDatastore, type TestDatastore } from '../datastore-testing.ts';

const fields = [
  { id: 'place name', type: 'text' },
  { id: 'rate', type: 'numeric' },
  { id: 'at', type: 'timestamp' },
  { id: 'tags', type: 'text[]' },
];
const records = [
  { 'place name': 'A & <B>', rate: 1.5, at: '2024-01-02T03:04:05', tags: ['x', 'y'] },
  { 'place name': 'say "hi",\nthen ☃', rate: 100, at: null, tags: null },
];

async function withTable(test: TestDatastore): Promise<string> {
  const resource_id = test.addResource();
  await test.call('datastore_create', { resource_id, fields, records, aliases: ['rates'] });
  return resource_id;
}

describeStores('downloading tables', (open) => {
  test('as CSV, whose header leads to what its columns mean', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const linkOf = async (query: string) =>
      (await datastore.server.inject(`/datastore/dump/${id}${query}`)).headers.link;
    expect(await linkOf('')).toMatch(
      new RegExp(
        `^<.*/datastore/dump/${id}-metadata.json>; rel="describedby"; type="application/csvm\\+json"$`,
      ),
    );
    // Chosen columns are not those of the whole table.
    expect([await linkOf('?fields=rate'), await linkOf('?format=json')]).toEqual([undefined, undefined]);
  });

  test('with columns whose names contain a comma', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    const names = ['Deaths, total', 'Births'];
    await datastore.call('datastore_create', {
      resource_id: id,
      fields: [...names, 'Year'].map((name) => ({ id: name, type: 'int' })),
      records: [{ 'Deaths, total': 3, Births: 5, Year: 2011 }],
    });
    const query = new URLSearchParams({ fields: JSON.stringify(names) });
    const answer = await datastore.server.inject(`/datastore/dump/${id}?${query}`);
    expect(answer.body).toBe('"Deaths, total",Births\n3,5\n');
    const refused = await datastore.server.inject(`/datastore/dump/${id}?fields=[Births]`);
    expect(refused.json()).toMatchObject({ error: { fields: { fields: ['is not JSON'] } } });
  });

  test.each([
    [
      'csv',
      '_id,place name,rate,at,tags\n1,A & <B>,1.5,2024-01-02T03:04:05,"[""x"",""y""]"\n2,"say ""hi"",\nthen ☃",100,,\n',
    ],
    [
      'tsv',
      '_id\tplace name\trate\tat\ttags\n1\tA & <B>\t1.5\t2024-01-02T03:04:05\t"[""x"",""y""]"\n2\t"say ""hi"",\nthen ☃"\t100\t\t\n',
    ],
    [
      'xml',
      '<?xml version="1.0" encoding="utf-8"?>\n<data>\n' +
        '<row _id="1"><column name="place name">A &amp; &lt;B&gt;</column><rate>1.5</rate><at>2024-01-02T03:04:05</at><tags>[x, y]</tags></row>\n' +
        '<row _id="2"><column name="place name">say "hi",&#10;then ☃</column><rate>100</rate></row>\n</data>\n',
    ],
  ])('as %s', async (format, expected) => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const answer = await datastore.server.inject(`/datastore/dump/${id}?format=${format}`);
    expect(answer.body).toBe(expected);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename=rates.${format}`);
  });

  test('as JSON and as lines of JSON', async () => {
    const datastore = await openTestDatastore(await open());
    await withTable(datastore);
    const json = await datastore.server.inject('/datastore/dump/rates?format=json');
    expect(json.json()).toEqual({
      fields: [{ id: '_id', type: 'int' }, ...fields.slice(0, 3), { id: 'tags', type: '_text' }],
      records: [
        [1, 'A & <B>', 1.5, '2024-01-02T03:04:05', ['x', 'y']],
        [2, 'say "hi",\nthen ☃', 100, null, null],
      ],
    });
    const lines = await datastore.server.inject('/datastore/dump/rates?format=ndjson');
    expect(
      lines.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject(records.map((record, index) => ({ _id: index + 1, ...record })));
  });

  test('under a long title, which is not cut in the middle of a character', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const { resources } = datastore.datastore.context;
    const found = await resources.find(id);
    const title = `${'r'.repeat(119)}\u{1F327}`;
    vi.spyOn(resources, 'find').mockResolvedValue(found && { ...found, title });
    const answer = await datastore.server.inject(`/datastore/dump/${id}`);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename=${'r'.repeat(119)}.csv`);
  });

  test('the rows a search finds, with a byte order mark for those who need it', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const query = new URLSearchParams({ filters: '{"rate": {"gt": 50}}', fields: 'rate,_id', bom: 'true' });
    const answer = await datastore.server.inject(`/datastore/dump/${id}?${query}`);
    expect(answer.body).toBe('\uFEFFrate,_id\n100,2\n');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const sorted = await datastore.server.inject(
      `/datastore/dump/${id}?sort=_id desc&limit=1&fields=_id&q=a`,
    );
    expect(sorted.body).toMatch(/^_id/);
  });

  test('a whole Parquet file is the stored one: parts of it and its unchanged state can be asked for', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const url = `/datastore/dump/${id}?format=parquet`;
    const whole = await datastore.server.inject(url);
    expect(whole.rawPayload.subarray(0, 4).toString()).toBe('PAR1');
    const part = await datastore.server.inject({ url, headers: { range: 'bytes=-4' } });
    expect([part.statusCode, part.body]).toEqual([206, 'PAR1']);
    const size = whole.rawPayload.length;
    expect(part.headers['content-range']).toBe(`bytes ${size - 4}-${size - 1}/${size}`);
    const outside = await datastore.server.inject({ url, headers: { range: `bytes=${size}-` } });
    expect(outside.statusCode).toBe(416);
    const etag = String(whole.headers.etag);
    const unchanged = await datastore.server.inject({ url, headers: { 'if-none-match': etag } });
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    await datastore.call('datastore_upsert', { resource_id: id, method: 'insert', records: [{ rate: 1 }] });
    const changed = await datastore.server.inject({ url, headers: { 'if-none-match': etag } });
    expect(changed.statusCode).toBe(200);
    const some = await datastore.server.inject(`${url}&limit=1`);
    expect(some.rawPayload.subarray(0, 4).toString()).toBe('PAR1');
  });

  test('HEAD tells the length of a stored file, and none of what is written while it is sent', async () => {
    const { server, ...datastore } = await openTestDatastore(await open());
    const id = await withTable({ server, ...datastore });
    const head = async (url: string) => (await server.inject({ method: 'HEAD', url })).headers;
    const parquet = await server.inject(`/datastore/dump/${id}?format=parquet`);
    for (const url of [`/datastore/dump/${id}?format=parquet`, `/datastore/version/${id}/1.parquet`]) {
      expect(await head(url)).toMatchObject({
        'content-length': String(parquet.rawPayload.length),
        'accept-ranges': 'bytes',
      });
    }
    for (const format of ['csv', 'json', 'xlsx']) {
      expect(await head(`/datastore/dump/${id}?format=${format}`)).not.toHaveProperty('content-length');
    }
  });

  test('pages of other sites may ask for parts and versions, and read where they are', async () => {
    const { server, ...datastore } = await openTestDatastore(await open());
    const id = await withTable({ server, ...datastore });
    const url = `/datastore/dump/${id}?format=parquet`;
    const headers = { origin: 'https://elsewhere.test', 'access-control-request-method': 'GET' };
    const asked = await server.inject({ method: 'OPTIONS', url, headers });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers['access-control-allow-origin']).toBe('*');
    expect(String(asked.headers['access-control-allow-headers']).split(', ')).toEqual(
      expect.arrayContaining(['Range', 'If-None-Match', 'Authorization']),
    );
    const part = await server.inject({ url, headers: { range: 'bytes=-4' } });
    expect(String(part.headers['access-control-expose-headers']).split(', ')).toEqual(
      expect.arrayContaining(['Content-Range', 'Content-Length', 'ETag', 'Link', 'records-truncated']),
    );
  });

  test('what cannot be given is refused plainly', async () => {
    const datastore = await openTestDatastore(await open());
    const id = await withTable(datastore);
    const status = async (url: string) => {
      const answer = await datastore.server.inject(url);
      return [answer.statusCode, answer.json().error.message];
    };
    expect(await status(`/datastore/dump/${id}?format=doc`)).toEqual([
      400,
      expect.stringMatching(/"doc".*csv, tsv/),
    ]);
    expect(await status(`/datastore/dump/${id}?filters=x`)).toEqual([400, 'filters: is not JSON']);
    expect(await status(`/datastore/dump/${id}?fields=colour`)).toEqual([
      400,
      expect.stringMatching(/"colour"/),
    ]);
    const refused = await datastore.server.inject(`/datastore/dump/${id}?fields=colour`);
    expect(refused.headers).not.toHaveProperty('content-disposition');
    expect(refused.headers).not.toHaveProperty('etag');
    expect(await status('/datastore/dump/nothing')).toEqual([404, 'Resource "nothing" was not found.']);
    const secret = datastore.addResource({ private: true });
    await datastore.call('datastore_create', { resource_id: secret, records });
    expect(await status(`/datastore/dump/${secret}`)).toEqual([404, `Resource "${secret}" was not found.`]);
  });
});
