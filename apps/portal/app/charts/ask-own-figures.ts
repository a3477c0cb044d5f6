import {
  type ChartField,
  type ChartSpec,
  type OwnSource,
  planChart,
  recordsOf,
  runPlan,
} from '@gazetteer/charts';
import { askGroundBelow } from './ask-ground.ts';
import { withOwnPlaceNames } from './own-places/name-own-places.ts';
import type { Figures } from './ask-figures.ts';
import { ownAnswer, rowsOf } from './own-rows.ts';

/** The figures of a chart of own rows, which is no map of areas. @throws ChartError where the chart cannot be */
export async function askOwnFigures(
  spec: ChartSpec & { source: OwnSource },
  fields: readonly ChartField[],
  signal: AbortSignal,
): Promise<Figures> {
  const { columns } = spec.source;
  const figures = runPlan(planChart(spec, fields), recordsOf(columns, rowsOf(spec.source)));
  const data = await withOwnPlaceNames(figures, spec);
  const ground = spec.mark === 'point_map' ? await askGroundBelow(data, signal) : undefined;
  return { data, answer: ownAnswer, ...(ground && { ground }) };
}
