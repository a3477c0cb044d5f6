import { createClient } from '@gazetteer/client';
import { expect, test } from 'vitest';
import { readSqlAddress, sqlAddress } from './sql-address.ts';
import { mostRowsShown, offsetOf, runSql } from './sql-outcome.ts';

const answering = (status: number, body: unknown) =>
  createClient({ baseUrl: '', fetch: async () => Response.json(body, { status }) });

test('an answer is sorted before it is cut, nothing last', async () => {
  const values = [null, 10, 2, ...Array.from({ length: 2000 }, (_, index) => 100 + index)];
  const result = { sql: '', fields: [{ id: 'n', type: 'int' }], records: values.map((n) => ({ n })) };
  const client = answering(200, { success: true, result });
  const up = await runSql(client, 'x', { sort: { column: 'n', descending: false } });
  expect(up).toMatchObject({
    kind: 'answer',
    rowCount: 2003,
    truncated: false,
    rows: { length: mostRowsShown },
  });
  expect(up.kind === 'answer' && up.rows.slice(0, 2)).toEqual([[2], [10]]);
  const down = await runSql(client, 'x', { sort: { column: 'n', descending: true } });
  expect(down.kind === 'answer' && down.rows[0]).toEqual([2099]);
});

test('codes of places have their names where a column is one of the table, and stand alone where names fail', async () => {
  const fields = [
    { id: 'STATE', type: 'int' },
    { id: 'n', type: 'int' },
  ];
  const records = [
    { STATE: 6, n: 6 },
    { STATE: null, n: 1 },
  ];
  const named = [{ value: '6', code: '06', name: 'California' }];
  const asked: unknown[] = [];
  const naming = (status: number) =>
    createClient({
      baseUrl: '',
      fetch: async (address) => {
        const isSql = address.includes('datastore_search_sql');
        if (!isSql) asked.push(Object.fromEntries(new URL(address, 'http://x').searchParams));
        const result = isSql
          ? { sql: '', fields, records }
          : { fields: [], records: [], places: [{ field: 'state', names_in: 'name', named }] };
        return Response.json({ success: true, result }, { status: isSql ? 200 : status });
      },
    });
  const codes = { resourceId: 'r', columns: [{ field: 'state', type: 'int', namesIn: 'name' }] };
  expect(await runSql(naming(200), 'x', { codes })).toMatchObject({
    fields: [{ id: 'STATE', codes: { areNamedBeside: false } }, { id: 'n' }],
    rows: [
      [{ code: '06', name: 'California' }, 6],
      [null, 1],
    ],
  });
  expect(asked).toEqual([
    {
      resource_id: 'r',
      filters: '{"state":[6]}',
      limit: '0',
      include_total: 'false',
      place_names: 'true',
    },
  ]);
  expect(await runSql(naming(503), 'x', { codes })).toMatchObject({
    rows: [
      [6, 6],
      [null, 1],
    ],
  });
});

test('a fault comes with its place, whatever else the server says', async () => {
  const fault = { code: 'column_not_found', line: 2, column: 3, name: 'x' };
  const error = { __type: 'Validation Error', query: ['no such column'], info: { fault } };
  expect(await runSql(answering(409, { success: false, error }), 'x', {})).toEqual({
    kind: 'failure',
    fault,
    message: 'no such column',
  });
  const plain = { __type: 'Service Error', message: 'busy' };
  expect(await runSql(answering(503, { success: false, error: plain }), 'x', {})).toMatchObject({
    kind: 'failure',
    message: 'busy',
  });
});

test('line and column lead to an offset in the text', () => {
  expect(offsetOf('select é,\n  b', { code: 'x', line: 2, column: 3 })).toBe(12);
  expect(offsetOf('select', { code: 'x' })).toBeUndefined();
});

test('an address keeps a query and its order', () => {
  const sql = 'select a\nfrom "t:asc"';
  const query = new URL(`http://x${sqlAddress('/p', sql, { column: 'a:b', descending: true })}`).searchParams;
  expect(readSqlAddress(query)).toEqual({ sql, sort: { column: 'a:b', descending: true } });
  expect(readSqlAddress(new URLSearchParams({ sql: ' select\r\n1 ' }))).toEqual({
    sql: 'select\n1',
    sort: undefined,
  });
});
