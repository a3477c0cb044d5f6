import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableSource } from '../files/catalogue-source.ts';
import { prepareTable } from './prepare-table.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prepare-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function rowsOf(content: unknown, table: Partial<TableSource> = {}): Promise<unknown[]> {
  const file = path.join(folder, 'table.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  const prepared = await prepareTable(
    { path: 't', file, title: 'T', format: 'JSON', columns: [], ...table },
    folder,
  );
  const text = await readFile(prepared.file, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe('preparing a table', () => {
  it('leaves files alone that the datastore reads itself', async () => {
    const table = { path: 't', file: '/data/a.csv.gz', title: 'T', format: 'CSV', columns: [] };
    expect(await prepareTable(table, folder)).toEqual({ file: '/data/a.csv.gz', format: 'CSV' });
  });

  it('leaves JSON alone whose columns nobody declared', async () => {
    const table = { path: 't', file: '/data/a.json', title: 'T', format: 'JSON', columns: [] };
    expect(await prepareTable(table, folder)).toEqual({ file: '/data/a.json', format: 'JSON' });
  });

  it('takes the features of GeoJSON, points as coordinates', async () => {
    const feature = {
      type: 'Feature',
      id: 'e1',
      properties: { mag: 2 },
      geometry: { type: 'Point', coordinates: [1, 2, 3] },
    };
    const rows = await rowsOf(
      {
        type: 'FeatureCollection',
        features: [feature, { type: 'Feature', properties: null }],
      },
      { columns: ['mag', 'id', 'longitude', 'latitude', 'depth'].map((name) => ({ name })) },
    );
    const nothing = { mag: null, id: null, longitude: null, latitude: null, depth: null };
    expect(rows).toEqual([{ mag: 2, id: 'e1', longitude: 1, latitude: 2, depth: 3 }, nothing]);
  });

  it('reads values as they are declared, and keeps no other columns', async () => {
    const columns = [
      { name: 'sum', type: 'float', groupCharacter: ',' },
      { name: 'day', type: 'date', dateFormat: '%m/%d/%Y' },
      { name: 'iso', type: 'date' },
      { name: 'at', type: 'timestamp' },
      { name: 'code', type: 'text' },
      { name: 'gone', type: 'int' },
    ];
    const row = { sum: '-1,234.5', day: '1/5/2015', iso: '2000-01-01T08:00:00Z', at: 0, code: 7, more: 'x' };
    expect(await rowsOf([row], { columns })).toEqual([
      {
        sum: -1234.5,
        day: '2015-01-05',
        iso: '2000-01-01',
        at: '1970-01-01T00:00:00',
        code: '7',
        gone: null,
      },
    ]);
  });

  it('turns columns into rows', async () => {
    const unpivot = { columns: '^\\d{4}$', name: 'year', value: 'amount' };
    expect(await rowsOf([{ item: 'a', 2001: '1', 2002: '2' }], { unpivot })).toEqual([
      { item: 'a', year: '2001', amount: '1' },
      { item: 'a', year: '2002', amount: '2' },
    ]);
  });

  it.each(['{', '{"a": 1}', '[1, 2]', '"text"'])('refuses %s, which is no table', async (content) => {
    await expect(rowsOf(content, { columns: [{ name: 'a' }] })).rejects.toThrow(/no table|not JSON/);
  });
});
