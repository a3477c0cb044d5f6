import type { IndexView } from '../index/index-memory.ts';
import { OrdinalSet } from '../index/ordinal-set.ts';
import type { DatasetText } from '../index/text-parts.ts';
import type { WordListStore } from '../index/word-list.store.ts';
import { fieldsOf, type Query, valuesOf } from '../query/query-tree.ts';
import { type Condition, narrow } from './count-facets.ts';
import { type RenamedSince, withCurrentNames } from './current-names.ts';
import { matchQuery, matchText } from './match-query.ts';

/** Of which organisations a search shows everything, and which datasets beside those. */
export type Shown = { organizations: 'all' | readonly string[]; datasets: readonly string[] };

/** What a search shows beside the active public datasets: private ones, drafts, deleted ones. */
export type Visibility = { private: Shown; drafts: Shown; deleted: Shown };

/** No organisation's and no dataset. */
export const nothing: Shown = { organizations: [], datasets: [] };

/** What everybody may see. */
export const publicOnly: Visibility = { private: nothing, drafts: nothing, deleted: nothing };

/** The columns that decide on visibility. Ids are read only where datasets are shared by themselves. */
export function visibilityColumns(visibility: Visibility): string[] {
  const hasShared = Object.values(visibility).some(({ datasets }) => datasets.length > 0);
  return ['state', 'capacity', 'owner_org', ...(hasShared ? ['id'] : [])];
}

// What everybody may see is asked for with every search: known as long as the documents are the same.
const seenByAll = new WeakMap<OrdinalSet, OrdinalSet>();

/** The documents a caller may find. */
export function visibleDocuments(view: IndexView, visibility: Visibility): OrdinalSet {
  const isPublic = Object.values(visibility).every(
    ({ organizations, datasets }) => organizations.length === 0 && datasets.length === 0,
  );
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
    active.intersection(documentsOf(view, visibility.private)),
    state.selectValue('draft').intersection(documentsOf(view, visibility.drafts)),
    state.selectValue('deleted').intersection(documentsOf(view, visibility.deleted)),
  ];
  return added.reduce((all, some) => all.union(some), active.intersection(capacity.selectValue('public')));
}

function documentsOf(view: IndexView, { organizations, datasets }: Shown): OrdinalSet {
  if (organizations === 'all') return view.documents;
  return having(view, 'owner_org', organizations).union(having(view, 'id', datasets));
}

function having(view: IndexView, field: string, values: readonly string[]): OrdinalSet {
  if (values.length === 0) return new OrdinalSet();
  const wanted = new Set(values);
  return view.column(field).select((value) => wanted.has(value));
}

type Search = { view: IndexView; fullText: DatasetText; words: WordListStore; renamedSince: RenamedSince };

/** What each filter lets pass; a filter that joins several with AND counts as so many. */
export async function conditionsOf(
  filters: readonly Query[],
  { view, fullText, words, renamedSince }: Search,
): Promise<Condition[]> {
  const current = await withCurrentNames(filters, view, renamedSince);
  const conditions = current.flatMap(partsOf).map(async (filter) => ({
    fields: fieldsOf(filter),
    values: valuesOf(filter),
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
