import type { ChartSpec } from '@gazetteer/charts';

/** The same chart of its tables as they are now, whichever version it was made from. */
export function withoutVersions(spec: ChartSpec): ChartSpec {
  const { source } = spec;
  if (source.kind === 'own') return spec;
  if (source.kind === 'table') {
    return { ...spec, source: { kind: 'table', resource_id: source.resource_id } };
  }
  const { left, right } = source.merge;
  const merge = { ...source.merge, left: withoutVersion(left), right: withoutVersion(right) };
  return { ...spec, source: { kind: 'merge', merge } };
}

function withoutVersion({ version: _version, ...side }: Record<string, unknown>): Record<string, unknown> {
  return side;
}
