import { type Client, isRequestError } from '@gazetteer/client';
import { askCodeNames } from '../../../tables/ask-code-names.ts';

/** What became of a query. */
export type SqlOutcome = SqlAnswer | SqlFailure;

export interface SqlAnswer {
  kind: 'answer';
  fields: AnswerField[];
  /** At most as many as the page shows; codes of places with their names. */
  rows: unknown[][];
  rowCount: number;
  /** The query has more rows than an answer carries. */
  truncated: boolean;
  milliseconds: number;
}

interface AnswerField {
  id: string;
  type: string;
  /** Codes of places, whose names may stand in another column of the answer. */
  codes?: { areNamedBeside: boolean };
}

/** The columns of the table that hold codes of places. */
export interface TableCodes {
  resourceId: string;
  columns: readonly CodeColumn[];
}

interface CodeColumn {
  field: string;
  type: string;
  /** The column where the table has the names of these places. */
  namesIn: string | null;
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
  options: { sort?: SqlSort | undefined; signal?: AbortSignal; codes?: TableCodes | undefined },
): Promise<SqlOutcome> {
  const started = performance.now();
  const { signal, sort, codes } = options;
  try {
    const answer = await client.action('datastore_search_sql', { sql }, signal ? { signal } : {});
    const records = sort ? answer.records.toSorted(comparing(sort)) : answer.records;
    const shown = records.slice(0, mostRowsShown);
    const rows = shown.map((record) => answer.fields.map(({ id }) => record[id]));
    return {
      kind: 'answer',
      ...(await withNames(client, { fields: answer.fields, rows }, codes, signal)),
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

/** An answer with the names of the places whose codes are in it: of columns named like those of the table. */
async function withNames(
  client: Client,
  { fields, rows }: Pick<SqlAnswer, 'fields' | 'rows'>,
  codes: TableCodes | undefined,
  signal: AbortSignal | undefined,
): Promise<Pick<SqlAnswer, 'fields' | 'rows'>> {
  const isAlike = (id: string, name: string | null) => id.toLowerCase() === name?.toLowerCase();
  const known = fields.map(({ id, type }) =>
    codes?.columns.find((column) => isAlike(id, column.field) && column.type === type),
  );
  if (!codes || known.every((column) => column === undefined)) return { fields, rows };
  const asked = known.flatMap((column, place) =>
    column ? [{ field: column.field, values: rows.map((row) => row[place]) }] : [],
  );
  const names = await askCodeNames(client, codes.resourceId, asked, signal);
  const nameOf = (value: unknown, column: CodeColumn | undefined) =>
    (column && names.get(column.field)?.get(String(value))) ?? value;
  return {
    fields: fields.map((field, place) => {
      const column = known[place];
      const areNamedBeside = fields.some(({ id }) => isAlike(id, column?.namesIn ?? null));
      return column ? { ...field, codes: { areNamedBeside } } : field;
    }),
    rows: rows.map((row) => row.map((value, place) => nameOf(value, known[place]))),
  };
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
