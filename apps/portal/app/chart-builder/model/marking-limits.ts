import type { Mark } from '@gazetteer/charts';

/** More texts than this are no annotations of a chart. */
export const MOST_ANNOTATIONS = 20;

const withoutAxes: ReadonlySet<Mark> = new Set(['arc', 'choropleth', 'point_map', 'table']);

/** Whether texts have a place on a chart of that kind: those without axes have none. */
export function canAnnotate(mark: Mark): boolean {
  return !withoutAxes.has(mark);
}
