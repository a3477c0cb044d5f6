import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApplicationError, type Caller } from '@gazetteer/kernel';
import { quoteIdentifier } from '../engine/quote.ts';
import { announceTable } from '../writing/announce-table.ts';
import { tidyColumnNames } from '../tables/column-names.ts';
import type { Column } from '../tables/column.ts';
import { requireWritable } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { withWriteLease } from '../writing/with-write-lease.ts';
import { WRITE_MILLISECONDS, writeVersion } from '../writing/write-version.ts';
import { badFile } from './files/import-refusal.ts';
import { causeOfRejection, describeBadFile } from './describe-bad-file.ts';
import { mergeDictionary } from './guess-dictionary.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import type { ImportReport } from './files/import-report.ts';
import { noteTotals, profileColumns } from './inspect-table.ts';
import { openReader } from './open-reader.ts';
import type { TableReader } from './table-reader.ts';

export type ImportResult = { rows: number; columns: Column[]; versionId: string; report: ImportReport };

/**
 * Reads a file into the next version of a resource's table, made when missing. Rows keep the file's order.
 * A file that cannot be read, or an import that is cancelled, changes nothing.
 * @throws not_found, access_denied, cancelled; invalid_input on `file`, with line and cause where they are known,
 * or on `sheet`
 */
export async function importTable(
  context: ImportContext,
  caller: Caller,
  input: ImportInput,
): Promise<ImportResult> {
  await requireWritable(context, caller, input.resourceId, true);
  await mkdir(context.temporaryFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(context.temporaryFolder, 'import-'));
  try {
    input.onProgress?.({ phase: 'reading' });
    const path = await receive(input, join(folder, 'received'));
    const reader = withoutRowNumber(await openReader(context, input, path, folder));
    refuseRejected(input, reader);
    const result = await withWriteLease(
      context,
      input.resourceId,
      async () => {
        const written = await writeTable(context, caller, input, reader);
        // Still with the lease: what the catalogue is told last must be what was written last.
        await announceTable(context, input.resourceId, written.columns);
        return written;
      },
      // Nobody waits at the other end of a connection for most imports, and another one may take long.
      { patienceMilliseconds: WRITE_MILLISECONDS, signal: input.signal },
    );
    input.onProgress?.({ phase: 'done', rows: result.rows });
    return result;
  } catch (error) {
    throw describeBadFile(error) ?? error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive({ source, signal }: ImportInput, target: string): Promise<string> {
  if ('path' in source) return source.path;
  try {
    await pipeline(source.stream, createWriteStream(target), { ...(signal && { signal }) });
  } catch (error) {
    throw signal?.aborted ? cancelled() : error;
  }
  return target;
}

/** Files that were downloaded from here bring row numbers; rows get new ones. */
function withoutRowNumber(reader: TableReader): TableReader {
  return { ...reader, columns: reader.columns.filter((column) => column.header !== '_id') };
}

function refuseRejected({ onRejected }: ImportInput, { report }: TableReader): void {
  const [first] = report.rejected;
  if (onRejected === 'fail' && first) throw badFile(causeOfRejection(first), first.line);
}

async function writeTable(
  context: ImportContext,
  caller: Caller,
  input: ImportInput,
  reader: TableReader,
): Promise<ImportResult> {
  const { resourceId, onProgress } = input;
  const existing = await findTable(context.sql, resourceId);
  const columns = namedColumns(reader, input.columns ?? []);
  const selected = reader.columns.map(
    ({ expression }, index) => `${expression} as ${quoteIdentifier(columns[index]?.id ?? '')}`,
  );
  const where = reader.where ? ` where ${reader.where}` : '';
  const notes = [...reader.report.notes];
  const { version, columns: described } = await writeVersion(context, {
    resourceId,
    existing,
    tables: [],
    sql: `select row_number() over () as _id, ${selected.join(', ')} from ${reader.from}${where}`,
    columns: async (path) => {
      onProgress?.({ phase: 'describing' });
      const profiles = await profileColumns(context, path, columns, input.signal);
      notes.push(...(await noteTotals(context, path, columns, input.signal)));
      if (input.signal?.aborted) throw cancelled();
      return mergeDictionary(columns, profiles, existing?.columns ?? []);
    },
    primaryKey: [],
    origin: { operation: 'import', caller },
    onProgress: ({ fraction }) => onProgress?.({ phase: 'writing', fraction }),
    signal: input.signal,
    ...(input.alongside && { alongside: input.alongside }),
  });
  const rows = version.row_count;
  const report = { ...reader.report, notes, rows, columns: reportedColumns(reader, columns) };
  return { rows, columns: described, versionId: version.id, report };
}

function reportedColumns(reader: TableReader, columns: readonly Column[]): ImportReport['columns'] {
  return columns.map(({ id, type }, index) => ({
    name: id,
    header: reader.columns[index]?.header ?? '',
    type,
  }));
}

function namedColumns(reader: TableReader, given: NonNullable<ImportInput['columns']>): Column[] {
  if (reader.columns.length === 0) throw badFile({ code: 'no_columns' });
  const names = tidyColumnNames(reader.columns.map((column) => column.header));
  return reader.columns.map(({ header, type }, index) => {
    const id = names[index] ?? header;
    const known = given.find((column) => column.id === header || column.id === id);
    return { id, type, info: known?.info ?? {} };
  });
}

function cancelled(): ApplicationError {
  return new ApplicationError('cancelled', 499, 'The import was cancelled');
}
