import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import type { Report } from './merge-report.contract.ts';
import type { MergeRequest } from './merge-request.contract.ts';
import { withMerge } from './merge-tables.ts';

const EXPORT_MILLISECONDS = 120_000;

/**
 * Writes the result of a merge as a Parquet file.
 * @param accept told of the report before rows are written; may throw
 * @throws what a merge does
 */
export async function writeMerge(
  context: DatastoreContext,
  { caller, request, signal }: { caller: Caller; request: MergeRequest; signal?: AbortSignal | undefined },
  path: string,
  accept: (report: Report) => void,
): Promise<{ columns: Column[]; report: Report }> {
  return withMerge(
    context,
    caller,
    request,
    async ({ ground, select, columns, report }) => {
      accept(report);
      const work = context.workers.export(
        {
          ...ground,
          ...select('all'),
          path,
          format: { kind: 'parquet' },
          timeoutMilliseconds: EXPORT_MILLISECONDS,
        },
        signal ? { signal } : {},
      );
      await withinLimits(work);
      return { columns, report };
    },
    { signal },
  );
}
