import type { Ask } from '../engine/query-worker.contract.ts';
import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import { storedType, typeOfStored } from '../tables/column.ts';
import type { PreparedFile } from './files/prepare-file.ts';
import type { TableReader } from './table-reader.ts';

type TypedFile = Extract<PreparedFile, { kind: 'parquet' | 'records' }>;

const RECORD_BYTES = 16 * 1024 * 1024;

/** Reads a format that brings its types: Parquet, or JSON whose values have been looked at as a whole. */
export async function readTypedFile(ask: Ask, file: TypedFile): Promise<TableReader> {
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
