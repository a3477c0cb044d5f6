import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { Catalogue, Role } from '../catalogue.ts';
import { saveDataset } from '../datasets/save-dataset.ts';
import { catalogueTime } from '../fields/timestamps.ts';
import { administeredGroup } from '../members/group-rights.ts';
import { creatorId } from '../model/creator-id.ts';
import { lockDataset } from '../model/dataset.store.ts';
import { datasetIdsOf, type GroupRow, handOverNames, removeGroup } from '../model/organization.store.ts';
import { type Holdings, holdingsOf, membersOf } from './show-holdings.ts';

/** Somebody whose role in the organisation that stays is another after a merge. */
export type RaisedPerson = { id: string; name: string | null; before: Role | null; role: Role };

/** What a merge moves, or moved, from one organisation into another. */
export type Merge = {
  from: { id: string; name: string; title: string };
  into: { id: string; name: string; title: string };
  moved: Holdings;
  /** Those whose role rises, the first hundred of them, and how many they are. */
  people: RaisedPerson[];
  people_count: number;
  /** Whether somebody else has to look at a dataset before it is public: before the merge, and after it. */
  requires_review: { before: boolean; after: boolean };
};

const MOST_NAMED = 100;
const ranks: Record<Role, number> = { member: 0, editor: 1, admin: 2 };

/**
 * Moves all that an organisation has into another, and removes it: its datasets, its people, each with the higher of their two
 * roles, what other services have of it, and its names, which lead on. For admins of both. Where it is interrupted, it goes on
 * when it is asked for again.
 * @param isTrial says what would move, and moves nothing
 * @throws not_found, access_denied, invalid_input
 */
export async function mergeOrganizations(
  catalogue: Catalogue,
  caller: Caller,
  { id, into: target, isTrial }: { id: string; into: string; isTrial: boolean },
): Promise<Merge> {
  const from = await administeredGroup(catalogue, caller, 'organization', id);
  const into = await administeredGroup(catalogue, caller, 'organization', target);
  if (from.id === into.id) throw invalidInput({ into: ['Must be another organization'] });
  if (into.state !== 'active') throw invalidInput({ into: ['Organization does not exist'] });
  const raised = await raisedPeople(catalogue, from, into);
  const merge = await describeMerge(catalogue, { from, into }, raised);
  if (!isTrial) await move(catalogue, caller, { from, into }, raised);
  return merge;
}

type Pair = { from: GroupRow; into: GroupRow };
type Raised = { person: string; before: Role | null; role: Role };

async function raisedPeople(catalogue: Catalogue, from: GroupRow, into: GroupRow): Promise<Raised[]> {
  const roles = new Map<string, Role>();
  for await (const { person, role } of membersOf(catalogue, { type: 'organization', id: into.id }))
    roles.set(person, role);
  const raised: Raised[] = [];
  for await (const { person, role } of membersOf(catalogue, { type: 'organization', id: from.id })) {
    const before = roles.get(person) ?? null;
    if (before === null || ranks[role] > ranks[before]) raised.push({ person, before, role });
  }
  return raised;
}

async function describeMerge(
  catalogue: Catalogue,
  { from, into }: Pair,
  raised: readonly Raised[],
): Promise<Merge> {
  const named = raised.toSorted((one, other) => ranks[other.role] - ranks[one.role]).slice(0, MOST_NAMED);
  const known = await catalogue.people.describe(named.map(({ person }) => person));
  const names = new Map(known.map(({ id, name, email }) => [id, name ?? email]));
  return {
    from: briefly(from),
    into: briefly(into),
    moved: await holdingsOf(catalogue, from),
    people: named.map(({ person, before, role }) => {
      return { id: person, name: names.get(person) ?? null, before, role };
    }),
    people_count: raised.length,
    requires_review: { before: from.requires_review === 1, after: into.requires_review === 1 },
  };
}

const briefly = ({ id, name, title }: GroupRow) => ({ id, name, title: title || name });

/** Each dataset in a transaction of its own, as large organisations have thousands; what is left at the end in one. */
async function move(catalogue: Catalogue, caller: Caller, { from, into }: Pair, raised: readonly Raised[]) {
  const { sql, memberships, holdings } = catalogue;
  // First of all, so that nobody loses a right while the datasets move.
  for (const { person, role } of raised)
    await memberships.assign({ type: 'organization', id: into.id }, person, role);
  for (const id of await datasetIdsOf(sql, 'organization', from.id))
    await sql.transaction(() => moveDataset(catalogue, caller, id, { from, into }));
  await sql.transaction(async () => {
    for (const id of await datasetIdsOf(sql, 'organization', from.id))
      await moveDataset(catalogue, caller, id, { from, into });
    await holdings.move(from.id, into.id);
    await memberships.forget({ type: 'organization', id: from.id });
    await handOverNames(sql, from, into.id);
    await removeGroup(sql, from.id);
  });
}

async function moveDataset(
  catalogue: Catalogue,
  caller: Caller,
  id: string,
  { from, into }: Pair,
): Promise<void> {
  const previous = await lockDataset(catalogue.sql, id);
  if (previous?.owner_org !== from.id) return;
  const metadata_modified = catalogueTime(catalogue.clock());
  const document = { ...previous, owner_org: into.id, metadata_modified };
  await saveDataset(catalogue, { document, previous, problems: {}, by: creatorId(caller) });
}
