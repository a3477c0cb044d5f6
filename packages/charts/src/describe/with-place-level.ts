import type { ChartSpec } from '../spec/chart-spec.ts';

/** A chart that says what the places of its map were found to be, unless it says so itself: its words name them. */
export function withPlaceLevel(spec: ChartSpec, level: string | undefined): ChartSpec {
  const { geo } = spec.channels;
  if (!geo || level === undefined) return spec;
  return { ...spec, channels: { ...spec.channels, geo: { level, ...geo } } };
}
