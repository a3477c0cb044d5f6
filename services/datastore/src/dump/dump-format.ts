import type { FileFormat } from '../engine/query-worker.contract.ts';

export type DumpFormat = 'csv' | 'tsv' | 'json' | 'ndjson' | 'xml' | 'xlsx' | 'parquet';

/** What a format is to the engine, which writes the rows, and to the client. */
export type DumpFormatDetails = {
  mediaType: string;
  /** How the engine writes the rows; JSON, XML and XLSX are framed afterwards. */
  file: FileFormat;
};

export const dumpFormats: Readonly<Record<DumpFormat, DumpFormatDetails>> = {
  csv: { mediaType: 'text/csv; charset=utf-8', file: { kind: 'csv', delimiter: ',' } },
  tsv: { mediaType: 'text/tab-separated-values; charset=utf-8', file: { kind: 'csv', delimiter: '\t' } },
  json: { mediaType: 'application/json; charset=utf-8', file: { kind: 'lines' } },
  ndjson: { mediaType: 'application/x-ndjson; charset=utf-8', file: { kind: 'json', array: false } },
  xml: { mediaType: 'text/xml; charset=utf-8', file: { kind: 'lines' } },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    file: { kind: 'lines' },
  },
  parquet: { mediaType: 'application/vnd.apache.parquet', file: { kind: 'parquet' } },
};

/** The format of a name such as `CSV`, undefined for one that is not offered. */
export function readDumpFormat(name: string): DumpFormat | undefined {
  const format = name.toLowerCase();
  return Object.hasOwn(dumpFormats, format) ? (format as DumpFormat) : undefined;
}
