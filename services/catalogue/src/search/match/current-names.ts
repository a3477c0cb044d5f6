import type { IndexView } from '../index/index-memory.ts';
import { leavesOf, type Query } from '../query/query-tree.ts';

/** What organisations and groups are today, by the names and ids they had before. */
type Renamed = ReadonlyMap<string, { id: string; name: string }>;
export type RenamedSince = (former: readonly string[]) => Promise<Renamed>;

/** The fields whose values can be others today, and what of an organisation or a group they hold. */
const held: Readonly<Record<string, 'name' | 'id'>> = {
  organization: 'name',
  groups: 'name',
  owner_org: 'id',
};

/**
 * Queries with the names of today in the place of those that organisations and groups had before: a search that somebody
 * saved finds what it found. Asks the database only about names that no dataset has.
 */
export async function withCurrentNames(
  queries: readonly Query[],
  view: IndexView,
  renamedSince: RenamedSince,
): Promise<readonly Query[]> {
  const unknown = queries
    .flatMap(namesIn)
    .filter(({ field, text }) => !view.column(field).selectValue(text).size);
  const since = await renamedSince([...new Set(unknown.map(({ text }) => text))]);
  return since.size === 0 ? queries : queries.map((query) => renamed(query, since));
}

function namesIn(query: Query): { field: string; text: string }[] {
  return leavesOf(query).flatMap((leaf) =>
    (leaf.kind === 'term' || leaf.kind === 'phrase') && heldBy(leaf.field) !== undefined && leaf.field
      ? [{ field: leaf.field, text: leaf.text }]
      : [],
  );
}

function renamed(query: Query, since: Renamed): Query {
  switch (query.kind) {
    case 'all-of':
    case 'any-of':
      return { ...query, children: query.children.map((child) => renamed(child, since)) };
    case 'not':
    case 'boosted':
      return { ...query, child: renamed(query.child, since) };
    case 'term':
    case 'phrase':
      return { ...query, text: textSince(query, since) };
    default:
      return query;
  }
}

function textSince({ field, text }: { field?: string; text: string }, since: Renamed): string {
  const part = heldBy(field);
  return (part && since.get(text)?.[part]) ?? text;
}

const heldBy = (field = '') => (Object.hasOwn(held, field) ? held[field] : undefined);
