import { type Caller, requireRight } from '@gazetteer/kernel';
import type { Catalogue, Role } from '../catalogue.ts';
import { findGroup, type GroupRow } from '../model/organization.store.ts';
import { memberObject } from './change-members.ts';
import { readableGroup } from './group-rights.ts';

/** No list gives more people than this at once. */
export const MOST_PEOPLE = 1000;

/** Somebody with a role, as far as the caller may know: addresses are for admins. */
export type ListedPerson = {
  id: string;
  role: Role;
  name: string | null;
  email: string | null;
  has_signed_in: boolean | null;
};

/**
 * The people of an organisation or a group, in the order of their ids: to its members with their names and roles, to its
 * admins also with addresses.
 * @returns nobody to callers who are no members
 */
export async function peopleOf(
  { authorizer, memberships, people }: Catalogue,
  caller: Caller,
  row: GroupRow,
  page: { after?: string; limit: number } = { limit: MOST_PEOPLE },
): Promise<ListedPerson[]> {
  const object = memberObject(row);
  if (caller.kind === 'anonymous' || page.limit === 0) return [];
  if (!(await authorizer.allows(caller, 'member', object))) return [];
  const [held, isAdmin] = await Promise.all([
    memberships.list(object, page),
    authorizer.allows(caller, 'admin', object),
  ]);
  const known = await people.describe(held.map(({ person }) => person));
  const byId = new Map(known.map((person) => [person.id, person]));
  return held.map(({ person: id, role }) => {
    const person = byId.get(id);
    return {
      id,
      role,
      name: person?.name ?? null,
      email: isAdmin ? (person?.email ?? null) : null,
      has_signed_in: isAdmin ? (person?.hasSignedIn ?? false) : null,
    };
  });
}

/**
 * A page of the people of an organisation, for its members.
 * @returns `next`, behind which the next page begins; null at the end
 * @throws not_found, access_denied
 */
export async function pagePeople(
  catalogue: Catalogue,
  caller: Caller,
  { id, after, limit }: { id: string; after?: string | undefined; limit: number },
): Promise<{ people: ListedPerson[]; next: string | null }> {
  const row = readableGroup(caller, await findGroup(catalogue.sql, 'organization', id));
  await requireRight(catalogue.authorizer, caller, 'member', { type: 'organization', id: row.id });
  const page = { limit: limit + 1, ...(after ? { after } : {}) };
  const found = await peopleOf(catalogue, caller, row, page);
  const people = found.slice(0, limit);
  return { people, next: found.length > limit ? (people.at(-1)?.id ?? null) : null };
}

/** People as they stand inside an organisation or a group. Accounts have no names for programs but their ids. */
export function userDictionaries(people: readonly ListedPerson[]) {
  return people.map(({ id, role, name, email }) => ({
    id,
    name: id,
    display_name: name ?? id,
    fullname: name,
    ...(email === null ? {} : { email }),
    state: 'active',
    capacity: role,
  }));
}
