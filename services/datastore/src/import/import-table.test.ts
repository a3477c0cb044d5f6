import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { administrator, describeStores, person } from '@gazetteer/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type FoundLists, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import { exportTable } from '../dump/export-table.ts';
import type { ImportInput, ImportProgress } from './import-input.ts';
import { importTable } from './import-table.ts';

async function fileOf(content: string | Uint8Array, name = 'table.csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

async function importText(
  test: TestDatastore,
  content: string | Uint8Array,
  options: Partial<ImportInput> & { name?: string; resourceId?: string } = {},
) {
  const { name = 'table.csv', ...input } = options;
  const resourceId = input.resourceId ?? test.addResource({ urlType: null });
  const source = { path: await fileOf(content, name) };
  const result = await importTable(test.datastore.context, administrator, {
    resourceId,
    source,
    format: name,
    ...input,
  });
  const found = await test.call<FoundLists>('datastore_search', { id: resourceId, records_format: 'lists' });
  return { resourceId, result, rows: found.result.records };
}

const typesOf = (columns: readonly { id: string; type: string }[]) =>
  Object.fromEntries(columns.map(({ id, type }) => [id, type]));

describeStores('importing files', (open) => {
  test('types come from all values: codes keep their zeros, words for nothing are nothing', async () => {
    const datastore = await openTestDatastore(await open());
    const { result, rows } = await importText(
      datastore,
      'code,district,year,date,people,share,open\n001,Kolar,2011,2011-03-01,15,1.5,true\n' +
        '010,"Ben, galuru",2012,2012-03-01,NA,..,false\n,Mysuru,2013,,7,-2e3,\n',
    );
    expect(typesOf(result.columns)).toEqual({
      code: 'text',
      district: 'text',
      year: 'int',
      date: 'date',
      people: 'int',
      share: 'float',
      open: 'bool',
    });
    expect(rows).toEqual([
      [1, '001', 'Kolar', 2011, '2011-03-01', 15, 1.5, true],
      [2, '010', 'Ben, galuru', 2012, '2012-03-01', null, null, false],
      [3, null, 'Mysuru', 2013, null, 7, -2000, null],
    ]);
    expect(datastore.resources.values().next().value?.table).not.toBeNull();
  });

  test('the dictionary is guessed, and what is said of a column counts more', async () => {
    const datastore = await openTestDatastore(await open());
    const text = 'State_Code,year,totalPopulation,Remarks\n29,2011,61095297,x\n33,2011,72147030,y\n';
    const columns = [{ id: 'State_Code', type: 'text', info: { scheme: 'lgd', label: 'State' } }];
    const { result, resourceId } = await importText(datastore, text, { columns });
    expect(result.columns).toEqual([
      {
        id: 'State_Code',
        type: 'text',
        info: { label: 'State', role: 'geo', level: 'state', scheme: 'lgd' },
      },
      { id: 'year', type: 'int', info: { label: 'Year', role: 'time' } },
      { id: 'totalPopulation', type: 'int', info: { label: 'Total population', role: 'measure' } },
      { id: 'Remarks', type: 'text', info: { label: 'Remarks', role: 'dimension' } },
    ]);
    await datastore.call('datastore_create', {
      resource_id: resourceId,
      force: true,
      fields: [{ id: 'Remarks', info: { label: 'Notes', notes: 'By hand' } }],
    });
    const again = await importText(datastore, text, { resourceId });
    expect(again.result.columns[3]?.info).toEqual({ label: 'Notes', notes: 'By hand', role: 'dimension' });
    expect(again.rows.map(([id]) => id)).toEqual([1, 2]);
  });

  test('headers become names that keep the rules, each only once', async () => {
    const datastore = await openTestDatastore(await open());
    const { result } = await importText(datastore, ' Name ,NAME,_id,_x,"say ""hi""",\n1,2,3,4,5,6\n');
    expect(result.columns.map((column) => column.id)).toEqual([
      'Name',
      'NAME_2',
      'id',
      'x',
      'say hi',
      'column_6',
    ]);
  });

  test.each([
    ['ids of documents', '507f1f77bcf86cd799439011', '507f191e810c19729de860ea'],
    ['numbers that do not count the rows', 7, 9],
    ['a number that is there twice', 1, 1],
  ])('a column _id with %s is kept under a tidy name, and it is told', async (_what, first, second) => {
    const datastore = await openTestDatastore(await open());
    const { result, rows } = await importText(datastore, `_id,name\n${first},a\n${second},b\n`);
    expect(rows).toEqual([
      [1, first, 'a'],
      [2, second, 'b'],
    ]);
    expect(result.columns.map(({ id }) => id)).toEqual(['id', 'name']);
    expect(result.report.notes).toContainEqual({
      code: 'column_renamed',
      params: { header: '_id', column: 'id' },
    });
  });

  test('the numbers that a download from here gives its rows are left out', async () => {
    const datastore = await openTestDatastore(await open());
    const { result } = await importText(datastore, '_id,name\n2,b\n1,a\n');
    expect(result.columns.map(({ id }) => id)).toEqual(['name']);
    expect(result.report.notes).toEqual([]);
  });

  test.each([
    ['semicolons.csv', 'a;b\n1;x\n2;y\n'],
    ['bom.csv', '\uFEFFa,b\r\n1,x\r\n2,y\r\n'],
    ['tabs.tsv', 'a\tb\n1\tx\n2\ty\n'],
    ['packed.csv.gz', gzipSync('a,b\n1,x\n2,y\n')],
    ['utf16.csv', Buffer.from('\uFEFFa,b\n1,x\n2,y\n', 'utf16le')],
    ['list.json', '[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]'],
    ['lines.ndjson', '{"a": 1, "b": "x"}\n{"a": 2, "b": "y"}\n'],
  ])('%s is read', async (name, content) => {
    const datastore = await openTestDatastore(await open());
    const { rows } = await importText(datastore, content, { name });
    expect(rows).toEqual([
      [1, 1, 'x'],
      [2, 2, 'y'],
    ]);
  });

  test('text from Windows keeps its letters', async () => {
    const datastore = await openTestDatastore(await open());
    const { rows } = await importText(
      datastore,
      Buffer.from('name,n\nCôte d’Ivoire'.replace('’', '\x92') + ',1\n', 'latin1'),
    );
    expect(rows).toEqual([[1, 'Côte d’Ivoire', 1]]);
  });

  test('nested values of JSON are kept as JSON, and a stream will do', async () => {
    const datastore = await openTestDatastore(await open());
    const stream = Readable.from([Buffer.from('[{"a": {"x": [1]}, "l": [1, 2]}]')]);
    const { result, rows } = await importText(datastore, '', { source: { stream }, format: 'JSON' });
    expect(typesOf(result.columns)).toEqual({ a: 'json', l: '_int' });
    expect(rows).toEqual([[1, { x: [1] }, [1, 2]]]);
  });

  test('what was exported can be imported again', async () => {
    const datastore = await openTestDatastore(await open());
    const { resourceId, rows } = await importText(datastore, 'a,b\n1,x\n2,y\n');
    for (const format of ['csv', 'parquet', 'ndjson', 'tsv'] as const) {
      const path = await fileOf('', `copy.${format}`);
      const { context } = datastore.datastore;
      expect(await exportTable(context, administrator, { name: resourceId, format, path })).toEqual({
        rows: 2,
      });
      const copy = await importText(datastore, '', { source: { path }, format });
      expect(copy.rows).toEqual(rows);
    }
  });

  test.each([
    ['', 'table.csv', /empty/],
    ['<!doctype html><p>Not here</p>', 'table.csv', /web page/],
    ['PK\u0003\u0004 zip', 'table.csv', /damaged/],
    ['{"a": 1', 'table.json', /JSON/],
    ['PAR1 broken PAR1', 'table.parquet', /Parquet/],
  ])('%j as %s is refused and changes nothing', async (content, name, text) => {
    const datastore = await openTestDatastore(await open());
    const { resourceId, rows } = await importText(datastore, 'a\n1\n');
    const before = await readdir(datastore.folder, { recursive: true });
    await expect(importText(datastore, content, { resourceId, name })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { file: [expect.stringMatching(text)] },
    });
    const after = await datastore.call<FoundLists>('datastore_search', {
      id: resourceId,
      records_format: 'lists',
    });
    expect(after.result.records).toEqual(rows);
    expect(await readdir(datastore.folder, { recursive: true })).toEqual(before);
  });

  test('a value that breaks a declared type is named with its line', async () => {
    const datastore = await openTestDatastore(await open());
    const lines = Array.from({ length: 50 }, (_, index) => (index === 40 ? 'many' : index));
    const columns = [{ id: 'n', type: 'int' }];
    const text = `n\n${lines.join('\n')}\n`;
    await expect(importText(datastore, text, { columns, strict: true })).rejects.toMatchObject({
      fields: { file: [expect.stringMatching(/line 42: "many"/)] },
    });
  });

  test('progress is told, and only those who may write import', async () => {
    const datastore = await openTestDatastore(await open());
    const progress: ImportProgress[] = [];
    await importText(datastore, 'a\n1\n', { onProgress: (step) => progress.push(step) });
    expect(progress.map(({ phase }) => phase)).toEqual(
      expect.arrayContaining(['reading', 'describing', 'done']),
    );
    expect(progress.at(-1)).toEqual({ phase: 'done', rows: 1 });
    const resourceId = datastore.addResource();
    const input = { resourceId, source: { path: await fileOf('a\n1\n') }, format: 'csv' };
    await expect(importTable(datastore.datastore.context, person('mary'), input)).rejects.toMatchObject({
      status: 403,
    });
  });
});
