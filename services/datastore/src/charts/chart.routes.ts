import { type Action, defineAction } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { answerQuery } from './answer-query.ts';
import { FieldsInput, FieldsOutput, QueryInput, QueryOutput } from './chart.contract.ts';
import { withCode } from './chart-fault.ts';
import { findChartTable } from './open-chart-table.ts';
import { listFields } from './list-fields.ts';
import type { Charts } from './open-charts.ts';

/** The actions `chart_fields` and `chart_query`. */
export function chartActions(context: DatastoreContext, { withRows, query }: Charts): Action[] {
  return [
    defineAction({
      name: 'chart_fields',
      summary: 'What can be charted of a table, of two as one, or of own rows: columns, kinds, places',
      readOnly: true,
      input: FieldsInput,
      output: FieldsOutput,
      handle: ({ source, dataset_id: name }, { caller, signal }) =>
        coded(async () => {
          const asked = source ?? (name ? await findChartTable(context, caller, name) : undefined);
          if (!asked) throw invalidInput({ source: ['Missing value'] });
          return listFields(context, withRows, caller, asked, signal);
        }),
    }),
    defineAction({
      name: 'chart_query',
      summary: 'The figures behind a chart',
      readOnly: true,
      input: QueryInput,
      output: QueryOutput,
      handle: ({ spec, limit }, { caller, signal }) =>
        coded(() => answerQuery(query, caller, spec, { limit, signal })),
    }),
  ];
}

/** Every failure of these calls has a code in its `info`. */
async function coded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw withCode(error);
  }
}
