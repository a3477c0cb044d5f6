import type { ChartField } from '../spec/chart-field.ts';
import type { ChartSpec, Filter } from '../spec/chart-spec.ts';

/**
 * The year that the figures of a chart are of, the last of several: what its filters leave of the times in the rows.
 * @param latest time in the rows
 */
export function yearShown(
  { filters = [] }: Pick<ChartSpec, 'filters'>,
  { fields, latest }: { fields: readonly ChartField[]; latest: unknown },
): number | undefined {
  const times = new Set(fields.flatMap(({ id, kind }) => (kind === 'time' ? [id] : [])));
  const asked = filters.filter(({ field }) => times.has(field)).flatMap(yearsLeft);
  return asked.length > 0 ? Math.max(...asked) : yearOf(latest);
}

function yearsLeft(filter: Filter): number[] {
  const bounds = filter.kind === 'one_of' ? filter.values : filter.kind === 'range' ? [filter.to] : [];
  return bounds.flatMap((time) => yearOf(time) ?? []);
}

/** The year of a year, a date or a moment. */
function yearOf(time: unknown): number | undefined {
  const year = /^\d{4}/.exec(String(time))?.[0];
  return year === undefined ? undefined : Number(year);
}
