import type { Dataset, Resource } from '@gazetteer/client';

type Table = Pick<Resource, 'id' | 'years_covered' | 'datastore_active'>;

/** The years a table covers: its own, or those of its dataset where it is the only table, as others may cover more. */
export function yearsOfTable(
  dataset: Pick<Dataset, 'years_covered'> & { resources: readonly Table[] },
  table: Pick<Resource, 'id' | 'years_covered'>,
): string | null {
  if (table.years_covered) return table.years_covered;
  const others = dataset.resources.filter(({ id, datastore_active }) => datastore_active && id !== table.id);
  return others.length === 0 ? dataset.years_covered : null;
}
