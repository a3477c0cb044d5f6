import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Caller, type FieldErrors, installation, requireRight } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { withIncludes } from '../datasets/organization-dictionaries.ts';
import { reindexDatasets } from '../datasets/reindex-datasets.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { administeredGroup } from '../members/group-rights.ts';
import type { OrganizationDictionary } from '../model/organization.contract.ts';
import {
  type GroupRow,
  countPublicDatasets,
  datasetIdsOf,
  type GroupKind,
  insertGroup,
  updateGroup,
} from '../model/organization.store.ts';
import { claim } from '../model/unique-violation.ts';
import { composeOrganization } from './compose-organization.ts';
import type { OrganizationInput } from './organization-input.contract.ts';
import { type OrganizationChange, receivePicture, storePicture } from './receive-picture.ts';

const NAME_TAKEN: FieldErrors = { name: ['Group name already exists in database'] };
const everything = { include_extras: true, include_users: true, include_groups: true, include_tags: true };

/**
 * Makes an organisation or a group.
 * @throws access_denied for all but administrators, invalid_input
 */
export async function createOrganization(
  catalogue: Catalogue,
  caller: Caller,
  kind: GroupKind,
  change: OrganizationChange,
): Promise<OrganizationDictionary> {
  await requireRight(catalogue.authorizer, caller, 'administrator', installation);
  const { input, picture } = await receivePicture(catalogue, change);
  const blank: GroupRow = {
    id: input.id || randomUUID(),
    name: '',
    title: '',
    description: '',
    image_url: '',
    is_organization: kind === 'organization' ? 1 : 0,
    approval_status: 'approved',
    state: 'active',
    created: catalogueTime(catalogue.clock()),
    extras: '[]',
    requires_review: 0,
    translations: '{}',
  };
  const row = composeOrganization(input, blank, catalogue);
  await claim(NAME_TAKEN, () =>
    catalogue.sql.transaction(async () => {
      await insertGroup(catalogue.sql, row);
      await storePicture(catalogue, row, picture);
    }),
  );
  return withIncludes(row, 0, everything);
}

/**
 * Replaces what is said about an organisation or a group; its admins may. One that was deleted is there again, and what is
 * called something else now is still found by what it was called.
 * @throws not_found, access_denied, invalid_input
 */
export async function updateOrganization(
  catalogue: Catalogue,
  caller: Caller,
  kind: GroupKind,
  idOrName: string,
  change: OrganizationChange,
): Promise<OrganizationDictionary> {
  const { sql } = catalogue;
  const previous = await administeredGroup(catalogue, caller, kind, idOrName);
  const { input, picture } = await receivePicture(catalogue, change);
  const row = composeOrganization(input, { ...previous, state: 'active' }, catalogue);
  await claim(NAME_TAKEN, () =>
    sql.transaction(async () => {
      await updateGroup(sql, row, previous.name);
      await storePicture(catalogue, row, picture);
    }),
  );
  // Search answers with what its datasets said of it when they were indexed.
  if (!isDeepStrictEqual(row, previous)) {
    await reindexDatasets(catalogue, await datasetIdsOf(sql, kind, row.id));
  }
  return withIncludes(row, await countPublicDatasets(sql, kind, row.id), everything);
}

/**
 * Changes only what is given of an organisation or a group; for whom, see `updateOrganization`.
 * @throws not_found, access_denied, invalid_input
 */
export async function patchOrganization(
  catalogue: Catalogue,
  caller: Caller,
  kind: GroupKind,
  idOrName: string,
  { input: patch, file }: OrganizationChange,
): Promise<OrganizationDictionary> {
  const previous = await administeredGroup(catalogue, caller, kind, idOrName);
  const { name, title, description, image_url, extras, title_translated, description_translated } =
    withIncludes(previous, 0, everything);
  const whole: OrganizationInput = {
    name,
    title,
    description,
    ...(title_translated && { title_translated }),
    ...(description_translated && { description_translated }),
    image_url,
    ...(extras && { extras }),
    ...patch,
  };
  return updateOrganization(catalogue, caller, kind, previous.id, { input: whole, file });
}
