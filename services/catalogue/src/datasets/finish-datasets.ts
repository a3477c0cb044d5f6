import type { Catalogue } from '../catalogue.ts';
import { findLicense } from '../licenses/licenses.ts';
import { groupSummary, organizationSummary } from './organization-dictionaries.ts';
import { findGroupRows } from '../model/organization.store.ts';
import type { PackageDictionary } from '../model/dataset.contract.ts';
import type { ResourceDictionary } from '../model/resource.contract.ts';
import type { DatasetDocument } from '../model/dataset-document.ts';
import { fullAddress } from '../model/own-addresses.ts';

type Finishing = Pick<Catalogue, 'sql' | 'publicUrl'>;

/**
 * Adds to stored datasets what belongs to others, by one read: their organisations and groups; and gives what this
 * installation hands out its address.
 */
export async function finishDatasets(
  { sql, publicUrl }: Finishing,
  documents: readonly DatasetDocument[],
): Promise<PackageDictionary[]> {
  const ids = documents.flatMap(({ owner_org, groups }) =>
    owner_org === null ? groups : [owner_org, ...groups],
  );
  const rows = await findGroupRows(sql, [...new Set(ids)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return documents.map((document) => {
    const owner = byId.get(document.owner_org ?? '');
    const license = findLicense(document.license_id ?? '');
    const groups = document.groups.map((id) => byId.get(id)).filter((row) => row?.state === 'active');
    return {
      ...document,
      ...(license?.title_translated && { license_title_translated: license.title_translated }),
      resources: document.resources.map((resource) => withAddress(resource, publicUrl)),
      organization: owner ? organizationSummary(owner) : null,
      groups: groups.filter((row) => row !== undefined).map(groupSummary),
    };
  });
}

/** A stored resource with the address that visitors use. */
export function withAddress(resource: ResourceDictionary, publicUrl: string): ResourceDictionary {
  const url = fullAddress(resource.url, publicUrl);
  return url === resource.url ? resource : { ...resource, url };
}

/** One stored dataset as `finishDatasets` gives it. */
export async function finishDataset(
  finishing: Finishing,
  document: DatasetDocument,
): Promise<PackageDictionary> {
  const [finished] = await finishDatasets(finishing, [document]);
  if (!finished) throw new Error('One dataset in gives one dataset out');
  return finished;
}
