import type { ChartData } from '@gazetteer/charts';

/** The figures behind a chart as CSV (RFC 4180), with every digit; units stand behind the names. */
export function figuresCsv(data: ChartData): string {
  return written(data, ',', csvCell);
}

/** The same as lines with tabs, which spreadsheets take from the clipboard. */
export function figuresForClipboard(data: ChartData): string {
  return written(data, '\t', (text) => text.replace(/[\t\r\n]+/g, ' '));
}

function written({ columns, rows }: ChartData, delimiter: string, cell: (text: string) => string): string {
  const lines = [
    columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
    ...rows.map((row) => columns.map(({ name }) => valueText(row[name]))),
  ];
  return lines.map((cells) => cells.map(cell).join(delimiter)).join('\r\n');
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A name for a file of a chart: letters, digits and hyphens. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 80) || 'chart';
}
