import type { Caller } from '@gazetteer/kernel';
import type { Catalogue, ReceivedFile } from '../catalogue.ts';
import { answeredPart, reviseDataset, type Revision } from '../datasets/revise-dataset.ts';
import { type Json, valueAt } from '../datasets/revision-paths.ts';
import { showDataset } from '../datasets/show-dataset.ts';
import { attachFile } from './attach-file.ts';

/** Names of fields that files of resources come in: `update__resources__{index or beginning of an id}__upload`. */
export const REVISED_FILE = /^update__resources__(.+)__upload$/;

/**
 * Changes parts of a dataset as `reviseDataset` does, and then gives resources the files that came with it, also those that
 * the same revision has added.
 * @param files by the name of their field
 * @throws not_found, access_denied, invalid_input
 */
export async function reviseWithFiles(
  catalogue: Catalogue,
  caller: Caller,
  revision: Revision,
  files: ReadonlyMap<string, ReceivedFile>,
): Promise<Record<string, unknown>> {
  const revised = await reviseDataset(catalogue, caller, revision, [...files.keys()]);
  for (const [field, file] of files) {
    const [, key = ''] = REVISED_FILE.exec(field) ?? [];
    const id = valueAt(revised.resources as Json, [key, 'id']);
    const format = (revision as Record<string, unknown>)[`update__resources__${key}__format`];
    await attachFile(catalogue, caller, typeof id === 'string' ? id : '', {
      file,
      format: typeof format === 'string' ? format : undefined,
    });
  }
  const dataset = files.size > 0 ? await showDataset(catalogue, caller, revised.id) : revised;
  return answeredPart(dataset, revision);
}
