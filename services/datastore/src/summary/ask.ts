import { quoteIdentifier } from '../engine/quote.ts';

/** Runs one statement of ours over the table. */
export type Ask = (sql: string) => Promise<unknown[][]>;

/** A numeric column as doubles. NaN and infinities are values to DuckDB, but no one's mean. */
export function finite(id: string): string {
  const value = `cast(${quoteIdentifier(id)} as double)`;
  return `case when isfinite(${value}) then ${value} end`;
}
