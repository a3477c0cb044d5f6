import { type Caller, type FieldErrors, isAdministrator, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { type DatasetDocument, withResources } from '../model/dataset-document.ts';
import { requireEditable } from '../datasets/dataset-rights.ts';
import { creatorId } from '../model/creator-id.ts';
import { findDataset, lockDataset } from '../model/dataset.store.ts';
import { saveDataset } from '../datasets/save-dataset.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { composeResource } from '../compose/compose-resource.ts';
import { type FoundResource, findResource } from './find-resource.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import type { ResourceInput } from '../compose/resource-input.contract.ts';

/**
 * Adds a resource at the end of a dataset. The caller must edit for the dataset's organisation.
 * @throws not_found, access_denied, invalid_input
 */
export async function createResource(
  catalogue: Catalogue,
  caller: Caller,
  packageId: string,
  input: ResourceInput,
): Promise<ResourceDictionary> {
  const dataset = await findDataset(catalogue.sql, packageId);
  if (!dataset) throw notFound('Not found: Package was not found.');
  await requireEditable(catalogue, caller, dataset);
  return inDataset(catalogue, dataset.id, (previous) =>
    writeResource(catalogue, caller, previous, previous.resources.length, input),
  );
}

/**
 * Replaces what is said about a resource; its id, sku, creation time and dataset stay.
 * @throws not_found, access_denied, invalid_input
 */
export async function updateResource(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
  input: ResourceInput,
): Promise<ResourceDictionary> {
  return changeResource(catalogue, caller, id, () => input);
}

/**
 * Changes only what is given of a resource.
 * @throws not_found, access_denied, invalid_input
 */
export async function patchResource(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
  patch: ResourceInput,
): Promise<ResourceDictionary> {
  // A resource has one title under two keys: the one given is meant.
  const name = patch.name ?? patch.title;
  const translated = patch.name_translated ?? patch.title_translated;
  const named = {
    ...patch,
    ...(name !== undefined && { name }),
    ...(translated !== undefined && { name_translated: translated }),
  };
  return changeResource(catalogue, caller, id, (previous) => ({ ...previous, ...named }));
}

/**
 * Removes a resource and its table.
 * @throws not_found, access_denied
 */
export async function deleteResource(catalogue: Catalogue, caller: Caller, id: string): Promise<void> {
  const { dataset } = await editableResource(catalogue, caller, id);
  await inDataset(catalogue, dataset.id, async (previous) => {
    const left = previous.resources.filter((resource) => resource.id !== id);
    const document = withResources(previous, left, catalogueTime(catalogue.clock()));
    await saveDataset(catalogue, { document, previous, problems: {}, by: creatorId(caller) });
  });
}

/**
 * Finds a resource that the caller may change.
 * @throws not_found, access_denied
 */
export async function editableResource(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
): Promise<FoundResource> {
  const found = await findResource(catalogue, id);
  await requireEditable(catalogue, caller, found.dataset);
  return found;
}

async function changeResource(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
  inputFor: (previous: ResourceDictionary) => ResourceInput,
): Promise<ResourceDictionary> {
  const { dataset } = await editableResource(catalogue, caller, id);
  return inDataset(catalogue, dataset.id, (previous) => {
    const position = previous.resources.findIndex((resource) => resource.id === id);
    const resource = previous.resources[position];
    if (!resource) throw notFound('Not found: Resource was not found.');
    return writeResource(catalogue, caller, previous, position, inputFor(resource));
  });
}

/** Runs a change of a dataset in a transaction, while nobody else can change it. */
async function inDataset<Result>(
  { sql }: Catalogue,
  id: string,
  change: (previous: DatasetDocument) => Promise<Result>,
): Promise<Result> {
  return sql.transaction(async () => {
    const previous = await lockDataset(sql, id);
    if (!previous) throw notFound();
    return change(previous);
  });
}

async function writeResource(
  catalogue: Catalogue,
  caller: Caller,
  previous: DatasetDocument,
  position: number,
  input: ResourceInput,
): Promise<ResourceDictionary> {
  const problems: FieldErrors = {};
  const now = catalogueTime(catalogue.clock());
  const setting = {
    datasetId: previous.id,
    position,
    previous: previous.resources[position],
    now,
    publicUrl: catalogue.publicUrl,
    language: catalogue.language,
    administrator: isAdministrator(caller),
  };
  const resource = composeResource(input, setting, problems);
  const resources = previous.resources.toSpliced(position, 1, resource);
  const document = withResources(previous, resources, now);
  const change = { document, previous, problems, resourceInFocus: position, by: creatorId(caller) };
  const { resources: written } = await saveDataset(catalogue, change);
  return written[position] ?? resource;
}
