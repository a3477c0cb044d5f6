import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { QueryWorkers } from '../engine/query-worker.contract.ts';
import { createQueryWorkers } from '../engine/query-workers.ts';
import { fileFormats } from './files/file-formats.ts';
import type { ImportInput } from './import-input.ts';
import type { ImportNoteCode } from './files/import-report.ts';
import { openReader } from './open-reader.ts';
import type { ReaderReport } from './table-reader.ts';

export type ReadTable = {
  headers: string[];
  types: string[];
  rows: unknown[][];
  report: ReaderReport;
  codes: ImportNoteCode[];
};

type Reading = Partial<Pick<ImportInput, 'sheet' | 'headerless' | 'columns' | 'recipe' | 'signal'>>;

/** Reads files as an import does, without a table to write to. The engine runs for the tests of the file. */
export function readsFiles() {
  let workers: QueryWorkers;
  beforeAll(() => {
    workers = createQueryWorkers({ count: 1, memoryMegabytes: 256, timeoutMilliseconds: 20_000 });
  });
  afterAll(() => workers.close());

  return async (
    content: string | Uint8Array,
    name = 'table.csv',
    reading: Reading = {},
  ): Promise<ReadTable> => {
    const folder = await mkdtemp(join(tmpdir(), 'gazetteer-read-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const path = join(folder, 'received');
    await writeFile(path, content);
    const { columns, from, where, report } = await openReader(
      { workers, formats: fileFormats },
      { format: name, ...reading },
      path,
      folder,
    );
    const sql = `select ${columns.map(({ expression }) => expression).join(', ')} from ${from}${where ? ` where ${where}` : ''}`;
    const { rows } = await workers.run({ tables: [], sql });
    const codes = report.notes.map(({ code }) => code);
    return {
      headers: columns.map(({ header }) => header),
      types: columns.map(({ type }) => type),
      rows,
      report,
      codes,
    };
  };
}
