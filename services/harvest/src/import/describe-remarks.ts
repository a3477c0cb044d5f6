import type { TableReport } from './import-target.ts';

const SHOWN_ROWS = 3;
const SHOWN_COLUMNS = 3;

/** What a person should know of how a table was read, as lines: rows that were left out, and notes in short. */
export function describeRemarks(path: string, { rejected_rows, rejected, notes }: TableReport): string[] {
  const places = rejected.slice(0, SHOWN_ROWS).map(({ line, reason }) => `line ${line}: ${plain(reason)}`);
  const more = rejected_rows > places.length ? ['…'] : [];
  const rows = `${rejected_rows} ${rejected_rows === 1 ? 'row' : 'rows'}`;
  return [
    ...(rejected_rows > 0 ? [`left out ${path}: ${rows} (${[...places, ...more].join('; ')})`] : []),
    ...byCode(notes).map((alike) => `note     ${path}: ${remark(alike)}`),
  ];
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
