import { type Caller, installation, invalidInput, notFound, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { creatorId } from '../model/creator-id.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { saveDataset } from '../datasets/save-dataset.ts';
import { administeredGroup } from '../members/group-rights.ts';
import {
  datasetIdsOf,
  findGroup,
  type GroupKind,
  hasDatasets,
  removeGroup,
  updateGroup,
} from '../model/organization.store.ts';

/**
 * Takes an organisation or a group out of sight. An organisation must have no datasets left.
 * @throws not_found, access_denied, invalid_input
 */
export async function deleteOrganization(
  catalogue: Catalogue,
  caller: Caller,
  kind: GroupKind,
  idOrName: string,
): Promise<void> {
  const row = await administeredGroup(catalogue, caller, kind, idOrName);
  await catalogue.sql.transaction(async () => {
    await refuseWithDatasets(catalogue, kind, row.id, 'deleted');
    await updateGroup(catalogue.sql, { ...row, state: 'deleted' });
  });
}

/**
 * Removes an organisation or a group for good. Deleted datasets that were an organisation's then belong to none.
 * @throws access_denied for all but administrators, not_found, invalid_input
 */
export async function purgeOrganization(
  catalogue: Catalogue,
  caller: Caller,
  kind: GroupKind,
  idOrName: string,
): Promise<void> {
  const { sql } = catalogue;
  await requireRight(catalogue.authorizer, caller, 'administrator', installation);
  await sql.transaction(async () => {
    const row = await findGroup(sql, kind, idOrName);
    if (!row) throw notFound();
    await refuseWithDatasets(catalogue, kind, row.id, 'purged');
    for (const id of await datasetIdsOf(sql, kind, row.id))
      await releaseDataset(catalogue, caller, id, row.id);
    await catalogue.memberships.forget({ type: kind, id: row.id });
    await removeGroup(sql, row.id);
  });
}

async function refuseWithDatasets(
  { sql }: Catalogue,
  kind: GroupKind,
  id: string,
  done: string,
): Promise<void> {
  if (kind === 'organization' && (await hasDatasets(sql, id))) {
    throw invalidInput({ id: [`Organization cannot be ${done} while it still has datasets`] });
  }
}

async function releaseDataset(
  catalogue: Catalogue,
  caller: Caller,
  datasetId: string,
  groupId: string,
): Promise<void> {
  const previous = await lockDataset(catalogue.sql, datasetId);
  if (!previous) return;
  const document = {
    ...previous,
    owner_org: previous.owner_org === groupId ? null : previous.owner_org,
    groups: previous.groups.filter((id) => id !== groupId),
    metadata_modified: catalogueTime(catalogue.clock()),
  };
  await saveDataset(catalogue, { document, previous, problems: {}, by: creatorId(caller) });
}
