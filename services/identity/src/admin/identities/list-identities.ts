import { searchWords, type Sql } from '@gazetteer/kernel';
import {
  countIdentities,
  countMatching,
  type IdentityFilter,
  listIdentities,
  type ListPart,
} from '../../model/identities/identity-list.store.ts';
import { type Identity, isIdentityId } from '../../model/identities/identity.ts';
import type { IdentitiesTables } from '../../model/tables.ts';

/** A search that finds more is not counted to its end: the total says this many. */
const LARGEST_COUNT = 10_000;

// As many as anybody types, and far fewer than would take long.
const MOST_WORDS = 16;

/** What an administrator looks for. */
export type IdentityQuery = {
  ids?: readonly string[] | undefined;
  identifier?: string | undefined;
  search?: string | undefined;
};

export type IdentityPage = {
  identities: Identity[];
  total: number;
  /** False when there are more than the total says. */
  counted: boolean;
  /** The place of the last identity on the page, when there are more behind it. */
  next?: number;
};

/**
 * A page of a project's identities in the order of making, and how many there are. A search finds beginnings of words
 * in the traits, and an identity by its id.
 */
export async function readIdentityPage(
  sql: Sql<IdentitiesTables>,
  projectId: string,
  query: IdentityQuery,
  part: ListPart,
): Promise<IdentityPage> {
  const filter = toFilter(projectId, query);
  const rows = await listIdentities(sql, filter, { ...part, limit: part.limit + 1 });
  const shown = rows.slice(0, part.limit);
  const next = rows.length > part.limit ? shown.at(-1)?.ordinal : undefined;
  const isWhole = filter.ids === undefined && filter.identifier === undefined && filter.words === undefined;
  const total = isWhole
    ? await countIdentities(sql, projectId)
    : await countMatching(sql, filter, LARGEST_COUNT);
  return {
    identities: shown.map(({ identity }) => identity),
    total,
    counted: isWhole || total < LARGEST_COUNT,
    ...(next === undefined ? {} : { next }),
  };
}

function toFilter(projectId: string, { ids, identifier, search }: IdentityQuery): IdentityFilter {
  const filter = { projectId, ids, identifier };
  const text = search?.trim() ?? '';
  if (text === '') return filter;
  if (isIdentityId(text) && ids === undefined) return { ...filter, ids: [text.toLowerCase()] };
  const words = searchWords(text).slice(0, MOST_WORDS);
  // Signs alone are in nobody's traits.
  return words.length > 0 ? { ...filter, words } : { ...filter, ids: [] };
}
