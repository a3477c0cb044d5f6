import type { ChartData } from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';

/** The figures of a chart in what the server answers about it. */
export function dataOfAnswer({
  columns,
  filtered,
  rows,
  truncated,
  combined,
  points,
  unplaced,
}: Pick<ActionResult<'chart_query'>, keyof ChartData>): ChartData {
  return {
    columns,
    ...(filtered && { filtered }),
    rows,
    truncated,
    combined,
    ...(points && { points }),
    ...(unplaced && { unplaced }),
  };
}
