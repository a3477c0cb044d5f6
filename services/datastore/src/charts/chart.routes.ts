import { type Action, defineAction } from '@gazetteer/actions';
import { invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { answerQuery } from './answer-query.ts';
import {
  ChoicesInput,
  ChoicesOutput,
  FieldsInput,
  FieldsOutput,
  QueryInput,
  QueryOutput,
} from './chart.contract.ts';
import { withCode } from './chart-fault.ts';
import { findChartTable } from './open-chart-table.ts';
import { describeChoices } from './choices/describe-choices.ts';
import { listFields } from './list-fields.ts';
import type { Charts } from './open-charts.ts';

/** The actions `chart_fields`, `chart_query` and `chart_choices`. */
export function chartActions(context: DatastoreContext, { withRows, query, narrow }: Charts): Action[] {
  return [
    defineAction({
      name: 'chart_fields',
      summary: 'What can be charted of a table, of two as one, or of own rows: columns, kinds, places',
      readOnly: true,
      input: FieldsInput,
      output: FieldsOutput,
      handle: ({ source, dataset_id: name }, { caller, signal, language }) =>
        coded(async () => {
          const asked = source ?? (name ? await findChartTable(context, caller, name) : undefined);
          if (!asked) throw invalidInput({ source: ['Missing value'] });
          return listFields(context, withRows, caller, asked, { language, signal });
        }),
    }),
    defineAction({
      name: 'chart_query',
      summary: 'The figures behind a chart',
      readOnly: true,
      input: QueryInput,
      output: QueryOutput,
      handle: ({ spec, limit }, { caller, signal, language }) =>
        coded(() => answerQuery(query, caller, spec, { limit, language, signal })),
    }),
    defineAction({
      name: 'chart_choices',
      summary: 'The times and categories that a reader may choose of a chart, and the chart so narrowed',
      readOnly: true,
      input: ChoicesInput,
      output: ChoicesOutput,
      handle: ({ spec, choice = {} }, { caller, signal, language }) =>
        coded(async () => describeChoices(await narrow(caller, spec, choice, { language, signal }))),
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
