import { csvLine } from '../model/csv-line.ts';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

type Item = Readonly<Record<string, unknown>>;

/**
 * Items as a file. In CSV objects are JSON in their cell, and what is null is empty.
 * @param fields the columns
 */
export function exportItems(format: ExportFormat, items: readonly Item[], fields: readonly string[]): string {
  if (format === 'json') return JSON.stringify(items);
  const lines = items.map((item) => csvLine(fields.map((field) => textOf(item[field]))));
  return csvLine(fields) + lines.join('');
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
