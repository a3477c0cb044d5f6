import type { DatastoreContext } from '../datastore-context.ts';
import type { TableSource } from '../engine/query-worker.contract.ts';
import { formatRecords } from '../search/format-records.ts';
import { MAXIMUM_ROWS } from '../search/search-table.ts';
import { withinLimits } from '../tables/query-failure.ts';

/** Rows that a change touched, as a search gives them; `isTruncated` where there are more than an answer carries. */
export type ReturnedRows = { records: Record<string, unknown>[]; isTruncated: boolean };

type Touched = {
  tables: TableSource[];
  /** SELECT that gives the rows, `_id` first. */
  sql: string;
  parameters?: unknown[];
};

/**
 * Reads the rows that a change touches, for whoever asks to have them back.
 * @throws timed_out, too_large, unavailable
 */
export async function returnedRows(context: DatastoreContext, touched: Touched): Promise<ReturnedRows> {
  const { columns, rows, truncated } = await withinLimits(
    context.workers.run({ ...touched, rowLimit: MAXIMUM_ROWS }),
  );
  const names = columns.map(({ name }) => name);
  const records = formatRecords(rows, names, 'objects') as Record<string, unknown>[];
  return { records, isTruncated: truncated };
}
