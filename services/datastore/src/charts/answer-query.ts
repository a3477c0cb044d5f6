import type { ChartSpec } from '@gazetteer/charts';
import type { Caller } from '@gazetteer/kernel';
import type { ChartAnswer, ChartGeo } from './chart.contract.ts';
import { versionsOf } from './list-fields.ts';
import type { PlacedChart } from './place-chart.ts';
import type { ChartFigures, QueryChart, QueryOptions } from './query-chart.ts';

const FIRST_UNMATCHED = 100;
const FIRST_WITHOUT_SHAPE = 100;

/** The figures behind a chart, as the call `chart_query` gives them. */
export async function answerQuery(
  query: QueryChart,
  caller: Caller,
  spec: ChartSpec,
  options: QueryOptions,
): Promise<ChartAnswer> {
  const started = performance.now();
  const figures = await query(caller, spec, options);
  const { data, placed, ground, tables, merge } = figures;
  return {
    ...data,
    ...versionsOf(tables),
    boundaries: placed?.map?.boundaries ?? null,
    ground: ground && { id: ground.offer.id, projection: ground.offer.projection, url: ground.offer.url },
    geo: placed && describeGeo(placed, figures),
    merge_report: merge,
    took: Math.round(performance.now() - started),
  };
}

function describeGeo(placed: PlacedChart, { data }: ChartFigures): ChartGeo {
  const { writing, scheme, total, matched, unmatched, map } = placed;
  const codes = new Set(data.rows.flatMap(({ geo }) => (typeof geo === 'string' ? [geo] : [])));
  const shapes = map?.codes ?? new Set<string>();
  return {
    field: writing.field,
    by: writing.by,
    scheme,
    level: writing.level,
    total,
    matched,
    unmatched: unmatched.slice(0, FIRST_UNMATCHED),
    areas: shapes.size,
    without_data: shapes.difference(codes).size,
    without_shape: [...codes.difference(shapes)].slice(0, FIRST_WITHOUT_SHAPE),
  };
}
