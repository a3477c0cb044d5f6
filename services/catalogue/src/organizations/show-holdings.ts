import type { Caller } from '@gazetteer/kernel';
import type { Catalogue, MemberObject, OutsideHoldings, Role } from '../catalogue.ts';
import { administeredGroup } from '../members/group-rights.ts';
import { type GroupRow, listFormerNames } from '../model/organization.store.ts';
import { countDatasets, type DatasetCounts } from './holdings.store.ts';

/** What hangs on an organisation. */
export type Holdings = OutsideHoldings & {
  datasets: DatasetCounts;
  people: Record<Role, number>;
  former_names: string[];
};

/**
 * Counts what hangs on an organisation, for its admins: what goes, stays or moves with it.
 * @throws not_found, access_denied
 */
export async function showHoldings(
  catalogue: Catalogue,
  caller: Caller,
  idOrName: string,
): Promise<Holdings> {
  return holdingsOf(catalogue, await administeredGroup(catalogue, caller, 'organization', idOrName));
}

/** The same of an organisation that was found. */
export async function holdingsOf(catalogue: Catalogue, { id }: Pick<GroupRow, 'id'>): Promise<Holdings> {
  const { sql, holdings } = catalogue;
  const people = { admin: 0, editor: 0, member: 0 };
  for await (const { role } of membersOf(catalogue, { type: 'organization', id })) people[role] += 1;
  return {
    datasets: await countDatasets(sql, id),
    people,
    former_names: await listFormerNames(sql, id),
    ...(await holdings.count(id)),
  };
}

const AT_A_TIME = 500;

/** Everybody who has a role there. */
export async function* membersOf(
  { memberships }: Pick<Catalogue, 'memberships'>,
  object: MemberObject,
): AsyncGenerator<{ person: string; role: Role }> {
  for (let after: string | undefined; ; ) {
    const page = await memberships.list(object, { limit: AT_A_TIME, ...(after ? { after } : {}) });
    yield* page;
    after = page.at(-1)?.person;
    if (page.length < AT_A_TIME) return;
  }
}
