import type { Catalogue } from '../catalogue.ts';
import { catalogueTime, laterTime } from '../fields/timestamps.ts';
import { recordActivity } from '../history/record-activity.ts';
import { findNameHolder, lockDataset, updateDataset } from '../model/dataset.store.ts';
import { finishDataset } from './finish-datasets.ts';
import { searchDocument } from './reindex-datasets.ts';

const LONGEST_NAME = 100;
const LETTERS_OF_ID = 8;

/**
 * Makes a name free for a dataset. One that was deleted gives its name up and is called by name and the beginning of
 * its id from then on. Part of the transaction that takes the name.
 * @returns false where a dataset that is not deleted has the name
 */
export async function freeName(
  catalogue: Catalogue,
  { name, id, by }: { name: string; id: string; by: string | null },
): Promise<boolean> {
  const { sql, index } = catalogue;
  const holder = await findNameHolder(sql, name, id);
  if (!holder) return true;
  const document = holder.state === 'deleted' ? await lockDataset(sql, holder.id) : undefined;
  if (document?.state !== 'deleted') return false;
  const ending = `-${document.id.toLowerCase().slice(0, LETTERS_OF_ID)}`;
  const freed = {
    ...document,
    name: name.slice(0, LONGEST_NAME - ending.length) + ending,
    metadata_modified: laterTime(catalogueTime(catalogue.clock()), document.metadata_modified),
  };
  if (await findNameHolder(sql, freed.name, document.id)) return false;
  await updateDataset(sql, freed);
  await recordActivity(sql, { document: freed, previous: document, by });
  await index.put(await searchDocument(catalogue, await finishDataset(catalogue, freed)));
  return true;
}
