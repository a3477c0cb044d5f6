export type RecordsFormat = 'objects' | 'lists' | 'csv' | 'tsv';

/** Rows in the shape a client asked for; `csv` and `tsv` are one text without a header, as CKAN gives them. */
export function formatRecords(
  rows: readonly unknown[][],
  names: readonly string[],
  format: RecordsFormat,
): Record<string, unknown>[] | unknown[][] | string {
  switch (format) {
    case 'objects':
      return rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])));
    case 'lists':
      return [...rows];
    case 'csv':
      return separated(rows, ',');
    case 'tsv':
      return separated(rows, '\t');
  }
}

function separated(rows: readonly unknown[][], delimiter: string): string {
  return rows.map((row) => `${row.map((value) => cell(value, delimiter)).join(delimiter)}\n`).join('');
}

function cell(value: unknown, delimiter: string): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
