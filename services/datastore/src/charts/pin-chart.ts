import type { ChartSpec } from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import type { CheckChart } from './query-chart.ts';

/** A table that a chart is drawn from. */
export type ChartTableId = { resourceId: string; packageId: string };

/**
 * Names in a chart the versions its tables have now, where it names none, after looking whether it can be drawn.
 * @returns the chart, and its tables, the main one first
 * @throws what asking for the figures throws before they are counted
 */
export async function pinChart(
  check: CheckChart,
  caller: Caller,
  spec: ChartSpec,
): Promise<{ spec: ChartSpec; tables: ChartTableId[] }> {
  const { source, tables } = await check(caller, spec);
  return {
    spec: { ...spec, source },
    tables: tables.map(({ resourceId, resource }) => ({ resourceId, packageId: resource.packageId })),
  };
}
