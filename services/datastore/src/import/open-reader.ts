import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import { readType, storedType, typeOfStored } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { WRITE_MILLISECONDS } from '../writing/write-version.ts';
import type { ImportContext, ImportInput } from './import-input.ts';
import type { PreparedFile } from './files/prepare-file.ts';
import { prepareInThread } from './files/prepare-in-thread.ts';
import { readCsv } from './read-csv.ts';
import type { TableReader } from './table-reader.ts';

/**
 * Finds out what a file is and how its rows are read.
 * @param folder for what has to be written on the way
 * @throws invalid_input on `file` (or `sheet`) with line and cause; cancelled
 */
export async function openReader(
  context: Pick<ImportContext, 'workers' | 'formats'>,
  {
    format,
    sheet,
    headerless,
    columns = [],
    signal,
  }: Pick<ImportInput, 'format' | 'sheet' | 'headerless' | 'columns' | 'signal'>,
  path: string,
  folder: string,
): Promise<TableReader> {
  const ask: Ask = async (sql) => {
    const request = { tables: [], sql, timeoutMilliseconds: WRITE_MILLISECONDS };
    return (await withinLimits(context.workers.run(request, signal))).rows;
  };
  const file = await prepareInThread({ path, format, folder, sheet, headerless }, context.formats, signal);
  if (file.kind !== 'text') return readTypedFile(ask, file);
  if (headerless) {
    const { layout } = file.text;
    layout.headers = layout.headers.map((header, index) => columns[index]?.id ?? header);
  }
  const typeOf = (header: string) => {
    const declared = columns.find(({ id }) => id === header)?.type;
    return declared === undefined ? undefined : (readType(declared) ?? 'text');
  };
  return readCsv({ ask, file, folder, typeOf, signal });
}

type TypedFile = Extract<PreparedFile, { kind: 'parquet' | 'records' }>;

const RECORD_BYTES = 16 * 1024 * 1024;

/** Reads a format that brings its types: Parquet, or JSON whose values have been looked at as a whole. */
async function readTypedFile(ask: Ask, file: TypedFile): Promise<TableReader> {
  const from = file.kind === 'parquet' ? `read_parquet(${quoteText(file.path)})` : recordSource(file);
  const rows = await ask(`describe select * from ${from}`);
  const { rejectedRows = 0, rejected = [], notes = [] } = file.kind === 'records' ? file.records : {};
  return {
    from,
    columns: rows.map(([name, stored]) => {
      const header = String(name);
      const type = typeOfStored(String(stored));
      return { header, expression: converted(quoteIdentifier(header), String(stored), type), type };
    }),
    report: {
      ...file.about,
      header_line: null,
      rejected_rows: rejectedRows,
      rejected,
      notes: [...file.about.notes, ...notes],
    },
  };
}

function recordSource({ path, records }: Extract<TypedFile, { kind: 'records' }>): string {
  const settings = [
    quoteText(path),
    `format = 'newline_delimited'`,
    `compression = 'uncompressed'`,
    'sample_size = -1',
    `maximum_object_size = ${Math.max(RECORD_BYTES, records.longest + 1024)}`,
    // Only dates as ISO 8601 writes them: 9.1.4 is a number of a chapter.
    `dateformat = '%Y-%m-%d'`,
  ];
  return `read_json(${settings.join(', ')})`;
}

function converted(name: string, stored: string, type: string): string {
  if (type === 'json') return `to_json(${name})`;
  return stored === storedType(type) ? name : `cast(${name} as ${storedType(type)})`;
}
