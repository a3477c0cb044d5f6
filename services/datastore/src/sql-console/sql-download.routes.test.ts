import { readdir } from 'node:fs/promises';
import { describeStores } from '@gazetteer/testing';
import { expect, test, vi } from 'vitest';
import { openTestDatastore } from '../datastore-testing.ts';

const address = (sql: string, more = '') => `/datastore/sql?sql=${encodeURIComponent(sql)}${more}`;

describeStores('GET /datastore/sql', (open) => {
  test('gives the rows that answer a query in each format', async () => {
    const { server } = await openTestDatastore(await open());
    const sql = `select * from (values (1, 'a "b", c', [1, 2]), (2, null, null), (3, '', [])) t(n, "the text", list);`;
    const bodies: Record<string, string> = {
      csv: 'n,the text,list\n1,"a ""b"", c","[1,2]"\n2,,\n3,"",[]\n',
      tsv: 'n\tthe text\tlist\n1\t"a ""b"", c"\t[1,2]\n2\t\t\n3\t""\t[]\n',
      ndjson:
        '{"n":1,"the text":"a \\"b\\", c","list":[1,2]}\n{"n":2,"the text":null,"list":null}\n{"n":3,"the text":"","list":[]}\n',
    };
    for (const [format, body] of Object.entries(bodies)) {
      const answer = await server.inject(address(sql, `&format=${format}`));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="query.${format}"`);
      expect(answer.headers['records-truncated']).toBe('false');
      expect(answer.body).toBe(body);
    }
    const records = bodies.ndjson
      ?.trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect((await server.inject(address(sql, '&format=json'))).json()).toEqual(records);
    expect((await server.inject(address('select 1 where false', '&format=json'))).json()).toEqual([]);
  });

  test('two columns of one name get two headings', async () => {
    const { server } = await openTestDatastore(await open());
    expect((await server.inject(address('select 1 as a, 2 as a'))).body).toBe('a,a_1\n1,2\n');
  });

  test('more than 32,000 rows are cut, and the answer says so', async () => {
    const { server } = await openTestDatastore(await open());
    const answer = await server.inject(address('select a.range from range(200) a, range(200) b'));
    expect(answer.body.split('\n')).toHaveLength(32_002);
    expect(answer.headers['records-truncated']).toBe('true');
  });

  test('a query that is refused or fails says why, and leaves no file', async () => {
    const { server, datastore } = await openTestDatastore(await open());
    const cases: [sql: string, status: number, code: string][] = [
      ['select 1; select 2', 400, 'invalid_input'],
      ["select * from read_csv('/etc/passwd')", 403, 'access_denied'],
      ['select * from "no such table"', 404, 'not_found'],
      ['selec 1', 400, 'invalid_input'],
      ['', 400, 'invalid_input'],
    ];
    for (const [sql, status, code] of cases) {
      const answer = await server.inject(address(sql));
      expect([sql, answer.statusCode, answer.json().error.code]).toEqual([sql, status, code]);
    }
    const unknown = await server.inject(address('select 1', '&format=xls'));
    expect(unknown.json().error.fields).toHaveProperty('format');
    await vi.waitFor(async () =>
      expect(
        (await readdir(datastore.context.temporaryFolder)).filter((name) => name.includes('sql')),
      ).toEqual([]),
    );
  });
});
