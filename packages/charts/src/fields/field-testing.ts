import type { ChartField } from '../spec/chart-field.ts';
import { unmeasured } from '../spec/unmeasured.ts';

/** A column as tests need it: of categories, unless `more` says otherwise. */
export function fieldFor(id: string, more: Partial<ChartField> = {}): ChartField {
  return {
    id,
    type: 'text',
    label: id,
    unit: null,
    notes: null,
    kind: 'category',
    role: 'dimension',
    aggregate: 'count',
    weight: null,
    ...unmeasured,
    ...more,
  };
}
