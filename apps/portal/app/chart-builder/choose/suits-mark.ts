import type { Mark } from '@gazetteer/charts';
import type { ChosenTable } from '../../merge/load-merge.server.ts';

/** The tables that suit a kind of chart first: those of areas for maps, those of many years for lines. */
export function bySuitability(tables: readonly ChosenTable[], mark: Mark | undefined): ChosenTable[] {
  return tables.toSorted((one, two) => suits(two, mark) - suits(one, mark));
}

const areas = /^(country|state|district|tehsil|sub-district|block|gram panchayat|village|county)/i;

function suits({ resource, dataset }: ChosenTable, mark: Mark | undefined): number {
  if (mark === 'choropleth') return Number(areas.test(resource.granularity ?? ''));
  if (mark === 'line' || mark === 'area' || mark === 'trail')
    return Number(spansYears(resource.years_covered ?? dataset.years_covered ?? ''));
  return 0;
}

function spansYears(covered: string): boolean {
  const years = covered.match(/\d{4}/g) ?? [];
  return new Set(years).size > 1;
}
