import type { Caller } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { privateShown } from '../datasets/dataset-rights.ts';
import { finishDatasets } from '../datasets/finish-datasets.ts';
import { withIncludes } from '../datasets/organization-dictionaries.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import { readableGroup } from '../members/group-rights.ts';
import { peopleOf, userDictionaries } from '../members/list-people.ts';
import { listDatasetDocuments } from '../model/dataset.store.ts';
import type { OrganizationDictionary } from '../model/organization.contract.ts';
import {
  type GroupRow,
  countPublicDatasets,
  findGroup,
  type GroupKind,
} from '../model/organization.store.ts';
import type { ShowOrganizationOptions } from './organization-input.contract.ts';

const MOST_DATASETS = 1000;

/**
 * One organisation or group by its id or name. A deleted one is there for administrators only, its people for members.
 * @throws not_found
 */
export async function showOrganization(
  catalogue: Catalogue,
  caller: Caller,
  kind: GroupKind,
  options: ShowOrganizationOptions,
): Promise<OrganizationDictionary> {
  const row = readableGroup(caller, await findGroup(catalogue.sql, kind, options.id));
  const count = await countPublicDatasets(catalogue.sql, kind, row.id);
  const shown = {
    include_extras: options.include_extras ?? true,
    include_users: options.include_users ?? true,
    include_groups: options.include_groups ?? true,
    include_tags: options.include_tags ?? true,
    include_dataset_count: options.include_dataset_count ?? true,
  };
  const users = shown.include_users ? userDictionaries(await peopleOf(catalogue, caller, row)) : undefined;
  const dictionary = { ...withIncludes(row, count, shown), ...(users && { users }) };
  if (!options.include_datasets) return dictionary;
  return { ...dictionary, packages: await datasetsOf(catalogue, caller, kind, row) };
}

async function datasetsOf(
  catalogue: Catalogue,
  caller: Caller,
  kind: GroupKind,
  row: GroupRow,
): Promise<PackageDictionary[]> {
  const { sql } = catalogue;
  const page = { limit: MOST_DATASETS, offset: 0 };
  if (kind === 'group')
    return finishDatasets(catalogue, await listDatasetDocuments(sql, { ...page, group: row.id }));
  const withPrivate = await privateShown(catalogue, caller, row.id);
  return finishDatasets(catalogue, await listDatasetDocuments(sql, { ...page, owner: row.id, withPrivate }));
}
