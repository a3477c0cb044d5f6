import type { ChartOptions } from '../draw/chart-options.ts';
import type { ChartData } from '../spec/chart-data.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';
import type { ChartDescription } from './chart-description.ts';

type DescriptionOptions = Pick<ChartOptions, 'locale' | 'digitGrouping' | 'drawing'>;

/** Says in words what a chart shows, for those who do not see it and those who want it short. */
export function describeChart(
  spec: ChartSpec,
  data: ChartData,
  _options: DescriptionOptions,
): ChartDescription {
  const title = spec.title ?? data.columns.map(({ label }) => label).join(', ');
  return { kind: spec.mark, title, alt: title, summary: '', caption: spec.caption?.source };
}
