import type { TableReport } from './import-target.ts';

const SHOWN_ROWS = 3;

/** What a person should know of how a table was read, as lines: rows that were left out, and notes in short. */
export function describeRemarks(path: string, { rejected_rows, rejected, notes }: TableReport): string[] {
  const places = rejected.slice(0, SHOWN_ROWS).map(({ line, reason }) => `line ${line}: ${plain(reason)}`);
  const more = rejected_rows > places.length ? ['…'] : [];
  const rows = `${rejected_rows} ${rejected_rows === 1 ? 'row' : 'rows'}`;
  return [
    ...(rejected_rows > 0 ? [`left out ${path}: ${rows} (${[...places, ...more].join('; ')})`] : []),
    ...notes.map(({ code, params }) => `note     ${path}: ${plain(code)}${listed(params)}`),
  ];
}

function plain(code: string): string {
  return code.replaceAll('_', ' ');
}

function listed(params: Readonly<Record<string, string | number>>): string {
  const said = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}
