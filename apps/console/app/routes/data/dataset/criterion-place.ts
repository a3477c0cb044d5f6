import { fieldOfCriterion } from '../../../datasets/criterion-fields.ts';

interface Described {
  name: string;
  resources: readonly { sku: string; isTable: boolean; frequency: string }[];
  hasNotes: boolean;
}

/**
 * Where a criterion of the quality is met: a field of this page (`#…`), or the page of a table's columns.
 * Of several files it is the first that lacks what is asked, as far as that is known here.
 */
export function placeOfCriterion(id: string, { name, resources, hasNotes }: Described): string {
  const table = resources.find(({ isTable }) => isTable);
  // Once there are notes, it is labels of columns that are missing.
  const isOfColumns = id === 'units' || (id === 'described' && hasNotes);
  if (isOfColumns && table) return `/console/data/${name}/columns/${table.sku}`;
  if (id === 'frequency') {
    const silent = resources.find(({ frequency }) => frequency === '') ?? resources[0];
    if (silent) return `#frequency-${silent.sku}`;
  }
  const field = fieldOfCriterion(id);
  return field ? `#field-${field}` : '#resources';
}
