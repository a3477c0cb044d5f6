import type { ChartData } from '@gazetteer/charts';

/**
 * The figures behind a chart as CSV (RFC 4180), with every digit.
 * @param headings of its columns, as `columnHeadings` tells them
 */
export function figuresCsv(data: ChartData, headings: readonly string[]): string {
  return written(data, headings, { delimiter: ',', cell: csvCell });
}

/** The same as lines with tabs, which spreadsheets take from the clipboard. */
export function figuresForClipboard(data: ChartData, headings: readonly string[]): string {
  return written(data, headings, {
    delimiter: '\t',
    cell: (text) => text.replace(/[\t\r\n]+/g, ' '),
  });
}

type Syntax = { delimiter: string; cell: (text: string) => string };

function written(
  { columns, rows }: ChartData,
  headings: readonly string[],
  { delimiter, cell }: Syntax,
): string {
  const lines = [headings, ...rows.map((row) => columns.map(({ name }) => valueText(row[name])))];
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
    .replace(/^-|-$/g, '');
  return plain.slice(0, 80) || 'chart';
}
