import type { Sql } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { groupSummary, organizationSummary } from './organization-dictionaries.ts';
import { findGroupRows } from '../model/organization.store.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';

/** Adds to stored datasets what belongs to others, by one read: their organisations and groups. */
export async function finishDatasets(
  sql: Sql<CatalogueTables>,
  documents: readonly DatasetDocument[],
): Promise<PackageDictionary[]> {
  const ids = documents.flatMap(({ owner_org, groups }) =>
    owner_org === null ? groups : [owner_org, ...groups],
  );
  const rows = await findGroupRows(sql, [...new Set(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return documents.map((document) => {
    const owner = byId.get(document.owner_org ?? '');
    const groups = document.groups.map((id) => byId.get(id)).filter((row) => row?.state === 'active');
    return {
      ...document,
      organization: owner ? organizationSummary(owner) : null,
      groups: groups.filter((row) => row !== undefined).map(groupSummary),
    };
  });
}

/** One stored dataset with its organisation and groups. */
export async function finishDataset(
  sql: Sql<CatalogueTables>,
  document: DatasetDocument,
): Promise<PackageDictionary> {
  const [finished] = await finishDatasets(sql, [document]);
  if (!finished) throw new Error('One dataset in gives one dataset out');
  return finished;
}
