import type { ChartSource, MergeSource } from '@gazetteer/charts';
import type { JoinSide } from './use-join.ts';

/** The table that another one is joined to: that of the chart, or the first of two. Own rows are none. */
export function leftSideOf(source: ChartSource): JoinSide | undefined {
  if (source.kind === 'table') return { resource_id: source.resource_id, version: source.version };
  if (source.kind === 'own') return undefined;
  const { resource_id, version } = source.merge.left;
  if (typeof resource_id !== 'string') return undefined;
  return { resource_id, ...(typeof version === 'number' && { version }) };
}

/** The second table of a merge. */
export function rightTableOf(source: ChartSource): string | undefined {
  const side = source.kind === 'merge' ? sideOf(source, 'right') : undefined;
  return typeof side === 'string' ? side : undefined;
}

function sideOf({ merge }: MergeSource, side: 'left' | 'right'): unknown {
  return merge[side].resource_id;
}
