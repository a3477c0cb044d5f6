import { type Caller, notFound } from '@gazetteer/kernel';
import type { Catalogue } from '../catalogue.ts';
import { withIncludes } from '../datasets/organization-dictionaries.ts';
import { isNameOfCaller } from '../model/creator-id.ts';
import { listDatasetDocuments } from '../model/dataset.store.ts';
import type { OrganizationDictionary } from '../model/organization.contract.ts';
import { findGroup, listGroups } from '../model/organization.store.ts';
import { readableGroup } from './show-organization.ts';

const MOST_ORGANIZATIONS = 1000;
const MOST_MEMBERS = 1000;

const roles = ['admin', 'editor', 'member'] as const;
type Role = (typeof roles)[number];

/** The role that a right of CKAN's needs; what is not named here every member has. */
const roleFor: Record<string, Role> = {
  admin: 'admin',
  create_dataset: 'editor',
  update_dataset: 'editor',
  delete_dataset: 'editor',
};

export type MembershipQuestion = { id: string | undefined; permission: string; counted: boolean };

/**
 * The organisations in which the caller has a right, with the caller's role in each as `capacity`; a thousand at most.
 * @throws not_found for anybody but the caller: whose rights others have is not told
 */
export async function listOrganizationsOf(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  { id, permission, counted }: MembershipQuestion,
): Promise<(OrganizationDictionary & { capacity: Role })[]> {
  if (id !== undefined && !isNameOfCaller(caller, id)) throw notFound('Not found: User not found');
  const held = await Promise.all(roles.map((role) => authorizer.organizationsOf(caller, role)));
  const needed = roles.indexOf(
    Object.hasOwn(roleFor, permission) ? (roleFor[permission] ?? 'member') : 'member',
  );
  const only = held[needed] ?? [];
  if (only.length === 0) return [];
  const rows = await listGroups(sql, {
    kind: 'organization',
    sort: {
      field: 'title',
      descending: false,
    },
    offset: 0,
    limit: MOST_ORGANIZATIONS,
    counted,
    ...(only === 'all' ? {} : { only }),
  });
  const roleIn = (organization: string): Role =>
    roles[held.findIndex((ids) => ids === 'all' || ids.includes(organization))] ?? 'member';
  return rows.map((row) => ({
    ...withIncludes(row, row.package_count, { include_dataset_count: counted }),
    capacity: roleIn(row.id),
  }));
}

/** Id, kind and capacity of a member, as CKAN writes them. */
export type Member = [id: string, type: string, capacity: string];

export type MemberQuestion = {
  id: string;
  objectType: string | undefined;
  capacity: string | undefined;
  limit: number | undefined;
  offset: number;
};

/**
 * The datasets of an organisation or a group that the caller may see, as its members, a thousand at most at once.
 * People are not listed: accounts live elsewhere.
 * @throws not_found
 */
export async function listMembers(
  { sql, authorizer }: Catalogue,
  caller: Caller,
  { id, objectType, capacity: wanted, limit = MOST_MEMBERS, offset }: MemberQuestion,
): Promise<Member[]> {
  const row = (await findGroup(sql, 'organization', id)) ?? (await findGroup(sql, 'group', id));
  const found = readableGroup(caller, row);
  if (objectType !== undefined && objectType !== 'package') return [];
  const capacity = found.is_organization ? 'organization' : 'public';
  if (wanted !== undefined && wanted !== capacity) return [];
  const page = { limit: Math.min(limit, MOST_MEMBERS), offset };
  const object = { type: 'organization', id: found.id } as const;
  const documents = await listDatasetDocuments(
    sql,
    found.is_organization
      ? { ...page, owner: found.id, withPrivate: await authorizer.allows(caller, 'member', object) }
      : { ...page, group: found.id },
  );
  return documents.map((dataset) => [dataset.id, 'package', capacity]);
}
