import type { Authorizer, Caller } from '@gazetteer/kernel';
import { nothing, type Shown, type Visibility } from './match/visible-documents.ts';

export type Asked = { includePrivate: boolean; includeDrafts: boolean; includeDeleted: boolean };

/**
 * Of the datasets that are shared with somebody by themselves lists show so many, the first by their ids. The others
 * are there for who opens them.
 */
const MOST_SHARED = 1000;

/**
 * What a caller may find: everyone what is public, members what is private in their organisations, editors what is a
 * draft or deleted there; and collaborators the same of their datasets. Asking for these is no privilege: who has no
 * right to them finds no more than without.
 */
export async function visibilityOf(
  authorizer: Authorizer,
  caller: Caller,
  asked: Asked,
): Promise<Visibility> {
  const [asMember, asEditor] = await Promise.all([
    asked.includePrivate ? shownTo(authorizer, caller, 'member') : nothing,
    asked.includeDrafts || asked.includeDeleted ? shownTo(authorizer, caller, 'editor') : nothing,
  ]);
  return {
    private: asMember,
    drafts: asked.includeDrafts ? asEditor : nothing,
    deleted: asked.includeDeleted ? asEditor : nothing,
  };
}

/** Of which organisations somebody in such a role sees everything, and which datasets beside those. */
export async function shownTo(
  authorizer: Authorizer,
  caller: Caller,
  relation: 'member' | 'editor',
): Promise<Shown> {
  const organizations = await authorizer.organizationsOf(caller, relation);
  if (organizations === 'all') return { organizations, datasets: [] };
  return { organizations, datasets: await sharedDatasets(authorizer, caller, relation) };
}

/** Ids of the datasets that are shared with the caller by themselves, as many as lists show. */
export async function sharedDatasets(
  authorizer: Authorizer,
  caller: Caller,
  relation: 'member' | 'editor',
): Promise<string[]> {
  return (await authorizer.datasetsOf(caller, relation)).toSorted().slice(0, MOST_SHARED);
}
