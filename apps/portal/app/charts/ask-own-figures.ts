import {
  type ChartField,
  type ChartSpec,
  type OwnSource,
  planChart,
  recordsOf,
  runPlan,
} from '@gazetteer/charts';
import type { Figures } from './ask-figures.ts';
import { ownAnswer, rowsOf } from './own-rows.ts';

/** The figures of a chart of own rows, which is no map. @throws ChartError where the chart cannot be */
export function askOwnFigures(
  spec: ChartSpec & { source: OwnSource },
  fields: readonly ChartField[],
): Figures {
  const { columns } = spec.source;
  const data = runPlan(planChart(spec, fields), recordsOf(columns, rowsOf(spec.source)));
  return { data, answer: ownAnswer };
}
