import type { ChartField } from './chart-field.ts';

/** What a field says of its values, places and times where nobody has looked at them. */
export const unmeasured = {
  time_unit: null,
  scheme: null,
  level: null,
  mapped: true,
  distinct: null,
  empty_share: null,
  min: null,
  max: null,
  top: [],
  spread: [],
  totals: [],
} satisfies Partial<ChartField>;
