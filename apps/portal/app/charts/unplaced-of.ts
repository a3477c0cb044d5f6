import type { ChartOptions } from '@gazetteer/charts';
import type { ActionResult } from '@gazetteer/client';

/** The places of a map that the words about it name, as their rows are in no figure. */
export function unplacedOf(geo: ActionResult<'chart_query'>['geo']): ChartOptions['unplaced'] {
  if (!geo) return undefined;
  const { total, matched, unmatched } = geo;
  return { count: total - matched, first: unmatched.map(({ value }) => value) };
}
