import {
  ChartError,
  type ChartSpec,
  type Choices,
  choosableOf,
  hasLooks,
  keepLooks,
  listChoices,
  type Narrowed,
  narrowChart,
  type ReaderChoice,
} from '@gazetteer/charts';
import { type Caller, inLanguage } from '@gazetteer/kernel';
import { chartFault } from '../chart-fault.ts';
import type { WithChartRows } from '../chart-rows.ts';
import type { QueryChart, QueryOptions } from '../query-chart.ts';

/** Tells a caller what there is to choose of a chart, and narrows the chart to what was chosen. */
export type NarrowChart = (
  caller: Caller,
  spec: ChartSpec,
  choice: ReaderChoice,
  options?: Pick<QueryOptions, 'language' | 'signal'>,
) => Promise<Narrowed & { choices: Choices }>;

/** What may be chosen is found by charts of the same rows: with the rights of the caller, and counted once for all. */
export function createNarrower(withRows: WithChartRows, query: QueryChart): NarrowChart {
  return async (caller, spec, choice, options = {}) => {
    const { language, signal } = options;
    const written = await withRows(caller, spec.source, async (rows) => rows.fields, signal);
    const fields = inLanguage(written, language);
    const ask = async (question: ChartSpec) => (await query(caller, question, options)).data;
    const { choices, narrowed } = await coded(async () => {
      const found = await listChoices(spec, choosableOf(spec, fields), ask);
      return { choices: found, narrowed: narrowChart(spec, found, choice) };
    });
    const isNarrowed = Object.keys(narrowed.chosen).length > 0;
    const narrow = isNarrowed && hasLooks(spec) ? keepLooks(narrowed.spec, await ask(spec)) : narrowed.spec;
    return { ...narrowed, spec: narrow, choices };
  };
}

/** @throws invalid_input that names the choice, where there is nothing like it */
async function coded<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ChartError)) throw error;
    const { code, message, field, channel, position, params } = error;
    const name = params['name'];
    const path = code.startsWith('choice') && typeof name === 'string' ? `choice.${name}` : 'choice';
    throw chartFault(code, path, message, { field, channel, position, params });
  }
}
