import type { ChartField, Filter } from '@gazetteer/charts';

/** What a filter asks of a value, as one chooses it. */
export type Condition = 'one_of' | 'none_of' | 'range' | 'contains' | 'filled' | 'empty';

/** Everything that can be asked of the values of a field, the likeliest first. */
export function conditionsFor({ kind, type }: Pick<ChartField, 'kind' | 'type'>): Condition[] {
  if (kind === 'number' || kind === 'time') return ['range', 'filled', 'empty'];
  const contains: Condition[] = type === 'text' ? ['contains'] : [];
  return ['one_of', 'none_of', ...contains, 'filled', 'empty'];
}

/** A filter on a field that leaves nothing out yet: the beginning of every other. */
export function freshFilter({ id, kind }: Pick<ChartField, 'id' | 'kind'>): Filter {
  if (kind === 'number' || kind === 'time') return { field: id, kind: 'range' };
  return { field: id, kind: 'none_of', values: [] };
}

/** Whether a filter leaves nothing out. */
export function isFresh(filter: Filter): boolean {
  if (filter.kind === 'range') return filter.from === undefined && filter.to === undefined;
  return filter.kind === 'none_of' && filter.values.length === 0;
}

/** What a filter asks. A fresh one on categories is about to say which values are wanted. */
export function conditionOf(filter: Filter): Condition {
  if (filter.kind === 'range' || filter.kind === 'contains') return filter.kind;
  const isAboutNone = filter.values.length === 1 && filter.values[0] === null;
  if (isAboutNone) return filter.kind === 'one_of' ? 'empty' : 'filled';
  return isFresh(filter) ? 'one_of' : filter.kind;
}

/** The filter that asks something else of the same field, with the values that were chosen where they still count. */
export function withCondition(filter: Filter, condition: Condition): Filter {
  const { field } = filter;
  if (condition === 'filled') return { field, kind: 'none_of', values: [null] };
  if (condition === 'empty') return { field, kind: 'one_of', values: [null] };
  if (condition === 'range') return { field, kind: 'range' };
  const asked = conditionOf(filter);
  const kept = 'values' in filter && (asked === 'one_of' || asked === 'none_of') ? filter.values : [];
  return condition === 'contains' ? withValues(field, 'none_of', []) : withValues(field, condition, kept);
}

/** A filter by a list of values; without any it leaves nothing out, rather than everything. */
export function withValues(
  field: string,
  kind: 'one_of' | 'none_of',
  values: Extract<Filter, { kind: 'one_of' | 'none_of' }>['values'],
): Filter {
  return values.length === 0 ? { field, kind: 'none_of', values: [] } : { field, kind, values };
}

/** A filter by a part of the text; without a text it leaves nothing out. */
export function withText(field: string, text: string): Filter {
  return text === '' ? withValues(field, 'none_of', []) : { field, kind: 'contains', text };
}
