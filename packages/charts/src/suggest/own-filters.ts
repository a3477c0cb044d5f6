import type { ChartField } from '../spec/chart-field.ts';
import type { ChartSpec, Filter } from '../spec/chart-spec.ts';
import { trueChart } from './true-chart.ts';

type Fields = readonly ChartField[];

/** A suggested chart in place of another one: with the filters a person set, and those that make the new one true. */
export function adoptChart(
  spec: ChartSpec,
  { mark, channels, filters = [] }: ChartSpec,
  fields: Fields,
): ChartSpec {
  const own = ownFilters(spec, fields);
  const added = filters.filter(({ field }) => !own.some((filter) => filter.field === field));
  return withFilters({ ...spec, mark, channels }, [...added, ...own]);
}

/**
 * The filters of a chart after its fields were moved: those that the portal had set for the chart before go where the
 * new one does not need them, and a chart that was empty gets those it needs. What a person took away stays away.
 */
export function refitFilters(before: ChartSpec, after: ChartSpec, fields: Fields): ChartSpec {
  const needed = neededFilters(after, fields);
  if (Object.keys(before.channels).length === 0) {
    const { filters = [] } = after;
    return withFilters(after, [
      ...needed.filter(({ field }) => !filters.some((one) => one.field === field)),
      ...filters,
    ]);
  }
  const past = neededFilters(before, fields).filter((filter) => !has(needed, filter));
  return past.length === 0
    ? after
    : withFilters(
        after,
        (after.filters ?? []).filter((filter) => !has(past, filter)),
      );
}

function ownFilters(spec: ChartSpec, fields: Fields): Filter[] {
  const needed = neededFilters(spec, fields);
  return (spec.filters ?? []).filter((filter) => !has(needed, filter));
}

function neededFilters({ source, mark, channels }: ChartSpec, fields: Fields): readonly Filter[] {
  return trueChart(fields, source, { mark, channels }).filters ?? [];
}

function has(filters: readonly Filter[], filter: Filter): boolean {
  return filters.some((one) => JSON.stringify(one) === JSON.stringify(filter));
}

function withFilters({ filters: _filters, ...spec }: ChartSpec, filters: readonly Filter[]): ChartSpec {
  return filters.length > 0 ? { ...spec, filters: [...filters] } : spec;
}
