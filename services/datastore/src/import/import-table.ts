import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { announceTable } from '../tables/announce-table.ts';
import { tidyColumnNames } from '../tables/column-names.ts';
import { readType } from '../tables/column-types.ts';
import type { Column, ColumnInfo } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { requireWritable } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { takeTurns } from '../tables/take-turns.ts';
import { WRITE_MILLISECONDS, writeVersion } from '../tables/write-version.ts';
import { temporaryFile } from '../temporary-file.ts';
import { decodeText, foreignEncoding } from './decode-text.ts';
import { describeBadFile } from './describe-bad-file.ts';
import { detectFormat } from './detect-format.ts';
import { mergeDictionary } from './guess-dictionary.ts';
import type { ImportReport } from './import-report.ts';
import { profileColumns } from './profile-columns.ts';
import { readCsv } from './read-csv.ts';
import { readTypedFile } from './read-typed-file.ts';
import type { TableReader } from './table-reader.ts';

/** `fraction` runs from 0 to 1 within the phase; `rows` is known at the end. */
export type ImportProgress = {
  phase: 'reading' | 'writing' | 'describing' | 'done';
  fraction?: number;
  rows?: number;
};

export type ImportInput = {
  resourceId: string;
  /** The file, on disk or as it arrives. */
  source: { path: string } | { stream: Readable };
  /** A file name, an extension or a format's name, such as `csv` or `prices.csv.gz`. */
  format: string;
  /** What is known of columns, by header or tidied name: type and dictionary entry. The rest is guessed. */
  columns?: readonly { id: string; type?: string | undefined; info?: ColumnInfo | undefined }[];
  /** Name of a spreadsheet's sheet, or its number from 1; the one with the most cells where absent. */
  sheet?: string | number | undefined;
  /** Whether rows that cannot be read are left out and listed in the report, or stop the import. */
  onRejected?: 'report' | 'fail';
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
  /** Runs in the transaction that shows the new rows; throwing keeps the old ones. */
  alongside?: () => Promise<void>;
};

export type ImportResult = { rows: number; columns: Column[]; versionId: string; report: ImportReport };

/**
 * Reads a file into the next version of a resource's table, made when missing. Rows keep the file's order.
 * A file that cannot be read changes nothing.
 * @throws not_found, access_denied; invalid_input on `file`, with line and cause where they are known
 */
export async function importTable(
  context: DatastoreContext,
  caller: Caller,
  input: ImportInput,
): Promise<ImportResult> {
  await requireWritable(context, caller, input.resourceId, true);
  const folder = context.temporaryFolder;
  const received = await temporaryFile(folder, 'upload');
  const decoded = await temporaryFile(folder, 'text');
  try {
    if ('stream' in input.source) await pipeline(input.source.stream, createWriteStream(received));
    const path = 'path' in input.source ? input.source.path : received;
    input.onProgress?.({ phase: 'reading', fraction: 0 });
    const reader = withoutRowNumber(await openReader(context, input, path, decoded));
    const result = await takeTurns(input.resourceId, () => writeTable(context, caller, input, reader));
    await announceTable(context, input.resourceId, result.columns);
    input.onProgress?.({ phase: 'done', rows: result.rows });
    return result;
  } catch (error) {
    throw describeBadFile(error) ?? error;
  } finally {
    await Promise.all([received, decoded].map((file) => rm(file, { force: true })));
  }
}

async function openReader(
  context: DatastoreContext,
  input: ImportInput,
  path: string,
  decoded: string,
): Promise<TableReader> {
  const detected = await detectFormat(path, input.format);
  const ask = async (sql: string) => {
    const request = { tables: [], sql, timeoutMilliseconds: WRITE_MILLISECONDS };
    return (await withinLimits(context.workers.run(request, input.signal))).rows;
  };
  if (detected.format === 'parquet') return readTypedFile(ask, path, 'parquet', false);
  const encoding = await foreignEncoding(path, detected);
  if (encoding) await decodeText(path, detected.compressed, encoding, decoded);
  const readable = encoding ? decoded : path;
  const compressed = detected.compressed && !encoding;
  if (detected.format !== 'csv' && detected.format !== 'tsv')
    return readTypedFile(ask, readable, detected.format, compressed);
  const types = new Map<string, string>();
  for (const { id, type } of input.columns ?? []) if (type) types.set(id, readType(type) ?? 'text');
  const delimiter = detected.format === 'tsv' ? '\t' : undefined;
  return readCsv(ask, { path: readable, compressed, delimiter, types });
}

/** Files that were downloaded from here bring row numbers; rows get new ones. */
function withoutRowNumber({ from, columns }: TableReader): TableReader {
  return { from, columns: columns.filter((column) => column.header !== '_id') };
}

async function writeTable(
  context: DatastoreContext,
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
  const { version, columns: described } = await writeVersion(context, {
    resourceId,
    existing,
    tables: [],
    sql: `select row_number() over () as _id, ${selected.join(', ')} from ${reader.from}`,
    columns: async (path) => {
      onProgress?.({ phase: 'describing' });
      return mergeDictionary(columns, await profileColumns(context, path, columns), existing?.columns ?? []);
    },
    primaryKey: [],
    origin: { operation: 'import', caller },
    onProgress: ({ fraction }) => onProgress?.({ phase: 'writing', fraction }),
    signal: input.signal,
    ...(input.alongside && { alongside: input.alongside }),
  });
  const report: ImportReport = {
    format: 'csv',
    encoding: null,
    delimiter: null,
    header_line: null,
    sheet: null,
    sheets: [],
    rows: version.row_count,
    rejected_rows: 0,
    rejected: [],
    notes: [],
    columns: columns.map(({ id, type }, index) => ({
      name: id,
      header: reader.columns[index]?.header ?? id,
      type,
    })),
  };
  return { rows: version.row_count, columns: described, versionId: version.id, report };
}

function namedColumns(reader: TableReader, given: NonNullable<ImportInput['columns']>): Column[] {
  if (reader.columns.length === 0) throw invalidInput({ file: ['has no columns'] });
  const names = tidyColumnNames(reader.columns.map((column) => column.header));
  return reader.columns.map(({ header, type }, index) => {
    const id = names[index] ?? header;
    const known = given.find((column) => column.id === header || column.id === id);
    return { id, type, info: known?.info ?? {} };
  });
}
