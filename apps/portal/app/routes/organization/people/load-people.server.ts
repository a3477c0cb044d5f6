import { type ActionResult, type Client, isRequestError } from '@gazetteer/client';
import { data, redirect } from 'react-router';
import { organizationPath } from '../../../datasets/dataset-facts.ts';
import { missing } from '../../../datasets/find-dataset.server.ts';
import { findOrganization } from '../find-organization.server.ts';
import { type Standing, standingBy } from '../find-standing.server.ts';
import { titleOf } from '../organization-facts.ts';
import type { ListedPerson, Role } from './person.ts';

const pageSize = 50;
/** As many pages are looked through for a second admin. */
const mostPages = 20;

type PeoplePage = ActionResult<'organization_people_list'>;

/** What the page of an organisation's people shows. */
export interface People {
  organization: { name: string; title: string; path: string };
  people: readonly ListedPerson[];
  standing: Exclude<Standing, 'none'>;
  /** Behind whom the next page begins. */
  next: string | null;
  isFirst: boolean;
  /** Whether its datasets are published by somebody else than who wrote them. */
  requiresReview: boolean;
}

/**
 * A page of the people of an organisation, as whoever the client calls for may see them.
 * @param self the id of that person
 * @throws answers that show another page: 404 where there is no such organisation, 403 for those who are none of its people
 */
export async function loadPeople(
  client: Client,
  { name, self, after, locale }: { name: string; self: string; after?: string; locale: string },
): Promise<People> {
  const found = await findOrganization(client, name);
  const organization = { name: found.name, title: titleOf(found), path: organizationPath(found) };
  const page = await listPeople(client, found.id, after).catch((error: unknown) => {
    if (!isRequestError(error)) throw error;
    if (error.status === 403) throw data({ organization }, { status: 403 });
    throw error.status === 404 ? missing() : error;
  });
  // The last person of a page may just have been removed.
  if (after && page.people.length === 0) throw redirect(`${organization.path}/people`);
  const standing = standingBy(page.people);
  const onlyAdmin = standing === 'admin' ? await onlyAdminOf(client, found.id, after ? undefined : page) : '';
  const people = page.people.map((person) => ({
    ...person,
    isSelf: person.id === self,
    isOnlyAdmin: person.id === onlyAdmin,
  }));
  return {
    organization,
    people: inOrder(people, locale),
    standing,
    next: page.next,
    isFirst: !after,
    requiresReview: found.requires_review ?? false,
  };
}

function listPeople(client: Client, id: string, after?: string): Promise<PeoplePage> {
  return client.action('organization_people_list', { id, limit: pageSize, ...(after ? { after } : {}) });
}

/** The id of the one person who is admin; undefined where there are several, or too many people to look through. */
async function onlyAdminOf(
  client: Client,
  id: string,
  first: PeoplePage | undefined,
): Promise<string | undefined> {
  const admins: string[] = [];
  let page = first ?? (await listPeople(client, id));
  for (let read = 1; ; read += 1) {
    admins.push(...page.people.filter(({ role }) => role === 'admin').map((person) => person.id));
    if (admins.length > 1) return undefined;
    if (page.next === null) return admins[0];
    if (read === mostPages) return undefined;
    page = await listPeople(client, id, page.next);
  }
}

const ranks: Record<Role, number> = { admin: 0, editor: 1, member: 2 };

/** Those who may do most first, and by name among themselves. */
function inOrder(people: readonly ListedPerson[], locale: string): ListedPerson[] {
  const nameOf = ({ name, email }: ListedPerson) => name ?? email ?? '';
  return people.toSorted(
    (one, other) => ranks[one.role] - ranks[other.role] || nameOf(one).localeCompare(nameOf(other), locale),
  );
}
