import { dumpedColumns } from '../metadata/formats/dumped-columns.ts';
import type { TableRecord } from '../metadata/record/metadata-record.ts';
import type { ColumnDescription } from '../model/table-description.ts';
import { heading } from './plain-page.ts';
import type { DownloadWords } from './words/words.ts';

const head = ['name', 'label', 'description', 'unit', 'role', 'scale', 'additivity', 'type'] as const;

/** What every column of a table's CSV means, as CSV in the words of the data dictionary. */
export function dictionaryTable(table: TableRecord): string {
  const rows = dumpedColumns(table).map(({ name, label, notes, unit, role, scale, additivity, type }) => [
    name,
    label,
    notes,
    unit,
    role,
    scale,
    additivity,
    type,
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

function cell(value: string | null | undefined): string {
  const text = value ?? '';
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The same to be read, a paragraph for each column.
 * @param path where the table is, for who reads it beside
 */
export function dictionaryText(
  table: TableRecord,
  path: string | undefined,
  { dictionary: words, colon }: DownloadWords,
): string {
  const [rowNumber, ...columns] = dumpedColumns(table);
  return [
    heading(words.title(table.title), '='),
    ...(path ? [words.about(path)] : []),
    ...columns.map((column) => columnText(column, { dictionary: words, colon })),
    `${rowNumber?.name}\n  ${words.rowNumber}`,
  ]
    .join('\n\n')
    .concat('\n');
}

function columnText(
  { name, label, notes, unit, role, scale, additivity, type }: ColumnDescription,
  { dictionary: words, colon }: Pick<DownloadWords, 'dictionary' | 'colon'>,
): string {
  const fact = (title: string, value: string | null | undefined) => value && `${title}${colon}${value}`;
  const said = (known: Readonly<Record<string, string>>, value: string | null | undefined) =>
    value && Object.hasOwn(known, value) ? known[value] : value;
  const lines = [
    label !== name ? label : undefined,
    notes?.replaceAll('\n', '\n  '),
    fact(words.unit, unit),
    fact(words.role, said(words.roles, role)),
    fact(words.scale, said(words.scales, scale)),
    fact(words.sums, said(words.additivities, additivity)),
    fact(words.type, typeText(type, words)),
  ];
  return [name, ...lines.filter(Boolean).map((line) => `  ${line}`)].join('\n');
}

function typeText(type: string, words: DownloadWords['dictionary']): string {
  if (type.startsWith('_')) return words.list(typeText(type.slice(1), words));
  return words.types[type] ?? type;
}
