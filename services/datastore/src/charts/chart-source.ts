import { createHash } from 'node:crypto';
import { checkInput, coerceInput } from '@gazetteer/actions';
import type { MergeSource, TableSource } from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { AreaTables } from '../areas/area-tables.ts';
import { stampAreas } from '../areas/areas.store.ts';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Report } from '../merge/merge-report.contract.ts';
import { mergeInput, type MergeRequest } from '../merge/merge-request.contract.ts';
import type { Column } from '../tables/column.ts';
import { whileTableStands } from '../tables/while-table-stands.ts';
import { mergeFault } from './chart-fault.ts';
import { createMergedFiles } from './merged-files.ts';
import { type ChartTable, openChartTable } from './open-chart-table.ts';

/** The rows of a chart in a file, opened for a caller. */
export type FileSource = {
  /** With the versions that were opened. */
  source: TableSource | MergeSource;
  /** Changes with the rows, the dictionary and the places that are known. */
  key: string;
  path: string;
  columns: readonly Column[];
  /** One table, or both of a merge. */
  tables: readonly [ChartTable, ...ChartTable[]];
  merge: Report | null;
};

const Merge = Type.Object(mergeInput);

/** Opens sources for charts; keeps the results of merges for a while. */
export function createSourceOpener(context: DatastoreContext) {
  const withMerged = createMergedFiles(context);

  /**
   * Lets `work` read the rows of a chart.
   * @throws not_found for a table that is missing or that the caller may not see; gone; invalid_input for a merge
   * that cannot be made, under the path of the source
   */
  return async <Result>(
    caller: Caller,
    source: TableSource | MergeSource,
    work: (open: FileSource) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    if (source.kind === 'table') {
      const table = await openChartTable(context, caller, source.resource_id, source.version);
      const key = keyOf([table], await stampAreas(context.sql.as<AreaTables>()));
      return whileTableStands(context, table, () => work(tableSource(table, key)));
    }
    const request = readMerge(source);
    const sides = [
      await openChartTable(context, caller, request.left.resource_id, request.left.version),
      await openChartTable(context, caller, request.right.resource_id, request.right.version),
    ] as const;
    const pinned = pinSides(request, sides);
    const key = keyOf(sides, JSON.stringify([await stampAreas(context.sql.as<AreaTables>()), pinned]));
    const merge = { caller, request: pinned, signal };
    return withMerged(key, merge, ({ path, columns, report }) =>
      work({ source: { kind: 'merge', merge: pinned }, key, path, columns, tables: sides, merge: report }),
    );
  };
}

export type OpenChartSource = ReturnType<typeof createSourceOpener>;

function tableSource(table: ChartTable, key: string): FileSource {
  return {
    source: { kind: 'table', resource_id: table.resourceId, version: table.versionNumber },
    key,
    path: table.path,
    columns: table.columns,
    tables: [table],
    merge: null,
  };
}

/** What the rows and the words of a chart depend on. */
function keyOf(tables: readonly ChartTable[], more: string): string {
  const words = JSON.stringify([more, ...tables.map(({ columns }) => columns)]);
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, 16);
  return `${tables.map(({ versionId }) => versionId).join(' ')} ${hash}`;
}

/** @throws invalid_input that names the part of the merge */
function readMerge({ merge }: MergeSource): MergeRequest {
  try {
    return checkInput(Merge, coerceInput(Merge, merge));
  } catch (error) {
    throw mergeFault(error);
  }
}

/** Names both tables by their resource and version, so that one merge has one key. */
function pinSides(request: MergeRequest, [left, right]: readonly [ChartTable, ChartTable]): MergeRequest {
  return {
    ...request,
    left: { ...request.left, resource_id: left.resourceId, version: left.versionNumber },
    right: { ...request.right, resource_id: right.resourceId, version: right.versionNumber },
  };
}
