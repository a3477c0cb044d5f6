import { type Caller, isAdministrator, notFound, subjectOf } from '@gazetteer/kernel';
import type { Catalogue, MemberObject, Role } from '../catalogue.ts';
import { privateShown } from '../datasets/dataset-rights.ts';
import { withIncludes } from '../datasets/organization-dictionaries.ts';
import { isNameOfCaller } from '../model/creator-id.ts';
import { listDatasetDocuments } from '../model/dataset.store.ts';
import type { OrganizationDictionary } from '../model/organization.contract.ts';
import { type GroupKind, listGroups } from '../model/organization.store.ts';
import { findEitherGroup, readableGroup } from './group-rights.ts';
import { MOST_PEOPLE, peopleOf } from './list-people.ts';

const MOST_GROUPS = 1000;
const MOST_MEMBERS = 1000;

const roles = ['admin', 'editor', 'member'] as const;

/** The role that a right of CKAN's needs; what is not named here every member has. */
const roleFor: Record<string, Role> = {
  admin: 'admin',
  create_dataset: 'editor',
  update_dataset: 'editor',
  delete_dataset: 'editor',
};

/** An organisation or a group with somebody's role in it. */
export type Belonging = OrganizationDictionary & { capacity: Role };

export type MembershipQuestion = { id: string | undefined; permission: string; counted: boolean };

/**
 * The organisations in which the caller has a right, with the caller's role in each as `capacity`; a thousand at most.
 * Administrators may ask for somebody else.
 * @throws not_found for others who ask for anybody but themselves: whose rights others have is not told
 */
export async function listOrganizationsOf(
  catalogue: Catalogue,
  caller: Caller,
  { id, permission, counted }: MembershipQuestion,
): Promise<Belonging[]> {
  const isForOther = id !== undefined && !isNameOfCaller(caller, id);
  const held = isForOther
    ? await rolesOfOther(catalogue, caller, id)
    : await rolesOfCaller(catalogue, caller);
  const needed = Object.hasOwn(roleFor, permission) ? (roleFor[permission] ?? 'member') : 'member';
  if (held === 'all') return belongings(catalogue, 'organization', 'all', counted);
  const enough = [...held].filter(([, role]) => roles.indexOf(role) <= roles.indexOf(needed));
  return belongings(catalogue, 'organization', new Map(enough), counted);
}

/**
 * The groups in which the caller has a role, with that role as `capacity`; for administrators all groups, unless only
 * those are asked for to which they belong. A thousand at most.
 */
export async function listGroupsOf(
  catalogue: Catalogue,
  caller: Caller,
  { amMember, counted }: { amMember: boolean; counted: boolean },
): Promise<Belonging[]> {
  if (isAdministrator(caller) && !amMember) return belongings(catalogue, 'group', 'all', counted);
  const subject = subjectOf(caller);
  if (subject === undefined) return [];
  return belongings(catalogue, 'group', await heldBy(catalogue, subject, 'group'), counted);
}

type Held = 'all' | ReadonlyMap<string, Role>;

async function rolesOfCaller({ authorizer }: Catalogue, caller: Caller): Promise<Held> {
  const held = new Map<string, Role>();
  // The least role comes first, so that a greater one replaces it.
  for (const role of roles.toReversed()) {
    const organizations = await authorizer.organizationsOf(caller, role);
    if (organizations === 'all') return 'all';
    for (const organization of organizations) held.set(organization, role);
  }
  return held;
}

async function rolesOfOther(catalogue: Catalogue, caller: Caller, named: string): Promise<Held> {
  const person = isAdministrator(caller) ? await catalogue.people.find(named) : undefined;
  if (!person) throw notFound('Not found: User not found');
  return heldBy(catalogue, person.id, 'organization');
}

async function heldBy({ memberships }: Catalogue, person: string, type: MemberObject['type']): Promise<Held> {
  const held = await memberships.of(person, type, { limit: MOST_GROUPS });
  return new Map(held.map(({ id, role }) => [id, role]));
}

async function belongings(
  { sql }: Catalogue,
  kind: GroupKind,
  held: Held,
  counted: boolean,
): Promise<Belonging[]> {
  if (held !== 'all' && held.size === 0) return [];
  const rows = await listGroups(sql, {
    kind,
    sort: { field: 'title', descending: false },
    offset: 0,
    limit: MOST_GROUPS,
    counted,
    ...(held === 'all' ? {} : { only: [...held.keys()] }),
  });
  return rows.map((row) => ({
    ...withIncludes(row, row.package_count, { include_dataset_count: counted }),
    capacity: held === 'all' ? 'admin' : (held.get(row.id) ?? 'member'),
  }));
}

/** Id, kind and capacity of a member, as CKAN writes them: roles of people by the name they are shown with. */
export type Member = [id: string, type: string, capacity: string];

/** How CKAN's lists of members call roles. */
export const roleTitles: Record<Role, string> = { admin: 'Admin', editor: 'Editor', member: 'Member' };

export type MemberQuestion = {
  id: string;
  objectType: string | undefined;
  capacity: string | undefined;
  limit: number | undefined;
  offset: number;
};

/**
 * What is in an organisation or a group, a thousand at most at once: its people, the first thousand, for members of it,
 * then the datasets that the caller may see.
 * @throws not_found
 */
export async function listMembers(
  catalogue: Catalogue,
  caller: Caller,
  question: MemberQuestion,
): Promise<Member[]> {
  const row = readableGroup(caller, await findEitherGroup(catalogue, question.id));
  const { objectType, capacity, offset } = question;
  const limit = Math.min(question.limit ?? MOST_MEMBERS, MOST_MEMBERS);
  const withPeople = objectType === undefined || objectType === 'user';
  const held = withPeople ? await peopleOf(catalogue, caller, row, { limit: MOST_PEOPLE }) : [];
  const people = held
    .filter(({ role }) => capacity === undefined || role === capacity)
    .map(({ id, role }): Member => [id, 'user', roleTitles[role]]);
  const listed = people.slice(offset, offset + limit);
  const datasetCapacity = row.is_organization ? 'organization' : 'public';
  const withDatasets = objectType === undefined || objectType === 'package';
  if (!withDatasets || (capacity !== undefined && capacity !== datasetCapacity)) return listed;
  const page = { limit: limit - listed.length, offset: Math.max(0, offset - people.length) };
  const documents = await listDatasetDocuments(
    catalogue.sql,
    row.is_organization
      ? { ...page, owner: row.id, withPrivate: await privateShown(catalogue, caller, row.id) }
      : { ...page, group: row.id },
  );
  return [...listed, ...documents.map(({ id }): Member => [id, 'package', datasetCapacity])];
}
