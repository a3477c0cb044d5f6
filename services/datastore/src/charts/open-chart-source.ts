import type { ChartSource } from '@gazetteer/charts';
import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Column } from '../tables/column.ts';
import { openTable } from '../tables/open-table.ts';
import type { UsedTable } from './chart.contract.ts';

/** The rows of a chart, opened for a caller. */
export type OpenSource = {
  source: ChartSource;
  /** The same rows and words have the same key. */
  key: string;
  path: string;
  columns: readonly Column[];
  rowCount: number;
  tables: UsedTable[];
};

export async function openChartSource(
  context: DatastoreContext,
  caller: Caller,
  source: ChartSource,
): Promise<OpenSource> {
  if (source.kind !== 'table') throw invalidInput({ source: [`"${source.kind}" cannot be asked yet`] });
  const table = await openTable(context, caller, source.resource_id, source.version);
  return {
    source: {
      kind: 'table',
      resource_id: table.resourceId,
      ...(source.version ? { version: source.version } : {}),
    },
    key: table.versionId,
    path: table.path,
    columns: table.columns,
    rowCount: table.rowCount,
    tables: [
      { resource_id: table.resourceId, version: table.versionNumber, current_version: table.versionNumber },
    ],
  };
}
