import type { RowFormat } from './query-worker.contract.ts';

type Format = { head: string; rows(rows: readonly (readonly unknown[])[]): string };

/** How rows of JSON values are written: CSV as RFC 4180 has it, with line feeds; NDJSON a record a line. */
export function formatRows(format: RowFormat, names: readonly string[]): Format {
  if (format === 'ndjson')
    return { head: '', rows: (rows) => rows.map((row) => record(names, row)).join('') };
  const delimiter = format === 'csv' ? ',' : '\t';
  const line = (values: readonly unknown[]) => `${values.map(field).join(delimiter)}\n`;
  return { head: line(names), rows: (rows) => rows.map(line).join('') };
}

function record(names: readonly string[], row: readonly unknown[]): string {
  return `${JSON.stringify(Object.fromEntries(names.map((name, place) => [name, row[place] ?? null])))}\n`;
}

function field(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // An empty text is quoted, so that it does not read as a missing value.
  return text === '' || /[",\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
