import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { administrator, describeStores } from '@gazetteer/testing';
import { expect, onTestFinished, test } from 'vitest';
import { type FoundLists, openTestDatastore, type TestDatastore } from '../datastore-testing.ts';
import type { ImportInput } from './import-input.ts';
import { importTable } from './import-table.ts';

async function importInto(
  { datastore }: TestDatastore,
  resourceId: string,
  text: string,
  more: Partial<ImportInput> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'table');
  await writeFile(path, text);
  return importTable(datastore.context, administrator, {
    resourceId,
    source: { path },
    format: 'csv',
    ...more,
  });
}

const rowsOf = async ({ call }: TestDatastore, id: string) =>
  (await call<FoundLists>('datastore_search', { id, records_format: 'lists' })).result.records;

describeStores('reports of imports', (open) => {
  test('a report says how the file was read, what was left out, and what to mind', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    const text = 'Budget of 2012\n\n" State ";Crores;Crores\nKerala;1,5;x\nGoa;2\nTotal;3,25;y\n';
    const { report, rows } = await importInto(datastore, id, text);
    expect(rows).toBe(2);
    expect(report).toEqual({
      format: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      header_line: 3,
      sheet: null,
      sheets: [],
      rows: 2,
      rejected_rows: 1,
      rejected: [{ line: 5, column: null, value: '2', reason: 'too_few_cells', row: 'Goa,2' }],
      notes: [
        { code: 'preamble_skipped', params: { lines: 2, text: 'Budget of 2012' } },
        { code: 'header_repeated', params: { header: 'Crores', times: 2 } },
        { code: 'decimal_comma', params: { column: 'Crores' } },
        { code: 'totals_kept', params: { rows: 1, row: 2 } },
      ],
      columns: [
        { name: 'State', header: 'State', type: 'text' },
        { name: 'Crores', header: 'Crores', type: 'float' },
        { name: 'Crores_2', header: 'Crores', type: 'text' },
      ],
    });
    expect(await rowsOf(datastore, id)).toEqual([
      [1, 'Kerala', 1.5, 'x'],
      [2, 'Total', 3.25, 'y'],
    ]);
  });

  test('where rejected rows shall stop an import, the first is named and nothing changes', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    await importInto(datastore, id, 'a,b\n1,2\n');
    const objects = await readdir(datastore.folder, { recursive: true });
    const failing = importInto(datastore, id, 'a,b\n1,2\n3\n4,5\n', { strict: true });
    await expect(failing).rejects.toMatchObject({
      fields: { file: ['line 3: the row has 1 cells, fewer than the header'] },
      refused: { reason: { code: 'too_few_cells', params: { cells: 1 }, line: 3 } },
    });
    expect(await rowsOf(datastore, id)).toEqual([[1, 1, 2]]);
    expect(await readdir(datastore.folder, { recursive: true })).toEqual(objects);
  });

  test.each([
    'reading',
    'describing',
  ] as const)('cancelled while %s, an import changes nothing', async (phase) => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    await importInto(datastore, id, 'a,b\n1,2\n');
    const objects = await readdir(datastore.folder, { recursive: true });
    const controller = new AbortController();
    const importing = importInto(datastore, id, 'a,b\n3,4\n', {
      signal: controller.signal,
      onProgress: (progress) => progress.phase === phase && controller.abort(),
    });
    await expect(importing).rejects.toMatchObject({ code: 'cancelled' });
    expect(await rowsOf(datastore, id)).toEqual([[1, 1, 2]]);
    expect(await readdir(datastore.folder, { recursive: true })).toEqual(objects);
    expect(await readdir(datastore.datastore.context.temporaryFolder)).toEqual([]);
  });

  test('large files are worked on in a thread, with the same result, and are cancelled there too', async () => {
    const datastore = await openTestDatastore(await open());
    const id = datastore.addResource();
    const lines = Array.from({ length: 40_000 }, (_, index) => `${index},word ${index}\r`);
    const text = `a,b\n${lines.join('\n')}\n"odd"x,1\n`;
    const { report } = await importInto(datastore, id, text);
    expect(report).toMatchObject({ rows: 40_000, rejected: [{ line: 40_002, reason: 'stray_quote' }] });
    const controller = new AbortController();
    const importing = importInto(datastore, id, `${text}"open`, {
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    await expect(importing).rejects.toMatchObject({ code: 'cancelled' });
    await expect(importInto(datastore, id, `${text}"open`)).rejects.toMatchObject({
      fields: { file: ['line 40003: a quotation mark is opened and not closed'] },
      refused: { reason: { code: 'open_quote', params: {}, line: 40_003 } },
    });
  });
});
