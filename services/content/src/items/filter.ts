/** The comparisons of Directus that the service knows. */
export const operators = [
  '_eq',
  '_neq',
  '_lt',
  '_lte',
  '_gt',
  '_gte',
  '_in',
  '_nin',
  '_null',
  '_nnull',
  '_contains',
  '_ncontains',
  '_icontains',
  '_starts_with',
  '_ends_with',
  '_between',
  '_empty',
] as const;

export type Operator = (typeof operators)[number];

/** One field compared; `values` holds one value, two for `_between`, any number for `_in` and `_nin`, none for tests. */
export type Comparison = { field: string; operator: Operator; values: string[] };

/** Which items are wanted. */
export type Filter = { all: Filter[] } | { any: Filter[] } | Comparison;

/**
 * The values that a field must have one of for the filter to hold, as far as that follows from comparisons that all have
 * to hold; undefined where it may have any.
 */
export function pinnedValues(filter: Filter, field: string): string[] | undefined {
  if ('all' in filter) {
    const pins = filter.all.map((part) => pinnedValues(part, field)).filter((pin) => pin !== undefined);
    return pins.length === 0
      ? undefined
      : pins.reduce((one, other) => one.filter((value) => other.includes(value)));
  }
  if ('any' in filter || filter.field !== field) return undefined;
  return filter.operator === '_eq' || filter.operator === '_in' ? filter.values : undefined;
}
