import { listAdministrators, listedAmong } from '../../model/administrators/administrator.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { PORTAL_PROJECT } from '../../model/projects/project.ts';
import { readIdentityPage } from '../identities/list-identities.ts';
import { describePeople } from './people-directory.ts';

/** Administrators that are listed at most. */
const MOST_ADMINISTRATORS = 1_000;

/** An account of the portal, as whoever gives roles sees it. */
export type ListedPerson = {
  id: string;
  name: string | null;
  email: string | null;
  state: 'active' | 'inactive';
  hasSignedIn: boolean;
  isAdministrator: boolean;
  createdAt: string;
};

/** Whose accounts are wanted; without ids those of everybody. */
export type PeopleQuery = {
  ids?: readonly string[] | undefined;
  /** Beginnings of words in their traits, or a whole id. */
  search?: string | undefined;
  /** The place of the last one seen. */
  after?: number | undefined;
  limit: number;
};

/** A page of the portal's accounts in the order of making, how many there are, and the place where the next page begins. */
export async function listPeople(
  context: IdentityContext,
  { ids, search, after, limit }: PeopleQuery,
): Promise<{ people: ListedPerson[]; total: number; isCounted: boolean; next: number | undefined }> {
  const { sql } = context;
  const part = { after, offset: 0, limit };
  const page = await readIdentityPage(sql, PORTAL_PROJECT, { ids, search }, part);
  const { identities, total, counted, next } = page;
  const found = identities.map(({ id }) => id);
  const described = await describePeople(context, identities);
  const administrators = await listedAmong(sql, PORTAL_PROJECT, found);
  const people = identities.flatMap(({ id, state, created_at }) => {
    const person = described.find((one) => one.id === id);
    const isAdministrator = administrators.has(id);
    return person ? [{ ...person, state, isAdministrator, createdAt: created_at }] : [];
  });
  return { people, total, isCounted: counted, next };
}

/** The ids of the administrators of the installation, the first thousand of them. */
export function administratorIds({ sql }: Pick<IdentityContext, 'sql'>): Promise<string[]> {
  return listAdministrators(sql, PORTAL_PROJECT, MOST_ADMINISTRATORS);
}
