import { type Client, isRequestError } from '@gazetteer/client';

/** What became of a query. */
export type SqlOutcome = SqlAnswer | SqlFailure;

export interface SqlAnswer {
  kind: 'answer';
  fields: { id: string; type: string }[];
  /** At most as many as the page shows. */
  rows: unknown[][];
  rowCount: number;
  /** The query has more rows than an answer carries. */
  truncated: boolean;
  milliseconds: number;
}

export interface SqlFailure {
  kind: 'failure';
  fault: SqlFault;
  /** The server's own words. */
  message: string;
}

/** The place and kind of a fault, as the server's `info.fault` has them. */
export interface SqlFault {
  code: string;
  line?: number;
  column?: number;
  name?: string;
  candidates?: string[];
}

export interface SqlSort {
  column: string;
  descending: boolean;
}

/** More rows than anybody reads in a page; the download has the others. */
export const mostRowsShown = 1000;

/**
 * Runs a query and makes of its answer what a page shows: sorted first, then cut.
 * @throws RequestError where the request was given up
 */
export async function runSql(
  client: Client,
  sql: string,
  options: { sort?: SqlSort | undefined; signal?: AbortSignal },
): Promise<SqlOutcome> {
  const started = performance.now();
  const { signal, sort } = options;
  try {
    const answer = await client.action('datastore_search_sql', { sql }, signal ? { signal } : {});
    const records = sort ? answer.records.toSorted(comparing(sort)) : answer.records;
    return {
      kind: 'answer',
      fields: answer.fields,
      rows: records.slice(0, mostRowsShown).map((record) => answer.fields.map(({ id }) => record[id])),
      rowCount: answer.records.length,
      truncated: answer.records_truncated ?? false,
      milliseconds: performance.now() - started,
    };
  } catch (error) {
    if (!isRequestError(error) || error.code === 'aborted') throw error;
    const message = error.detail ?? Object.values(error.fields).flat()[0] ?? '';
    return { kind: 'failure', fault: readFault(error.info?.['fault'], error.code), message };
  }
}

function readFault(told: unknown, code: string): SqlFault {
  return typeof told === 'object' && told !== null && 'code' in told ? (told as SqlFault) : { code };
}

/** Nothing comes last whichever way the rows are sorted. */
function comparing({ column, descending }: SqlSort) {
  const sign = descending ? -1 : 1;
  return (one: Record<string, unknown>, other: Record<string, unknown>): number => {
    const [left, right] = [one[column] ?? null, other[column] ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * written(left).localeCompare(written(right), undefined, { numeric: true });
  };
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The place of a fault as an offset into the text. */
export function offsetOf(sql: string, { line, column }: SqlFault): number | undefined {
  if (line === undefined || column === undefined) return undefined;
  const before = sql.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
