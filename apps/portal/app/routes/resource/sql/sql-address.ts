import type { SqlSort } from './sql-outcome.ts';

/** The address of a query on the page of a table; anyone who opens it sees the answer. */
export function sqlAddress(path: string, sql: string, sort?: SqlSort): string {
  const query = new URLSearchParams({ tab: 'sql', sql });
  if (sort) query.set('sort', `${sort.column}:${sort.descending ? 'desc' : 'asc'}`);
  return `${path}?${query}`;
}

/** The address of a query's answer as a file. */
export function sqlDownload(sql: string, format: 'csv' | 'tsv' | 'json' | 'ndjson'): string {
  return `/datastore/sql?${new URLSearchParams({ sql, format })}`;
}

/** The query that an address carries, with the order of its answer. */
export function readSqlAddress(query: URLSearchParams): { sql: string; sort: SqlSort | undefined } {
  const match = /^(.+):(asc|desc)$/s.exec(query.get('sort') ?? '');
  const [, column, direction] = match ?? [];
  return {
    // Forms send line ends as CR LF, which would shift every place after them.
    sql: (query.get('sql') ?? '').replaceAll('\r\n', '\n').trim(),
    sort: column ? { column, descending: direction === 'desc' } : undefined,
  };
}
