import type { APIRequestContext } from '@playwright/test';
import type { ChartData, ChartSpec, Ground, Topology } from '@gazetteer/charts';
import { furtherCharts, realCharts, type RealChart } from './real-charts.ts';
import { action } from './sample.ts';

type Answer = ChartData & { boundaries: { url: string } | null; ground: { url: string } | null };

/** The chart of a mark, or of another name, over its table of the sample catalogue. */
export async function realSpec(request: APIRequestContext, name: string): Promise<ChartSpec> {
  const { dataset, ...chart } = chartNamed(name);
  const { resources } = await action<{ resources: { id: string }[] }>(request, 'package_show', {
    id: dataset,
  });
  return { version: 1, source: { kind: 'table', resource_id: resources[0]?.id ?? '' }, ...chart };
}

/** The figures of a chart, as the server answers them, and what its map is drawn of or upon. */
export async function figuresOf(
  request: APIRequestContext,
  spec: ChartSpec,
): Promise<{ data: ChartData; drawing: Topology | undefined; ground: Ground | undefined }> {
  const answer = await request.post('/api/3/action/chart_query', { data: { spec } });
  if (!answer.ok()) throw new Error(`${spec.mark}: ${await answer.text()}`);
  const { result } = (await answer.json()) as { result: Answer };
  const { columns, filtered, rows, truncated, combined, points } = result;
  const told = { ...(filtered && { filtered }), ...(points && { points }) };
  return {
    data: { columns, rows, truncated, combined, ...told },
    drawing: await shapesAt<Topology>(request, result.boundaries),
    ground: await shapesAt<Ground>(request, result.ground),
  };
}

async function shapesAt<Shapes>(
  request: APIRequestContext,
  place: { url: string } | null,
): Promise<Shapes | undefined> {
  return place ? ((await (await request.get(place.url)).json()) as Shapes) : undefined;
}

function chartNamed(name: string): RealChart {
  const chart = { ...realCharts, ...furtherCharts }[name];
  if (!chart) throw new Error(`There is no chart called ${name}`);
  return chart;
}
