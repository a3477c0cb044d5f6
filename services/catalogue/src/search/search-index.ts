import type { Sql } from '@gazetteer/kernel';
import { completeTitles, type Completion } from './complete-titles.ts';
import { describeDataset, type SearchDocument } from './describe-dataset.ts';
import { type FoundDatasets, findDatasets, type SearchRequest } from './find-datasets.ts';
import { openFullText } from './full-text.store.ts';
import { indexMemory } from './index-memory.ts';
import { listTags, type ListedTag } from './list-tags.ts';
import { rememberFullText } from './remembered-full-text.ts';
import { searchDocumentsStore } from './search-documents.store.ts';
import { searchTermsStore } from './search-terms.store.ts';
import { wordListStore } from './word-list.store.ts';

/** Finds datasets. What is put here is found at once, by every process, when the transaction around it has ended. */
export type SearchIndex = {
  /** Adds or replaces a dataset. Part of the transaction it is called in. */
  put(document: SearchDocument): Promise<void>;
  /** Takes a dataset out, by its id. Part of the transaction it is called in. */
  remove(id: string): Promise<void>;
  /**
   * Puts all datasets anew, each batch in a transaction of its own, and takes out what is not among them. Searches
   * go on meanwhile.
   * @returns how many datasets were put
   */
  rebuild(batches: AsyncIterable<readonly SearchDocument[]>): Promise<number>;
  /** Not to be called inside a transaction that has written: it would remember what may yet be rolled back. */
  find(request: SearchRequest): Promise<FoundDatasets>;
  /** Public datasets whose name or title goes on from what was typed, best first. */
  complete(typed: string, limit: number): Promise<Completion[]>;
  /** The tags on public datasets, by name; of a vocabulary (`vocab_{name}`) or free ones (`tags`). */
  tags(field: string, containing?: string): Promise<ListedTag[]>;
};

const REMOVED_AT_A_TIME = 500;

/** Opens the index that `searchMigrations` made. */
export function createSearchIndex(sql: Sql): SearchIndex {
  const documents = searchDocumentsStore(sql);
  const terms = searchTermsStore(sql);
  const words = wordListStore(sql);
  const fullText = openFullText(sql);
  const parts = {
    documents,
    terms,
    words,
    memory: indexMemory(documents, terms),
    fullTextAt: rememberFullText(fullText),
  };

  async function put(document: SearchDocument): Promise<void> {
    const description = describeDataset(document);
    await sql.transaction(async () => {
      const version = await documents.nextVersion();
      const ordinal = await documents.write(document.dataset.id, version, JSON.stringify(document.dataset));
      await terms.replaceTerms(ordinal, description.terms);
      await terms.writeLabels(description.labels);
      await fullText.replace(ordinal, description.text);
      await words.add(description.words);
    });
  }

  async function remove(id: string): Promise<void> {
    await sql.transaction(async () => {
      const ordinal = await documents.empty(id, await documents.nextVersion());
      if (ordinal === undefined) return;
      await terms.replaceTerms(ordinal, []);
      await fullText.remove(ordinal);
    });
  }

  async function rebuild(batches: AsyncIterable<readonly SearchDocument[]>): Promise<number> {
    const start = await sql.transaction(() => documents.nextVersion());
    let count = 0;
    for await (const batch of batches) {
      await sql.transaction(async () => {
        for (const document of batch) await put(document);
      });
      count += batch.length;
    }
    await removeBefore(start);
    return count;
  }

  async function removeBefore(version: number): Promise<void> {
    const ids = await documents.idsBefore(version, REMOVED_AT_A_TIME);
    if (ids.length === 0) return;
    await sql.transaction(async () => {
      for (const id of ids) await remove(id);
    });
    await removeBefore(version);
  }

  return {
    put,
    remove,
    rebuild,
    find: (request) => findDatasets(request, parts),
    complete: (typed, limit) => completeTitles(typed, limit, parts),
    tags: (field, containing) => listTags(field, containing, parts),
  };
}
