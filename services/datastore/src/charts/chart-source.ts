import { createHash } from 'node:crypto';
import { checkInput, coerceInput } from '@gazetteer/actions';
import type { MergeSource, TableSource } from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import { Type } from 'typebox';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Report } from '../merge/merge-report.contract.ts';
import { mergeInput, type MergeRequest, type MergeSideInput } from '../merge/merge-request.contract.ts';
import type { Column } from '../tables/column.ts';
import { whileTableStands } from '../tables/open-table.ts';
import { mergeFault } from './chart-fault.ts';
import type { KnownPlaces } from './places/known-places.ts';
import { createMergedFiles, type MergeWriter } from './merged-files.ts';
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

/** The tables of a source, opened; nothing of their rows is read yet. */
type OpenTables = Pick<FileSource, 'source' | 'key'> &
  (
    | { kind: 'table'; tables: readonly [ChartTable] }
    | { kind: 'merge'; tables: Sides; request: MergeRequest }
  );

type Sides = readonly [ChartTable, ChartTable];

/** Opens sources for charts; keeps the results of merges for a while. */
export function createSourceOpener(context: DatastoreContext, known: KnownPlaces, writeMerge: MergeWriter) {
  const withMerged = createMergedFiles(context, writeMerge);

  /**
   * Lets `work` read the rows of a chart.
   * @throws not_found for a table that is missing or that the caller may not see; gone; invalid_input for a merge
   * that cannot be made, under the path of the source
   */
  return async <Result>(
    caller: Caller,
    asked: TableSource | MergeSource,
    work: (open: FileSource) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    const open = await openTables(context, known, caller, asked);
    const { source, key, tables } = open;
    if (open.kind === 'table') {
      const [{ path, columns }] = open.tables;
      const table = { source, key, path, columns, tables, merge: null };
      return whileTableStands(context, open.tables[0], () => work(table));
    }
    return withMerged(key, { caller, request: open.request, signal }, ({ path, columns, report }) =>
      work({ source, key, path, columns, tables, merge: report }),
    );
  };
}

/**
 * Opens the tables of a source for a caller, at the versions it names, else as they are now.
 * @throws not_found, gone, invalid_input
 */
export async function openTables(
  context: DatastoreContext,
  known: Pick<KnownPlaces, 'stamp'>,
  caller: Caller,
  source: TableSource | MergeSource,
): Promise<OpenTables> {
  if (source.kind === 'table') {
    const table = await openChartTable(context, caller, source.resource_id, source.version);
    const pinned = { kind: 'table', resource_id: table.resourceId, version: table.versionNumber } as const;
    return { kind: 'table', source: pinned, key: await keyOf(known, [table]), tables: [table] };
  }
  const { left, right, ...rest } = readMerge(source);
  const tables = [
    await openChartTable(context, caller, left.resource_id, left.version),
    await openChartTable(context, caller, right.resource_id, right.version),
  ] as const;
  // Named by resource and version, so that one merge has one key.
  const request = { ...rest, left: pinSide(left, tables[0]), right: pinSide(right, tables[1]) };
  const key = await keyOf(known, tables, request);
  return { kind: 'merge', source: { kind: 'merge', merge: request }, key, tables, request };
}

/** What rows, words and places of a chart depend on. */
async function keyOf(
  known: Pick<KnownPlaces, 'stamp'>,
  tables: readonly ChartTable[],
  request?: MergeRequest,
): Promise<string> {
  const places = await known.stamp();
  const words = JSON.stringify([places, request, ...tables.map(({ columns }) => columns)]);
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

function pinSide(side: MergeSideInput, table: ChartTable): MergeSideInput {
  return { ...side, resource_id: table.resourceId, version: table.versionNumber };
}
