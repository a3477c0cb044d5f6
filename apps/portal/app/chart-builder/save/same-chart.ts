import type { ChartSpec } from '@gazetteer/charts';

/** Whether two charts show the same. Own rows are compared as the list they are: there may be many. */
export function isSameChart(one: ChartSpec, other: ChartSpec): boolean {
  if (one === other) return true;
  const { source, ...rest } = one;
  const { source: otherSource, ...otherRest } = other;
  const isSameSource = source === otherSource || (source.kind !== 'own' && isSame(source, otherSource));
  return isSameSource && isSame(rest, otherRest);
}

/** Compares JSON by value; what is absent and what is undefined are the same, and order counts in lists only. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) =>
    isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}
