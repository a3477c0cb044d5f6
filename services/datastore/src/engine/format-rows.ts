import type { RowFormat } from './query-worker.contract.ts';

type Format = {
  head: string;
  /** `first` where no row came before. */
  rows(rows: readonly (readonly unknown[])[], first: boolean): string;
  tail: string;
};

/**
 * How rows of JSON values are written: CSV as RFC 4180 has it, with line feeds; NDJSON a record a line; JSON as
 * a list of records.
 */
export function formatRows(format: RowFormat, names: readonly string[]): Format {
  const record = (row: readonly unknown[]) =>
    JSON.stringify(Object.fromEntries(names.map((name, place) => [name, row[place] ?? null])));
  switch (format) {
    case 'ndjson':
      return { head: '', rows: (rows) => rows.map((row) => `${record(row)}\n`).join(''), tail: '' };
    case 'json':
      return {
        head: '[',
        rows: (rows, first) =>
          rows.map((row, place) => `${first && place === 0 ? '' : ','}\n${record(row)}`).join(''),
        tail: '\n]\n',
      };
    case 'csv':
      return separated(',', names);
    case 'tsv':
      return separated('\t', names);
  }
}

function separated(delimiter: string, names: readonly string[]): Format {
  const special = new RegExp(`["\r\n${delimiter}]`);
  const line = (values: readonly unknown[]) =>
    `${values.map((value) => field(value, special)).join(delimiter)}\n`;
  return { head: line(names), rows: (rows) => rows.map(line).join(''), tail: '' };
}

function field(value: unknown, special: RegExp): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // An empty text is quoted, so that it does not read as a missing value.
  return text === '' || special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
