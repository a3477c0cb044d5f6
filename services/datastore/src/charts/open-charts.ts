import type { DatastoreContext } from '../datastore-context.ts';
import { createChartRows, type UseChartRows } from './chart-rows.ts';
import { createChartQuery, type QueryChart } from './query-chart.ts';

/** What the calls for charts share: opened sources, and what is kept of them. */
export type Charts = { useRows: UseChartRows; query: QueryChart };

/** Opens charts for one process. */
export function openCharts(context: DatastoreContext): Charts {
  const useRows = createChartRows(context);
  return { useRows, query: createChartQuery(context, useRows) };
}
