import type { DatastoreContext } from '../datastore-context.ts';
import { createChartRows, type WithChartRows } from './chart-rows.ts';
import { createChartQuery, type QueryChart } from './query-chart.ts';

/** What the calls for charts share: opened sources, and what is kept of them. */
export type Charts = { withRows: WithChartRows; query: QueryChart };

/** Opens charts for one process. */
export function openCharts(context: DatastoreContext): Charts {
  const withRows = createChartRows(context);
  return { withRows, query: createChartQuery(context, withRows) };
}
