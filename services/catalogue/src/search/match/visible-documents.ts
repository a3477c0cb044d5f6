import type { IndexView } from '../index/index-memory.ts';
import { OrdinalSet } from '../index/ordinal-set.ts';
import type { DatasetText } from '../index/text-parts.ts';
import type { WordListStore } from '../index/word-list.store.ts';
import { fieldsOf, type Query } from '../query/query-tree.ts';
import { type Condition, narrow } from './count-facets.ts';
import { matchQuery, matchText } from './match-query.ts';

/** Of which organisations a search shows more than the active public datasets: their private ones, drafts, deleted. */
export type Visibility = {
  privateOf: Organizations;
  draftsOf: Organizations;
  deletedOf: Organizations;
};

type Organizations = 'all' | readonly string[];

/** What everybody may see. */
export const publicOnly: Visibility = { privateOf: [], draftsOf: [], deletedOf: [] };

/** The columns that decide on visibility. */
export const visibilityColumns = ['state', 'capacity', 'owner_org'] as const;

// What everybody may see is asked for with every search: known as long as the documents are the same.
const seenByAll = new WeakMap<OrdinalSet, OrdinalSet>();

/** The documents a caller may find. */
export function visibleDocuments(view: IndexView, visibility: Visibility): OrdinalSet {
  const isPublic = Object.values(visibility).every((organizations) => organizations.length === 0);
  const known = isPublic ? seenByAll.get(view.documents) : undefined;
  const documents = known ?? computeVisible(view, visibility);
  if (isPublic) seenByAll.set(view.documents, documents);
  return documents;
}

function computeVisible(view: IndexView, visibility: Visibility): OrdinalSet {
  const state = view.column('state');
  const capacity = view.column('capacity');
  const active = state.selectValue('active');
  const added = [
    active.intersection(documentsOf(view, visibility.privateOf)),
    state.selectValue('draft').intersection(documentsOf(view, visibility.draftsOf)),
    state.selectValue('deleted').intersection(documentsOf(view, visibility.deletedOf)),
  ];
  return added.reduce((all, some) => all.union(some), active.intersection(capacity.selectValue('public')));
}

function documentsOf(view: IndexView, organizations: Organizations): OrdinalSet {
  if (organizations === 'all') return view.documents;
  if (organizations.length === 0) return new OrdinalSet();
  const ids = new Set(organizations);
  return view.column('owner_org').select((id) => ids.has(id));
}

type Search = { view: IndexView; fullText: DatasetText; words: WordListStore };

/** What each filter lets pass; a filter that joins several with AND counts as so many. */
export function conditionsOf(
  filters: readonly Query[],
  { view, fullText, words }: Search,
): Promise<Condition[]> {
  const conditions = filters.flatMap(partsOf).map(async (filter) => ({
    fields: fieldsOf(filter),
    matches: matchQuery(filter, view, await matchText(filter, fullText, words)),
  }));
  return Promise.all(conditions);
}

const partsOf = (query: Query): readonly Query[] =>
  query.kind === 'all-of' ? query.children.flatMap(partsOf) : [query];

/** The documents that a caller may find and that pass all filters. */
export async function filteredDocuments(
  { visibility, filters }: { visibility: Visibility; filters: readonly Query[] },
  search: Search,
): Promise<OrdinalSet> {
  return narrow(visibleDocuments(search.view, visibility), await conditionsOf(filters, search));
}
