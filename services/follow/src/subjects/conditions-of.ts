import type { ColumnCondition } from '../model/news.ts';
import type { FieldAnswer, RowsAnswer } from './answers.ts';
import { namedColumn } from './table-news.ts';

type Comparisons = Partial<Record<'eq' | 'gte' | 'gt' | 'lte' | 'lt' | 'contains', unknown>>;

/** What filters ask of each column, as a message says it; codes of places by their names. */
export function conditionsOf(
  filters: Record<string, unknown>,
  fields: readonly FieldAnswer[],
  places: NonNullable<RowsAnswer['places']>,
): ColumnCondition[] {
  return Object.entries(filters).map(([id, asked]) => {
    const field = fields.find((known) => known.id === id);
    const named = places.find((known) => known.field === id)?.named ?? [];
    const written = (value: unknown) =>
      named.find((code) => code.value === String(value))?.name ?? String(value);
    const isComparison = typeof asked === 'object' && asked !== null && !Array.isArray(asked);
    const { eq, gte, gt, lte, lt, contains } = (isComparison ? asked : {}) as Comparisons;
    const values = isComparison ? (eq === undefined ? [] : [eq]) : [asked].flat();
    const bound = (...bounds: unknown[]) => {
      const found = bounds.find((value) => value !== undefined);
      return typeof found === 'string' || typeof found === 'number' ? String(found) : null;
    };
    return {
      label: field ? namedColumn(field).label : id,
      values: values.map(written),
      min: bound(gte, gt),
      max: bound(lte, lt),
      contains: bound(contains),
    };
  });
}

/** A condition as short as a title needs it: the values alone, or the bounds. */
export function inWords({ values, min, max, contains }: ColumnCondition): string {
  if (values.length > 0) return values.join(' / ');
  if (contains !== null) return contains;
  return [min, max].filter((bound) => bound !== null).join('–');
}
