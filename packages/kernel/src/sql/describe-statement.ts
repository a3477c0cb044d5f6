import type { Query } from '../tracing/watch-query.ts';

const OPERATION = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i;

/** What a statement does and the table that it names first; its values are parameters, and are not told. */
export function describeStatement(dialect: 'sqlite' | 'postgres', sql: string): Query {
  return {
    store: dialect === 'sqlite' ? 'sqlite' : 'postgresql',
    operation: (OPERATION.exec(sql)?.[1] ?? 'other').toLowerCase(),
    table: TABLE.exec(sql)?.[1],
  };
}
