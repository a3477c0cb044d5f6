import { quoteIdentifier, quoteText } from '../engine/quote.ts';
import { storedType, typeOfStored } from '../tables/column-types.ts';
import type { Ask, TableReader } from './table-reader.ts';

/** Reads a format that brings its types: Parquet, or JSON whose values have been looked at as a whole. */
export async function readTypedFile(
  ask: Ask,
  path: string,
  format: 'parquet' | 'json' | 'ndjson',
  compressed: boolean,
): Promise<TableReader> {
  const from =
    format === 'parquet' ? `read_parquet(${quoteText(path)})` : jsonSource(path, format, compressed);
  const rows = await ask(`describe select * from ${from}`);
  return {
    from,
    columns: rows.map(([name, stored]) => {
      const header = String(name);
      const type = typeOfStored(String(stored));
      return { header, expression: converted(quoteIdentifier(header), String(stored), type), type };
    }),
  };
}

function jsonSource(path: string, format: 'json' | 'ndjson', compressed: boolean): string {
  const layout = format === 'ndjson' ? 'newline_delimited' : 'auto';
  const compression = compressed ? 'gzip' : 'uncompressed';
  return `read_json(${quoteText(path)}, format = '${layout}', compression = '${compression}', sample_size = -1)`;
}

function converted(name: string, stored: string, type: string): string {
  if (type === 'json') return `to_json(${name})`;
  return stored === storedType(type) ? name : `cast(${name} as ${storedType(type)})`;
}
