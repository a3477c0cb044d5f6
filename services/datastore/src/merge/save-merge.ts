import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { withWriteLease } from '../writing/with-write-lease.ts';
import { writeVersion } from '../writing/write-version.ts';
import type { Report } from './merge-report.contract.ts';
import type { MergeRequest } from './merge-request.contract.ts';
import { type MergeRun, withMerge } from './merge-tables.ts';

/**
 * Makes the result of a merge a table: a new resource of a dataset that the caller may change.
 * @throws what `resource_create` throws, and what a merge does; nothing is made then
 */
export async function saveMerge(
  context: DatastoreContext,
  caller: Caller,
  request: MergeRequest,
  resource: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<{ resourceId: string; rows: number; report: Report }> {
  const save = async ({ ground, select, columns, report }: MergeRun) => {
    const { sql, parameters } = select('all');
    const { id: resourceId } = await context.resources.create(caller, { ...resource, url_type: 'datastore' });
    try {
      const write = async () => {
        const version = await writeVersion(context, {
          resourceId,
          existing: undefined,
          ...ground,
          sql: `select row_number() over () as _id, * from (${sql})`,
          parameters,
          columns,
          primaryKey: [],
          origin: { operation: 'merge', caller },
          announces: true,
          signal,
        });
        return { resourceId, rows: version.row_count, report };
      };
      return await withWriteLease(context, resourceId, write, { signal });
    } catch (error) {
      await context.resources.remove(caller, resourceId);
      throw error;
    }
  };
  return withMerge(context, caller, request, save, { signal });
}
