import type { IndexView } from './index-memory.ts';
import { matchQuery, matchText } from './match-query.ts';
import type { OrdinalSet } from './ordinal-set.ts';
import type { Query } from './query-tree.ts';
import type { DatasetText } from './text-parts.ts';
import { type Visibility, visibleDocuments } from './visible-documents.ts';
import type { WordListStore } from './word-list.store.ts';

/** The documents that a caller may find and that pass all filters. */
export async function filteredDocuments(
  { visibility, filters }: { visibility: Visibility; filters: readonly Query[] },
  { view, fullText, words }: { view: IndexView; fullText: DatasetText; words: WordListStore },
): Promise<OrdinalSet> {
  let documents = visibleDocuments(view, visibility);
  for (const filter of filters) {
    const matches = matchQuery(filter, view, await matchText(filter, fullText, words));
    documents = documents.intersection(matches);
  }
  return documents;
}
