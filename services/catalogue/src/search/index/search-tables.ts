import type { Generated } from 'kysely';

/** A dataset in the index. Its ordinal is never reused, not even after its removal. */
export type SearchDocumentsTable = {
  ordinal: Generated<number>;
  id: string;
  /** The state of the index (search_state) at which this row was written last. */
  version: number;
  removed: number;
  /** The dataset's dictionary as JSON; empty once removed. */
  body: string;
};

/** A value that a document can be filtered and counted by. */
export type SearchTermsTable = { field: string; document: number; value: string };

/** How a value is shown: the title of an organisation, a group or a licence. `id` is the thing's own, where it has one. */
export type SearchLabelsTable = { field: string; value: string; label: string; id: string };

/** One row: grows by one with every change of the index, so that each process knows what it has missed. */
export type SearchStateTable = {
  id: number;
  version: number;
  /** 1 when the index has to be made anew because its schema has changed. */
  stale: number;
};

/** A column of a table. `body` is the column as a search shows it, as JSON; ordinals of removed ones may be reused. */
export type SearchColumnsTable = { ordinal: Generated<number>; document: number; body: string };

/** A word seen in a title, tag, resource name or column, as it is written (without accents) and as it is looked up. */
export type SearchWordsTable = { word: string; stem: string };

/** A word with up to two letters left out: two words that share one are at most a few typing errors apart. */
export type SearchDeletionsTable = { deletion: string; word: string };

/** The index's tables, apart from the full text, which each database keeps in its own way. */
export type SearchTables = {
  search_documents: SearchDocumentsTable;
  search_terms: SearchTermsTable;
  search_labels: SearchLabelsTable;
  search_state: SearchStateTable;
  search_columns: SearchColumnsTable;
  search_words: SearchWordsTable;
  search_deletions: SearchDeletionsTable;
};
