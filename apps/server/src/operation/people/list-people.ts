import type { OrganizationDictionary } from '@gazetteer/catalogue';
import { administratorIds, isIdentityId, type ListedPerson, listPeople } from '@gazetteer/identity';
import type { Caller } from '@gazetteer/kernel';
import { rolesOfPerson, type HeldRoles } from '../../rights/roles-of-person.ts';
import { siteEditorIds } from '../../rights/site-editors.ts';
import type { OperationContext } from '../operation-context.ts';
import { requireOperator } from '../operation-context.ts';

/** Organisations that are named of each person. */
const MOST_ORGANIZATIONS = 5;
const MOST_PROGRAMS = 100;

/** Which people are wanted. */
export type PeopleQuery = {
  role?: 'administrator' | 'editor' | undefined;
  search?: string | undefined;
  after?: number | undefined;
  limit: number;
};

type Organization = Pick<OrganizationDictionary, 'id' | 'name' | 'title'>;

/**
 * A page of the portal's accounts with their roles, and with the role `editor` the programs that have it.
 * @throws access_denied
 */
export async function listPortalPeople(
  context: OperationContext,
  caller: Caller,
  { role, ...query }: PeopleQuery,
) {
  await requireOperator(context, caller);
  const { identity, permissions } = context;
  const holders = role === 'editor' ? await siteEditorIds(permissions) : [];
  const ids = role === 'administrator' ? await administratorIds(identity) : holders.filter(isIdentityId);
  const page = await listPeople(identity, { ...query, ids: role === undefined ? undefined : ids });
  const held = await Promise.all(
    page.people.map(({ id }) => rolesOfPerson(permissions, id, MOST_ORGANIZATIONS)),
  );
  const organizations = await nameOrganizations(context, caller, held);
  return {
    people: page.people.map((person, place) => renderPerson(person, held[place], organizations)),
    total: page.total,
    is_counted: page.isCounted,
    programs: await describePrograms(
      context,
      holders.filter((id) => !isIdentityId(id)),
    ),
    next_page_token: page.next === undefined ? null : String(page.next),
  };
}

function renderPerson(
  person: ListedPerson,
  held: HeldRoles = { isEditor: false, organizations: [], hasMore: false },
  known: ReadonlyMap<string, Organization>,
) {
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    state: person.state,
    has_signed_in: person.hasSignedIn,
    administrator: person.isAdministrator,
    editor: held.isEditor,
    organizations: held.organizations.flatMap(({ id, role }) => {
      const organization = known.get(id);
      return organization
        ? [{ id, name: organization.name, title: organization.title || organization.name, role }]
        : [];
    }),
    has_more_organizations: held.hasMore,
    created_at: person.createdAt,
  };
}

/** The organisations in which anybody of these has a role; one that was deleted is left out. */
async function nameOrganizations(
  { call }: OperationContext,
  caller: Caller,
  held: readonly HeldRoles[],
): Promise<Map<string, Organization>> {
  const organizations = [...new Set(held.flatMap((one) => one.organizations.map(({ id }) => id)))];
  if (organizations.length === 0) return new Map();
  const wanted = {
    organizations,
    all_fields: true,
    include_dataset_count: false,
    limit: organizations.length,
  };
  const found = (await call('organization_list', wanted, caller)) as Organization[];
  return new Map(found.map((organization) => [organization.id, organization]));
}

async function describePrograms({ people }: OperationContext, ids: readonly string[]) {
  const found = await people.describe(ids.slice(0, MOST_PROGRAMS));
  return found.map(({ id, name }) => ({ id, name: name ?? id }));
}
