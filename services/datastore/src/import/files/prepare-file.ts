import { join } from 'node:path';
import { type CsvDialect, findHeader, isHeaderAgain, sampleOf, type TableLayout } from '@gazetteer/tabular';
import { badFile } from './import-refusal.ts';
import { detectFormat, type TableFormat } from './detect-format.ts';
import type { ImportNote, ImportReport } from './import-report.ts';
import { openZip, unpackGzip } from './open-archive.ts';
import { prepareJson, type PreparedRecords } from './prepare-json.ts';
import { type RewrittenRows, rewriteRows } from './rewrite-csv.ts';
import { sniffCsv } from './sniff-csv.ts';
import { readAsUtf8 } from './text-encoding.ts';
import { readSheetRows } from './xlsx-rows.ts';

export type PrepareRequest = {
  path: string;
  /** A file name, an extension or a format's name. */
  format: string;
  /** For what has to be written on the way; the caller removes it. */
  folder: string;
  sheet?: string | number | undefined;
  headerless?: boolean | undefined;
};

/** What a report says of a file before its rows are read. */
export type FileDescription = Pick<ImportReport, 'format' | 'encoding' | 'delimiter' | 'sheet' | 'sheets'> & {
  notes: ImportNote[];
};

/** A file in a form that the engine reads, and what was found out about it. */
export type PreparedFile =
  | { kind: 'parquet'; path: string; about: FileDescription }
  | { kind: 'records'; path: string; about: FileDescription; records: PreparedRecords }
  | { kind: 'text'; path: string; about: FileDescription; text: PreparedText };

export type PreparedText = {
  layout: TableLayout;
  dialect: CsvDialect;
  lineEnds: '\n' | '\r\n' | '\r' | 'mixed';
  /** Cells of the first rows of data. */
  sample: string[][];
  /** Set where the rows have been written anew, with their line before their cells. */
  rewritten: RewrittenRows | undefined;
};

const DEEPEST_WRAPPING = 3;

/**
 * Makes out what a file is and brings it into a form that the engine reads as it stands: unpacked, in UTF-8, one
 * record a line. Runs in a thread of its own for large files: all of it is work on bytes.
 * @throws invalid_input on `file` (or `sheet`) with line and cause
 */
export async function prepareFile(request: PrepareRequest, wrapped = 0): Promise<PreparedFile> {
  const { path, folder } = request;
  const found = await detectFormat(path, request.format);
  if (found === 'gzip' || found === 'zip') {
    if (wrapped >= DEEPEST_WRAPPING) throw badFile({ code: 'archive_in_archive' });
    return unwrap(request, found, wrapped);
  }
  if (found === 'parquet') return { kind: 'parquet', path, about: binary('parquet') };
  const { encoding, path: readable, notes } = await readAsUtf8(path, join(folder, `text-${wrapped}`));
  const about: FileDescription = { ...binary(found), encoding, notes };
  if (found === 'json' || found === 'ndjson') {
    const target = join(folder, 'records.ndjson');
    const records = await prepareJson(readable, found, target);
    return { kind: 'records', path: target, about: { ...about, format: records.format }, records };
  }
  return prepareText(readable, about, request.headerless);
}

function binary(format: TableFormat): FileDescription {
  return { format, encoding: null, delimiter: null, sheet: null, sheets: [], notes: [] };
}

async function unwrap(
  request: PrepareRequest,
  found: 'gzip' | 'zip',
  wrapped: number,
): Promise<PreparedFile> {
  const target = join(request.folder, `unpacked-${wrapped}`);
  if (found === 'gzip') {
    await unpackGzip(request.path, target);
    const format = request.format.replace(/\.gz$/i, '');
    return prepareFile({ ...request, path: target, format }, wrapped + 1);
  }
  const content = await openZip(request.path, target);
  if (content.kind === 'workbook') return prepareSheet(request);
  const prepared = await prepareFile({ ...request, path: target, format: content.name }, wrapped + 1);
  prepared.about.notes.unshift({ code: 'file_within', params: { file: content.name } });
  return prepared;
}

async function prepareText(
  path: string,
  about: FileDescription,
  headerless?: boolean,
): Promise<PreparedFile> {
  const { dialect, lineEnds, rows, whole } = await sniffCsv(path, about.format === 'tsv' ? '\t' : undefined);
  const layout = findHeader(rows, headerless);
  requireBearableWidth(layout);
  const data = rows.filter((row) => row.line >= layout.firstLine);
  if (data.length === 0 && whole) throw badFile({ code: 'no_rows' }, layout.headerLine ?? 1);
  if (data.some(({ cells }) => isHeaderAgain(cells, layout))) layout.plain = false;
  return {
    kind: 'text',
    path,
    about: { ...about, delimiter: dialect.delimiter || null, notes: [...about.notes, ...layout.notes] },
    text: { layout, dialect, lineEnds, sample: sampleOf(rows, layout), rewritten: undefined },
  };
}

const SAMPLE_ROWS = 2000;
/** Beyond, each query over all columns would take minutes. */
const MOST_COLUMNS = 10_000;

function requireBearableWidth({ headers, headerLine }: TableLayout): void {
  if (headers.length <= MOST_COLUMNS) return;
  throw badFile({ code: 'too_many_columns', count: headers.length, most: MOST_COLUMNS }, headerLine ?? 1);
}

async function prepareSheet(request: PrepareRequest): Promise<PreparedFile> {
  const { sheet, sheets, rows } = await readSheetRows(request.path, request.sheet);
  const layout = findHeader(rows.slice(0, SAMPLE_ROWS), request.headerless);
  requireBearableWidth(layout);
  const data = rows.filter((row) => row.line >= layout.firstLine);
  if (data.length === 0) throw badFile({ code: 'sheet_without_rows', sheet }, layout.headerLine ?? 1);
  const path = join(request.folder, 'sheet.csv');
  const rewritten = await rewriteRows(data, layout, path);
  return {
    kind: 'text',
    path,
    about: { ...binary('xlsx'), sheet, sheets, notes: layout.notes },
    text: {
      layout,
      dialect: { delimiter: ',', newline: '\n' },
      lineEnds: '\n',
      sample: sampleOf(rows.slice(0, SAMPLE_ROWS), layout),
      rewritten,
    },
  };
}
