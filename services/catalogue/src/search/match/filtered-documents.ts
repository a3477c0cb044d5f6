import { type Condition, narrow } from './count-facets.ts';
import type { IndexView } from '../index/index-memory.ts';
import { matchQuery, matchText } from './match-query.ts';
import type { OrdinalSet } from '../index/ordinal-set.ts';
import { fieldsOf, type Query } from '../query/query-tree.ts';
import type { DatasetText } from '../index/text-parts.ts';
import { type Visibility, visibleDocuments } from './visible-documents.ts';
import type { WordListStore } from '../index/word-list.store.ts';

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
