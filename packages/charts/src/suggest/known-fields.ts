import { ChartError } from '../values/chart-error.ts';
import { computedFields } from '../query/computed-fields.ts';
import type { ChartField } from '../spec/chart-field.ts';
import type { ChartSpec } from '../spec/chart-spec.ts';

/** The columns of the source and those the chart computes, by id. Formulas that are wrong compute none. */
export function knownFields(
  { computed = [] }: Pick<ChartSpec, 'computed'>,
  fields: readonly ChartField[],
): ReadonlyMap<string, ChartField> {
  return new Map([...fields, ...computedOf(computed, fields)].map((field) => [field.id, field]));
}

function computedOf(
  computed: NonNullable<ChartSpec['computed']>,
  fields: readonly ChartField[],
): ChartField[] {
  try {
    return computedFields(computed, fields);
  } catch (error) {
    if (error instanceof ChartError) return [];
    throw error;
  }
}
