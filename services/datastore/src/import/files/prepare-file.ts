import { open } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CsvDialect,
  type CsvSample,
  isHeaderAgain,
  sampleOf,
  sniffRows,
  type TableLayout,
} from '@gazetteer/tabular';
import { findLayout, type SaidLayout } from './find-layout.ts';
import { badFile } from './import-refusal.ts';
import { type DetectedFormat, detectFormat, type TableFormat } from './detect-format.ts';
import type { ImportNote, ImportReport, RejectedRow } from './import-report.ts';
import type { RewrittenRows } from './rewrite-csv.ts';
import { readAsUtf8 } from './text-encoding.ts';

export type PrepareRequest = {
  path: string;
  /** A file name, an extension or a format's name. */
  format: string;
  /** For what has to be written on the way; the caller removes it. */
  folder: string;
  sheet?: string | number | undefined;
  headerless?: boolean | undefined;
  /** What is said of how its text is to be read. */
  said?: SaidText | undefined;
};

/** What is said of a text, in place of what would be found. */
export type SaidText = SaidLayout & { encoding?: string | undefined; delimiter?: string | undefined };

/** A file, and how many archives it came out of. */
export type UnwrappedFile = PrepareRequest & { wrapped: number };

/** What a report says of a file before its rows are read. */
export type FileDescription = Pick<ImportReport, 'format' | 'encoding' | 'delimiter' | 'sheet' | 'sheets'> & {
  notes: ImportNote[];
};

/** A file in a form that the engine reads, and what was found out about it. */
export type PreparedFile =
  | { kind: 'parquet'; path: string; about: FileDescription }
  | { kind: 'records'; path: string; about: FileDescription; records: PreparedRecords }
  | { kind: 'text'; path: string; about: FileDescription; text: PreparedText };

/** Records of JSON, one a line. */
export type PreparedRecords = {
  format: 'json' | 'ndjson' | 'geojson';
  rows: number;
  /** The length of the longest record in bytes, at most. */
  longest: number;
  rejectedRows: number;
  rejected: RejectedRow[];
  notes: ImportNote[];
};

export type PreparedText = {
  layout: TableLayout;
  dialect: CsvDialect;
  lineEnds: '\n' | '\r\n' | '\r' | 'mixed';
  /** Cells of the first rows of data. */
  sample: string[][];
  /** Set where the rows have been written anew, with their line before their cells. */
  rewritten: RewrittenRows | undefined;
};

/** Makes files of one format readable; what unpacks archives goes on with what is in them, by the same formats. */
type FormatReader = (file: UnwrappedFile, formats: FileFormats) => Promise<PreparedFile>;

/** How each format besides CSV and TSV is made readable. */
export type FileFormats = Readonly<Record<Exclude<DetectedFormat, 'csv' | 'tsv'>, FormatReader>>;

const SAMPLE_BYTES = 1024 * 1024;
/** Beyond, each query over all columns would take minutes. */
const MOST_COLUMNS = 10_000;

/**
 * Makes out what a file is and brings it into a form that the engine reads as it stands: unpacked, in UTF-8, one
 * record a line. Runs in a thread of its own for large files: all of it is work on bytes.
 * @throws invalid_input on `file` (or `sheet`) with line and cause
 */
export async function prepareFile(
  request: PrepareRequest,
  formats: FileFormats,
  wrapped = 0,
): Promise<PreparedFile> {
  const file = { ...request, wrapped };
  const found = await detectFormat(file.path, file.format);
  if (found === 'csv' || found === 'tsv') return prepareText(file, found);
  return formats[found](file, formats);
}

/** What is said of a file of a format, before more is known. */
export function aboutFile(format: TableFormat): FileDescription {
  return { format, encoding: null, delimiter: null, sheet: null, sheets: [], notes: [] };
}

async function prepareText(file: UnwrappedFile, format: 'csv' | 'tsv'): Promise<PreparedFile> {
  const { folder, wrapped, headerless, said = {} } = file;
  const { encoding, path, notes } = await readAsUtf8(
    file.path,
    join(folder, `text-${wrapped}`),
    said.encoding,
  );
  const expected = said.delimiter ?? (format === 'tsv' ? '\t' : undefined);
  const { dialect, lineEnds, rows, whole } = await sniffCsv(path, expected);
  const layout = findLayout(rows, said, headerless);
  requireBearableWidth(layout);
  const data = rows.filter((row) => row.line >= layout.firstLine);
  if (data.length === 0 && whole) throw badFile({ code: 'no_rows' }, layout.headerLine ?? 1);
  if (data.some(({ cells }) => isHeaderAgain(cells, layout))) layout.plain = false;
  return {
    kind: 'text',
    path,
    about: {
      ...aboutFile(format),
      encoding,
      delimiter: dialect.delimiter || null,
      notes: [...notes, ...layout.notes],
    },
    text: { layout, dialect, lineEnds, sample: sampleOf(rows, layout), rewritten: undefined },
  };
}

/** @throws invalid_input on `file` for a table with more columns than can be read */
export function requireBearableWidth({ headers, headerLine }: TableLayout): void {
  if (headers.length <= MOST_COLUMNS) return;
  throw badFile({ code: 'too_many_columns', count: headers.length, most: MOST_COLUMNS }, headerLine ?? 1);
}

/**
 * Looks at the beginning of a text in UTF-8 and tells its delimiter and line ends.
 * @param expected the delimiter that the file's name promises; taken where it splits anything
 */
async function sniffCsv(path: string, expected: string | undefined): Promise<CsvSample> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    const text = new TextDecoder('utf-8').decode(buffer.subarray(0, bytesRead), { stream: true });
    return sniffRows(text, bytesRead < SAMPLE_BYTES, expected);
  } finally {
    await file.close();
  }
}
