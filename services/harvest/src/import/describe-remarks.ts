import type { TableReport } from './import-target.ts';

const SHOWN_ROWS = 20;
const SHOWN_CHARACTERS = 80;
const SHOWN_COLUMNS = 3;

/** What a person should know of how a table was read, as lines: rows that were left out, and notes in short. */
export function describeRemarks(path: string, { rejected_rows, rejected, notes }: TableReport): string[] {
  return [
    ...leftOut(path, rejected_rows, rejected),
    ...byCode(notes).map((alike) => `note     ${path}: ${remark(alike)}`),
  ];
}

function leftOut(path: string, count: number, rejected: TableReport['rejected']): string[] {
  if (count === 0) return [];
  const listed = rejected.slice(0, SHOWN_ROWS);
  const more = count - listed.length;
  return [
    `left out ${path}: ${count} ${count === 1 ? 'row' : 'rows'}`,
    ...listed.map(({ line, reason, row }) => `         line ${line}: ${plain(reason)}: ${inShort(row)}`),
    ...(more > 0 ? [`         and ${more} more`] : []),
  ];
}

function inShort(row: string): string {
  const text = row.replaceAll(/\s+/g, ' ');
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}

type Note = TableReport['notes'][number];

function byCode(notes: readonly Note[]): Note[][] {
  return [...Map.groupBy(notes, ({ code }) => code).values()];
}

/** A wide table has the same remark for each of its columns: then only the first are named. */
function remark(alike: readonly Note[]): string {
  const code = plain(alike[0]?.code ?? '');
  const columns = alike.flatMap(({ params }) => params.column ?? []);
  if (columns.length <= SHOWN_COLUMNS || columns.length < alike.length) {
    return `${code}${alike.map(({ params }) => listed(params)).join('')}`;
  }
  const named = columns.slice(0, SHOWN_COLUMNS).join(', ');
  return `${code} (${columns.length} columns: ${named}, …)`;
}

function plain(code: string): string {
  return code.replaceAll('_', ' ');
}

function listed(params: Readonly<Record<string, string | number>>): string {
  const said = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
