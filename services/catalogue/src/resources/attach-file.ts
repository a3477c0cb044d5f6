import { randomUUID } from 'node:crypto';
import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue, ReceivedFile } from '../catalogue.ts';
import { requireEditable } from '../datasets/dataset-rights.ts';
import { findDataset } from '../datasets/dataset.store.ts';
import { createResource, editableResource, patchResource } from './change-resources.ts';
import { showResource } from './find-resource.ts';
import type { ResourceDictionary } from './resource.contract.ts';
import type { ResourceInput } from './resource-input.contract.ts';

/**
 * Adds a resource with the file that came with the request. Where the file is a table its rows can be
 * searched when this returns; another file can be downloaded.
 * @throws not_found, access_denied, invalid_input
 */
export async function createResourceWithFile(
  catalogue: Catalogue,
  caller: Caller,
  packageId: string,
  { input, file }: { input: ResourceInput; file: ReceivedFile },
): Promise<ResourceDictionary> {
  const dataset = await findDataset(catalogue.sql, packageId);
  if (!dataset) throw notFound('Not found: Package was not found.');
  // Before anything is kept: a file of somebody without rights must not reach the store.
  await requireEditable(catalogue, caller, dataset);
  const { id } = await createResource(catalogue, caller, packageId, {
    ...described(input, file),
    id: input.id ?? randomUUID(),
    url: input.url ?? catalogue.publicUrl,
  });
  return attachFile(catalogue, caller, id, { input: {}, file });
}

/**
 * Changes what is said of a resource and gives it the file that came with the request, in place of one before.
 * @throws not_found, access_denied, invalid_input
 */
export async function attachFile(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
  { input, file }: { input: ResourceInput; file: ReceivedFile },
): Promise<ResourceDictionary> {
  const { dataset } = await editableResource(catalogue, caller, id);
  const kept = await catalogue.files.keep({ id, packageId: dataset.id }, file);
  const url = catalogue.publicUrl + kept.path;
  const whereabouts = { url, url_type: 'upload', size: kept.size };
  await patchResource(catalogue, caller, id, { ...described(input, file), ...whereabouts });
  await catalogue.files.tabulate(caller, id, file);
  return showResource(catalogue, caller, { id });
}

function described(input: ResourceInput, { filename }: ReceivedFile): ResourceInput {
  const [, extension] = /\.([A-Za-z0-9]{1,10})(?:\.gz)?$/.exec(filename) ?? [];
  return extension && !input.format ? { ...input, format: extension } : input;
}
