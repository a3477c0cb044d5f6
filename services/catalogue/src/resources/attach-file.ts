import type { Caller } from '@gazetteer/kernel';
import type { Catalogue, ReceivedFile } from '../catalogue.ts';
import { editableResource, patchResource } from './change-resources.ts';
import { showResource } from './find-resource.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import type { ResourceInput } from '../compose/resource-input.contract.ts';

/**
 * Gives a resource the file that came with the request, in place of one before. Where the file is a table its rows
 * can be searched when this returns; another file can be downloaded.
 * @param format what the publisher calls the format; the file's name tells it where nothing is said
 * @throws not_found, access_denied
 */
export async function attachFile(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
  { file, format }: { file: ReceivedFile; format: ResourceInput['format'] },
): Promise<ResourceDictionary> {
  const { dataset } = await editableResource(catalogue, caller, id);
  const kept = await catalogue.files.keep({ id, packageId: dataset.id }, file);
  await patchResource(catalogue, caller, id, {
    url: catalogue.publicUrl + kept.path,
    url_type: 'upload',
    size: kept.size,
    hash: kept.hash,
    ...formatOf(file, format),
  });
  await catalogue.files.tabulate(caller, id, file);
  return showResource(catalogue, caller, { id });
}

function formatOf(
  { filename }: ReceivedFile,
  format: ResourceInput['format'],
): Pick<ResourceInput, 'format'> {
  if (format) return { format };
  const [, extension] = /\.([A-Za-z0-9]{1,10})(?:\.gz)?$/.exec(filename) ?? [];
  return extension ? { format: extension } : {};
}
