import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApplicationError, makeFolder } from '@gazetteer/kernel';
import { type Ask, QueryError } from '../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import { ROW_NUMBER } from '../tables/column-names.ts';
import type { Column } from '../tables/column.ts';
import { writeRows } from '../writing/write-version.ts';
import { type ArrangedColumns, arrangeColumns } from './arrange-columns.ts';
import { badFile, type RefusalCause } from './files/import-refusal.ts';
import type { ImportNote, ImportReport, RejectedRow } from './files/import-report.ts';
import type { ColumnFit } from './fit-recipe.ts';
import type { ColumnProfile } from './guess-dictionary.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import { noteTotals, profileColumns, withoutTotals } from './inspect-table.ts';
import { askEngine, openReader } from './open-reader.ts';
import type { Recipe } from './recipe.contract.ts';
import type { SourceColumn, TableReader } from './table-reader.ts';

/** What a file says, as rows that nobody sees yet. */
export type TableFile = {
  /** Named and typed, with what is known of them beforehand. */
  columns: Column[];
  /** What they are in the file. */
  kept: SourceColumn[];
  /** The columns of the file that the recipe leaves out. */
  leftOut: SourceColumn[];
  /** What keeps the file from being read as the recipe says. */
  fit: ColumnFit;
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
  await makeFolder(context.temporaryFolder, 0o700);
  const folder = await mkdtemp(join(context.temporaryFolder, 'import-'));
  try {
    input.onProgress?.({ phase: 'reading' });
    const received = await receive(input, join(folder, 'received'));
    const opened = await openReader(context, input, received, folder);
    const reader = await withoutRowNumber(askEngine(context, input.signal), opened);
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

/**
 * Leaves out the numbers that downloads from here give their rows, because rows get new ones: a column called `_id` that
 * counts from 1 to the number of rows. Anything else under this name, such as the ids of documents, is data.
 */
async function withoutRowNumber(ask: Ask, reader: TableReader): Promise<TableReader> {
  const numbers = reader.columns.find(({ header }) => header === ROW_NUMBER);
  if (!numbers || !(await countsRows(ask, reader, numbers))) return reader;
  return { ...reader, columns: reader.columns.filter((column) => column !== numbers) };
}

async function countsRows(
  ask: Ask,
  { from, where }: TableReader,
  { expression, type }: TableReader['columns'][number],
): Promise<boolean> {
  if (type !== 'int') return false;
  const rows = `select ${expression} as number from ${from}${where ? ` where ${where}` : ''}`;
  const [[count, different, least, greatest] = []] = await ask(
    `select count(*), count(distinct number), min(number), max(number) from (${rows})`,
  );
  const last = Number(count);
  return last > 0 && Number(different) === last && Number(least) === 1 && Number(greatest) === last;
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
  input: ImportInput,
  reader: TableReader,
): Promise<TableFile> {
  const { onProgress, signal, recipe = {} } = input;
  const { kept, leftOut, columns, fit } = arrange(reader, input);
  const { sql, notes } = await rowsToWrite(context, { reader, kept, columns }, input);
  const path = await writeRows(context, {
    tables: [],
    sql,
    onProgress: ({ fraction }) => onProgress?.({ phase: 'writing', fraction }),
    signal,
  });
  try {
    onProgress?.({ phase: 'describing' });
    const { rows, profiles } = await profileColumns(context, path, columns, signal);
    if (rows === 0 && input.recipe) throw badFile({ code: 'no_rows' }, reader.report.header_line ?? 1);
    const totals = recipe.totals === 'leave_out' ? notes : await noteTotals(context, path, columns, signal);
    if (signal?.aborted) throw cancelled();
    return {
      columns,
      kept,
      leftOut,
      fit,
      profiles,
      report: {
        ...reader.report,
        notes: [
          ...reader.report.notes,
          ...totals,
          ...leftOutNotes(leftOut),
          ...renamedNotes(kept, columns, recipe),
        ],
        rows,
        columns: columns.map(({ id, type }, index) => ({
          name: id,
          header: kept[index]?.header ?? '',
          type,
        })),
      },
      path,
      discard: () => rm(path, { force: true }),
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** The columns of a file as its recipe, or whoever imports it, has them. */
function arrange(reader: TableReader, { columns: given = [], recipe = {} }: ImportInput): ArrangedColumns {
  if (reader.columns.length === 0) throw badFile({ code: 'no_columns' });
  const arranged = arrangeColumns(reader.columns, recipe);
  const columns = arranged.columns.map((column, index) => {
    const header = arranged.kept[index]?.header;
    const known = given.find(({ id }) => id === header || id === column.id);
    return { ...column, info: { ...known?.info, ...column.info } };
  });
  return { ...arranged, columns };
}

async function rowsToWrite(
  context: ImportContext,
  { reader, kept, columns }: { reader: TableReader; kept: SourceColumn[]; columns: Column[] },
  { recipe = {}, signal }: ImportInput,
): Promise<{ sql: string; notes: ImportNote[] }> {
  const selected = kept.map(
    ({ expression }, index) => `${expression} as ${quoteIdentifier(columns[index]?.id ?? '')}`,
  );
  const from = `${reader.from}${reader.where ? ` where ${reader.where}` : ''}`;
  if (recipe.totals !== 'leave_out')
    return { sql: `select row_number() over () as _id, ${selected.join(', ')} from ${from}`, notes: [] };
  const all = `select ${selected.join(', ')} from ${from}`;
  const { rows, notes } = await withoutTotals(context, all, columns, signal);
  return { sql: `select row_number() over () as _id, * from (${rows})`, notes };
}

const LONGEST_LIST = 300;

function leftOutNotes(leftOut: readonly SourceColumn[]): ImportNote[] {
  if (leftOut.length === 0) return [];
  const names = leftOut.map(({ source }) => source).join(', ');
  const params = {
    columns: leftOut.length,
    names: names.length > LONGEST_LIST ? `${names.slice(0, LONGEST_LIST)} …` : names,
  };
  return [{ code: 'columns_left_out', params }];
}

/** Names that begin with an underscore belong to the portal: whoever wrote one is told what the column is called now. */
function renamedNotes(
  kept: readonly SourceColumn[],
  columns: readonly Column[],
  recipe: Recipe,
): ImportNote[] {
  const chosen = new Set(recipe.columns?.flatMap(({ source, name }) => (name ? [source] : [])));
  return kept.flatMap(({ header, source }, index) =>
    header.trim().startsWith('_') && !chosen.has(source)
      ? [{ code: 'column_renamed', params: { header: header.trim(), column: columns[index]?.id ?? '' } }]
      : [],
  );
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
