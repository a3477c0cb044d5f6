import { type Action, defineAction } from '@gazetteer/actions';
import { type ChartSource } from '@gazetteer/charts';
import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { TABLE } from '../tables/table-sql.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { summarizeTable } from '../summary/summarize-table.ts';
import { dataOf, fieldsOf, planChart, toSql } from './compile-chart.ts';
import {
  type ChartAnswer,
  type ChartFieldsAnswer,
  FieldsInput,
  FieldsOutput,
  MOST_POINTS,
  QueryInput,
  QueryOutput,
} from './chart.contract.ts';
import { openChartSource } from './open-chart-source.ts';

/** The actions `chart_fields` and `chart_query`. */
export function chartActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'chart_fields',
      summary: 'What can be charted of a table, of two as one, or of own rows: columns, kinds, places',
      readOnly: true,
      input: FieldsInput,
      output: FieldsOutput,
      handle: ({ source, dataset_id }, { caller }) =>
        listFields(context, caller, sourceOf(source, dataset_id)),
    }),
    defineAction({
      name: 'chart_query',
      summary: 'The figures behind a chart',
      readOnly: true,
      input: QueryInput,
      output: QueryOutput,
      handle: async ({ spec, limit = MOST_POINTS }, { caller, signal }): Promise<ChartAnswer> => {
        const started = performance.now();
        const open = await openChartSource(context, caller, spec.source);
        const fields = fieldsOf(await summarizeTable(context, caller, open.tables[0]?.resource_id ?? ''));
        const plan = planChart(spec, fields);
        const { columns, rows, truncated } = await withinLimits(
          context.workers.run(
            { tables: [{ name: TABLE, path: open.path }], sql: toSql(plan, TABLE), rowLimit: limit },
            signal,
          ),
        );
        const named = rows.map((row) =>
          Object.fromEntries(columns.map(({ name }, index) => [name, row[index]])),
        );
        return {
          ...dataOf(plan, named),
          truncated,
          table_version: open.tables[0]?.version ?? null,
          current_version: open.tables[0]?.current_version ?? null,
          tables: open.tables,
          boundaries: null,
          geo: null,
          merge_report: null,
          took: Math.round(performance.now() - started),
        };
      },
    }),
  ];
}

function sourceOf(source: ChartSource | undefined, datasetId: string | undefined): ChartSource {
  if (source) return source;
  if (datasetId) return { kind: 'table', resource_id: datasetId };
  throw invalidInput({ source: ['Missing value'] });
}

async function listFields(
  context: DatastoreContext,
  caller: Caller,
  source: ChartSource,
): Promise<ChartFieldsAnswer> {
  const open = await openChartSource(context, caller, source);
  const resource = await context.resources.find(open.tables[0]?.resource_id ?? '');
  const summary = await summarizeTable(context, caller, open.tables[0]?.resource_id ?? '');
  return {
    source: open.source,
    title: resource?.title ?? '',
    fields: fieldsOf(summary),
    row_count: open.rowCount,
    table_version: open.tables[0]?.version ?? null,
    current_version: open.tables[0]?.current_version ?? null,
    tables: open.tables,
    dataset: null,
    datasets: [],
    license: null,
    geo: null,
    places: [],
    merge_report: null,
  };
}
