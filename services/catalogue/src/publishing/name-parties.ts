import type { Catalogue } from '../catalogue.ts';
import { translatedGroupTitle } from '../datasets/organization-dictionaries.ts';
import { findGroupRows } from '../model/organization.store.ts';

/** Ids of organisations and people, with nothing where there is none. */
export type Parties = {
  organizations: readonly (string | null)[];
  people: readonly (string | null)[];
};

/** How organisations and people are called where things of theirs are listed; all of them are asked for at once. */
export async function nameParties({ sql, people }: Catalogue, parties: Parties) {
  const [owners, known] = await Promise.all([
    findGroupRows(sql, idsOf(parties.organizations)),
    people.describe(idsOf(parties.people)),
  ]);
  const titles = new Map(
    owners.map((row) => [
      row.id,
      { id: row.id, name: row.name, title: row.title || row.name, ...translatedGroupTitle(row) },
    ]),
  );
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return {
    organization: (id: string | null) => titles.get(id ?? '') ?? null,
    person: (id: string | null) => (id === null ? null : { id, name: names.get(id) ?? null }),
  };
}

function idsOf(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))];
}
