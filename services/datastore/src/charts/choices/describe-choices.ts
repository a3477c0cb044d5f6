import type { ChartChoices } from '../chart.contract.ts';
import type { NarrowChart } from './narrow-chart.ts';

/** What there is to choose, as the call `chart_choices` says it: values as they stand in addresses. */
export function describeChoices({
  choices: { time, categories },
  chosen,
  spec,
}: Awaited<ReturnType<NarrowChart>>): ChartChoices {
  return {
    time: time && {
      field: time.field,
      label: time.label,
      kind: time.kind,
      step: time.step,
      values: [...time.values],
      published: time.published,
    },
    categories: categories && {
      field: categories.field,
      label: categories.label,
      isPlaces: categories.isPlaces,
      values: categories.values.map(({ value, name }) => ({ value: String(value ?? ''), name })),
    },
    chosen,
    filters: spec.filters ?? [],
    channels: spec.channels,
  };
}
