import { type Caller, invalidInput, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import { requireReadable } from '../datasets/dataset-rights.ts';
import { withAddress } from '../datasets/finish-datasets.ts';
import { findDatasetOfResource } from '../model/dataset.store.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import { findSkuOwners } from '../model/resource.store.ts';

/** A resource and the dataset it is in. */
export type FoundResource = { resource: ResourceDictionary; dataset: DatasetDocument };

/**
 * Finds a resource by its id, whoever asks.
 * @throws not_found
 */
export async function findResource({ sql }: Catalogue, id: string): Promise<FoundResource> {
  const dataset = await findDatasetOfResource(sql, id);
  const resource = dataset?.resources.find((one) => one.id === id);
  if (!dataset || !resource) throw notFound('Not found: Resource was not found.');
  return { resource, dataset };
}

/**
 * One resource by its sku, also by one it had before, or else by its id. When both are given they must be of the same
 * resource.
 * @throws invalid_input when neither is given, not_found, access_denied
 */
export async function showResource(
  catalogue: Catalogue,
  caller: Caller,
  { id, sku }: { id?: string | null; sku?: string | null },
): Promise<ResourceDictionary> {
  if (!id && !sku) throw invalidInput({ id: ['Missing value'] });
  const ofSku = sku ? (await findSkuOwners(catalogue.sql, [sku])).get(sku) : undefined;
  if (sku && (!ofSku || (id && id !== ofSku))) throw notFound('Not found: Resource was not found.');
  const { resource, dataset } = await findResource(catalogue, ofSku ?? id ?? '');
  await requireReadable(catalogue, caller, dataset);
  return withAddress(resource, catalogue.publicUrl);
}
