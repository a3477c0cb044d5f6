import { type Caller, invalidInput, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { regroupDataset } from '../datasets/update-dataset.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { findGroup, type GroupRow } from '../model/organization.store.ts';
import { searchPublished } from '../search/search-published.ts';
import { readableGroup } from './group-rights.ts';

/** A group and a dataset, each by its id or name. */
export type GroupedDataset = { group: string; dataset: string };

/** The most datasets of a group that one answer carries. */
const MOST_DATASETS = 1000;

/**
 * Puts a dataset into a group, beside those it is in. Who edits the dataset may do it.
 * @throws not_found, access_denied, invalid_input for an organisation
 */
export async function putIntoGroup(
  catalogue: Catalogue,
  caller: Caller,
  named: GroupedDataset,
): Promise<{ group: GroupRow; dataset: PackageDictionary }> {
  const group = await groupForDatasets(catalogue, caller, named.group);
  const dataset = await regroupDataset(catalogue, caller, named.dataset, (groups) => [...groups, group.id]);
  return { group, dataset };
}

/**
 * Takes a dataset out of a group, and leaves it in the others. Who edits the dataset may do it.
 * @throws not_found, access_denied, invalid_input for an organisation
 */
export async function takeOutOfGroup(
  catalogue: Catalogue,
  caller: Caller,
  named: GroupedDataset,
): Promise<void> {
  const group = await groupForDatasets(catalogue, caller, named.group);
  await regroupDataset(catalogue, caller, named.dataset, (groups) => groups.filter((id) => id !== group.id));
}

/**
 * The datasets of a group that everybody may see, the last changed first.
 * @throws not_found
 */
export async function listGroupDatasets(
  catalogue: Catalogue,
  caller: Caller,
  { group: idOrName, limit = MOST_DATASETS }: { group: string; limit: number | undefined },
): Promise<PackageDictionary[]> {
  const group = readableGroup(caller, await findGroup(catalogue.sql, 'group', idOrName));
  const { datasets } = await searchPublished(catalogue, {
    fq: `groups:"${group.name}"`,
    sort: 'metadata_modified desc',
    limit: Math.min(limit, MOST_DATASETS),
    offset: 0,
  });
  return datasets;
}

async function groupForDatasets({ sql }: Catalogue, caller: Caller, idOrName: string): Promise<GroupRow> {
  const group = await findGroup(sql, 'group', idOrName);
  if (group) return readableGroup(caller, group);
  if (!(await findGroup(sql, 'organization', idOrName))) throw notFound('Not found: Group was not found.');
  throw invalidInput({
    id: ['A dataset belongs to an organisation as its owner_org; package_owner_org_update gives it another'],
  });
}
