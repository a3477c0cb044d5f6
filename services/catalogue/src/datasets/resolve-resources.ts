import type { FieldErrors } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { addProblems, addProblemsWithin } from '../field-problems.ts';
import { makeSku } from '../resources/make-sku.ts';
import { findResourceOwners, findSkuOwners } from '../resources/resource.store.ts';
import type { DatasetDocument } from './dataset-document.ts';
import type { DatasetChange } from './save-dataset.ts';

const SKU_ATTEMPTS = 20;

/** Notes a problem for every resource whose id or sku belongs to another, and makes the skus that are missing. */
export async function resolveResources(
  { sql }: Catalogue,
  { document, problems, resourceInFocus }: DatasetChange,
): Promise<void> {
  const { resources } = document;
  const owners = await findResourceOwners(
    sql,
    resources.map(({ id }) => id),
  );
  const given = resources.map(({ sku }) => sku).filter((sku) => sku !== '');
  const skuOwners = await findSkuOwners(sql, given);
  const taken = new Set<string>();
  for (const [place, resource] of resources.entries()) {
    const { id, sku } = resource;
    const own: FieldErrors = place === resourceInFocus ? problems : {};
    if ((owners.get(id) ?? document.id) !== document.id)
      addProblems(own, 'id', 'Resource id already exists.');
    if (sku !== '' && ((skuOwners.get(sku) ?? id) !== id || taken.has(sku))) {
      addProblems(own, 'sku', 'That sku is already in use');
    }
    taken.add(sku);
    if (own !== problems) addProblemsWithin(problems, 'resources', place, own);
  }
  for (const resource of resources) {
    if (resource.sku === '') resource.sku = await freeSku(sql, document, resource, taken);
  }
}

async function freeSku(
  sql: Catalogue['sql'],
  document: DatasetDocument,
  resource: DatasetDocument['resources'][number],
  taken: Set<string>,
): Promise<string> {
  for (let attempt = 0; attempt < SKU_ATTEMPTS; attempt++) {
    const sku = makeSku({
      datasetName: document.name,
      sourceName: document.source_name,
      granularity: resource.granularity,
      frequency: resource.frequency,
    });
    if (taken.has(sku) || (await findSkuOwners(sql, [sku])).size > 0) continue;
    taken.add(sku);
    return sku;
  }
  throw new Error(`No sku found for resource ${resource.id} in ${SKU_ATTEMPTS} attempts`);
}
