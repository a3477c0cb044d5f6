import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApplicationError } from '@gazetteer/kernel';
import { QueryError } from '../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { tidyColumnNames } from '../tables/column-names.ts';
import type { Column } from '../tables/column.ts';
import { writeRows } from '../writing/write-version.ts';
import { badFile, type RefusalCause } from './files/import-refusal.ts';
import type { ImportReport, RejectedRow } from './files/import-report.ts';
import type { ColumnProfile } from './guess-dictionary.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import { noteTotals, profileColumns } from './inspect-table.ts';
import { openReader } from './open-reader.ts';
import type { TableReader } from './table-reader.ts';

/** What a file says, as rows that nobody sees yet. */
export type TableFile = {
  /** Named and typed, with what is known of them beforehand. */
  columns: Column[];
  profiles: ColumnProfile[];
  report: ImportReport;
  /** The rows, written as a table's are. */
  path: string;
  /** Removes the rows; what was published of them stays. */
  discard(): Promise<void>;
};

/**
 * Reads a file to its end and judges it: everything that an import can find wrong with a file shows here, and nothing is
 * changed. Whoever called discards what was read.
 * @throws cancelled; invalid_input on `file`, with line and cause where they are known, or on `sheet`
 */
export async function readTableFile(context: ImportContext, input: ImportInput): Promise<TableFile> {
  await mkdir(context.temporaryFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(context.temporaryFolder, 'import-'));
  try {
    input.onProgress?.({ phase: 'reading' });
    const received = await receive(input, join(folder, 'received'));
    const reader = withoutRowNumber(await openReader(context, input, received, folder));
    refuseRejected(input, reader);
    return await writeRead(context, input, reader);
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

function refuseRejected({ strict }: ImportInput, { report }: TableReader): void {
  const [first] = report.rejected;
  if (strict && first) throw badFile(causeOfRejection(first), first.line);
}

/** Why a file is refused whose every row has to be right. */
function causeOfRejection({ reason, value, column }: RejectedRow): RefusalCause {
  if (reason === 'wrong_type') return { code: reason, value: value ?? '', column: column ?? '' };
  if (reason === 'too_few_cells' || reason === 'too_many_cells')
    return { code: reason, cells: Number(value) };
  return { code: reason };
}

async function writeRead(
  context: ImportContext,
  { columns: given = [], onProgress, signal }: ImportInput,
  reader: TableReader,
): Promise<TableFile> {
  const columns = namedColumns(reader, given);
  const selected = reader.columns.map(
    ({ expression }, index) => `${expression} as ${quoteIdentifier(columns[index]?.id ?? '')}`,
  );
  const where = reader.where ? ` where ${reader.where}` : '';
  const path = await writeRows(context, {
    tables: [],
    sql: `select row_number() over () as _id, ${selected.join(', ')} from ${reader.from}${where}`,
    onProgress: ({ fraction }) => onProgress?.({ phase: 'writing', fraction }),
    signal,
  });
  try {
    onProgress?.({ phase: 'describing' });
    const { rows, profiles } = await profileColumns(context, path, columns, signal);
    const totals = await noteTotals(context, path, columns, signal);
    if (signal?.aborted) throw cancelled();
    const { report } = reader;
    return {
      columns,
      profiles,
      report: { ...report, notes: [...report.notes, ...totals], rows, columns: reported(reader, columns) },
      path,
      discard: () => rm(path, { force: true }),
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

function reported(reader: TableReader, columns: readonly Column[]): ImportReport['columns'] {
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

/**
 * Says of a file that DuckDB could not read where and why; other failures come back as they are.
 * Its own message goes on for a page, about settings that our callers do not have.
 */
function describeBadFile(error: unknown): ApplicationError | undefined {
  if (!(error instanceof QueryError) || (error.kind !== 'failed' && error.kind !== 'syntax'))
    return undefined;
  const text = error.message;
  const line = /(?:on |at |near )?line:?\s*(\d+)/i.exec(text)?.[1];
  return badFile(causeOf(text), line === undefined ? undefined : Number(line));
}

const causes: readonly (readonly [RegExp, (match: string[]) => RefusalCause])[] = [
  [
    /Expected Number of Columns: (\d+) Found: (\d+)/i,
    ([, expected, found]) => ({ code: 'cells_differ', cells: Number(found), expected: Number(expected) }),
  ],
  [/unterminated quote|quote should be followed/i, () => ({ code: 'open_quote' })],
  [
    /Could not convert string "(.*?)" to '?([\w() ,]+)'?/is,
    ([, value = '', type = '']) => ({ code: 'value_of_other_type', value, type }),
  ],
  [/Error when converting column "(.*?)"/i, ([, column = '']) => ({ code: 'column_of_other_type', column })],
  [/sniffing|not possible to automatically detect/i, () => ({ code: 'no_table' })],
  [/Maximum line size/i, () => ({ code: 'line_without_end' })],
  [/Malformed JSON|Invalid Input Error: .*JSON/i, () => ({ code: 'json_malformed' })],
  [/No magic bytes|Invalid.*parquet|snappy|zstd|thrift/i, () => ({ code: 'parquet_damaged' })],
];

function causeOf(text: string): RefusalCause {
  for (const [pattern, describe] of causes) {
    const match = pattern.exec(text);
    if (match) return describe(match);
  }
  return { code: 'unreadable' };
}
