import {
  type ChartData,
  type ChartPlan,
  type ChartSource,
  dataOf,
  type OwnSource,
  recordsOf,
  runPlan,
  toSql,
} from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { Report } from '../merge/merge-report.contract.ts';
import type { Grounds } from '../areas/grounds.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { TABLE } from '../tables/table-sql.ts';
import { createSourceOpener, type FileSource } from './chart-source.ts';
import type { KnownPlaces } from './places/known-places.ts';
import type { MergeWriter } from './merged-files.ts';
import { type ChartTable, openJoined } from './open-chart-table.ts';
import { describeOwnRows, distinctRows, placedRecords, unplacedRecords } from './own-rows.ts';
import type { PlacedChart, PlacesSource } from './place-chart.ts';
import { CHART_ROWS, PLACE, placedRows, plainRows, unplacedRows } from './places/place-codes.ts';
import { askSource, readDistinct } from './read-values.ts';
import { type ColumnMeasures, createSourceFields, type SourceFields } from './source-fields.ts';

/** The rows of a chart wherever they are: in a file for the engine, or sent along by a person. */
export type ChartRows = SourceFields &
  Pick<PlacesSource, 'read'> & {
    /** Versions named; own rows as they came. */
    source: ChartSource;
    /** Changes with all that figures depend on; undefined for own rows, of which nothing is kept. */
    key: string | undefined;
    tables: readonly ChartTable[];
    merge: Report | null;
    /** Answers a plan; of a map, rows have the code of their area in the column PLACE. */
    run(plan: ChartPlan, placed: PlacedChart | null, signal?: AbortSignal): Promise<ChartData>;
    /** The same over those rows alone that a map has no place for. */
    runUnplaced(plan: ChartPlan, placed: PlacedChart, signal?: AbortSignal): Promise<ChartData>;
  };

/** As JSON. Long texts in thousands of rows are more than a chart can show. */
const MOST_BYTES = 16 * 1024 * 1024;

/** What charts need of other parts of the datastore. */
export type ChartPorts = {
  places: KnownPlaces;
  grounds: Grounds;
  measures: ColumnMeasures;
  writeMerge: MergeWriter;
};

export type WithChartRows = ReturnType<typeof createChartRows>;

/** Opens the rows of charts. */
export function createChartRows(
  context: DatastoreContext,
  { places, measures, writeMerge }: Omit<ChartPorts, 'grounds'>,
) {
  const openSource = createSourceOpener(context, places, writeMerge);
  const fieldsOfSource = createSourceFields(context, measures, places);

  /** Lets `work` ask the rows of a chart. @throws what opening the source throws */
  return async <Result>(
    caller: Caller,
    source: ChartSource,
    work: (rows: ChartRows) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> => {
    if (source.kind === 'own') return work(await openOwn(context, places, caller, source));
    const readFile = async (open: FileSource): Promise<Result> =>
      work(fileRows(context, open, await fieldsOfSource(open)));
    return openSource(caller, source, readFile, signal);
  };
}

function fileRows(context: DatastoreContext, open: FileSource, fields: SourceFields): ChartRows {
  const { source, key, tables, merge } = open;
  const ask = async (plan: ChartPlan, preparation: string[], signal: AbortSignal | undefined) => {
    const query = {
      tables: [{ name: TABLE, path: open.path }],
      preparation,
      sql: toSql(plan, CHART_ROWS),
      rowLimit: plan.limit + 1,
      byteLimit: MOST_BYTES,
    };
    const { columns, rows, truncated } = await withinLimits(context.workers.run(query, signal));
    const records = rows.map((row) =>
      Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])),
    );
    const data = dataOf(plan, records);
    return truncated ? { ...data, truncated } : data;
  };
  return {
    ...fields,
    source,
    key,
    tables,
    merge,
    read: () => readDistinct(askSource(context, open)),
    run: (plan, placed, signal) => ask(plan, placed ? placedRows(placed, open.columns) : plainRows, signal),
    runUnplaced: (plan, placed, signal) => ask(plan, unplacedRows(placed, open.columns), signal),
  };
}

/** Own rows, for who may read the table that was joined to them, too: its values stand in them. */
async function openOwn(
  context: DatastoreContext,
  known: KnownPlaces,
  caller: Caller,
  source: OwnSource,
): Promise<ChartRows> {
  const { rows = [] } = source;
  return {
    ...(await describeOwnRows(known, source)),
    source,
    key: undefined,
    tables: await openJoined(context, caller, source),
    merge: null,
    read: () => distinctRows(source, rows),
    run: async (plan, placed) =>
      runPlan(plan, placed ? placedRecords(source, placed, PLACE) : recordsOf(source.columns, rows)),
    runUnplaced: async (plan, placed) => runPlan(plan, unplacedRecords(source, placed)),
  };
}
