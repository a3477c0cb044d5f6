import { type ChartField, ChartError, type ComputedField, computedFields } from '@gazetteer/charts';

/** The columns of a source and those that a chart computes. Formulas that are wrong compute none. */
export function fieldsWithComputed(
  columns: readonly ChartField[],
  computed: readonly ComputedField[] = [],
): readonly ChartField[] {
  if (computed.length === 0) return columns;
  try {
    return [...columns, ...computedFields(computed, columns)];
  } catch (error) {
    if (error instanceof ChartError) return columns;
    throw error;
  }
}
