import { type Caller, inLanguage, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { createParameters } from '../search/query-parameters.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { measureMerge } from './measure-merge.ts';
import type { LicensedSource } from './merge-licenses.ts';
import type { Report } from './merge-report.contract.ts';
import type { MergeRequest } from './merge-request.contract.ts';
import { mergeSelect } from './merge-sql.ts';
import { prepareMerge, type PreparedMerge, type PreparedSide, resultColumns } from './prepare-merge.ts';
import { reportMerge } from './report-merge.ts';
import { type MergeGround, onMergeGround } from './run-merge.ts';

/** A merge that is under way: what it will give, and the ground its rows are asked from. */
export type MergeRun = {
  merge: PreparedMerge;
  columns: Column[];
  report: Report;
  ground: MergeGround;
  /** The rows, or those of the first places only. */
  select: (part: 'all' | 'first') => { sql: string; parameters: unknown[] };
  /** False where a table belongs to a private dataset. */
  isPublic: boolean;
};

/** Who waits for a merge, and what they are shown of it. */
export type MergeOptions = {
  signal?: AbortSignal | undefined;
  /** How many rows will be shown of it. */
  shown?: number;
  /** The language in which the report names where the figures come from, as far as it is known. */
  language?: string | undefined;
};

/** A result must fit on the disk of whoever asks for it, and on ours meanwhile. */
const MOST_ROWS = 50_000_000;
const MILLISECONDS = 120_000;

/**
 * Merges two tables on the codes of places, and on periods, and lets `use` take the rows. Nothing is kept.
 * @throws not_found for a table that is missing or that the caller may not see; invalid_input that names the part
 * of the request and the rule
 */
export async function withMerge<Result>(
  context: DatastoreContext,
  caller: Caller,
  request: MergeRequest,
  use: (run: MergeRun) => Promise<Result>,
  { signal, shown = 0, language }: MergeOptions = {},
): Promise<Result> {
  const merge = await prepareMerge(context, caller, request, signal);
  const left = await sourceOf(context, merge.left, language);
  const right = await sourceOf(context, merge.right, language);
  return onMergeGround(context, merge, async (ground) => {
    const figures = await measureMerge(context, merge, ground, shown, signal);
    const report = reportMerge(merge, figures, { left, right });
    if (report.rows_out > MOST_ROWS) throw tooManyRows(report.rows_out);
    const select = (part: 'all' | 'first') => {
      const parameters = createParameters();
      const sql = mergeSelect(merge, parameters, part === 'first' ? figures.firstCodes : undefined);
      return { sql, parameters: [...parameters.values] };
    };
    const isPublic = left.isPublic && right.isPublic;
    return use({ merge, columns: resultColumns(merge), report, ground, select, isPublic });
  });
}

/** The report of a merge and its first rows. */
export async function previewMerge(
  context: DatastoreContext,
  caller: Caller,
  request: MergeRequest,
  options: MergeOptions,
): Promise<{ columns: Column[]; rows: unknown[][]; report: Report }> {
  const { shown = 0, signal } = options;
  const use = async ({ ground, select, columns, report }: MergeRun) => {
    if (shown === 0 || report.rows_out === 0) return { columns, rows: [], report };
    const { sql, parameters } = select('first');
    const query = {
      ...ground,
      sql: `${sql} limit ${shown}`,
      parameters,
      timeoutMilliseconds: MILLISECONDS,
    };
    return { columns, rows: (await withinLimits(context.workers.run(query, signal))).rows, report };
  };
  return withMerge(context, caller, request, use, options);
}

async function sourceOf(
  context: DatastoreContext,
  { open }: PreparedSide,
  language: string | undefined,
): Promise<LicensedSource & { isPublic: boolean }> {
  const resource = inLanguage(await context.resources.find(open.table.resourceId), language);
  return {
    side: open.side,
    title: resource?.title ?? null,
    source: resource?.attribution?.source ?? null,
    license: resource?.license ?? null,
    isPublic: resource?.private === false,
  };
}

function tooManyRows(rows: number) {
  const [count, most] = [rows.toLocaleString('en'), MOST_ROWS.toLocaleString('en')];
  return invalidInput({
    duplicates: [
      `the result would have ${count} rows, and ${most} are allowed: say aggregate, or filter the tables`,
    ],
  });
}
