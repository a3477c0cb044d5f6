import type { Sql } from '@gazetteer/kernel';
import { completeTitles, type Completion } from './complete-titles.ts';
import { columnOwners } from './columns/column-owners.ts';
import { columnStems, describeColumns } from './describe/describe-columns.ts';
import type { FoundColumn } from './index/found-column.ts';
import { describeDataset } from './describe/describe-dataset.ts';
import { type ColumnRequest, findColumns, type FoundColumns } from './columns/find-columns.ts';
import { type FoundDatasets, findDatasets, type SearchRequest } from './find-datasets.ts';
import { openFullText } from './index/full-text.store.ts';
import { indexMemory } from './index/index-memory.ts';
import { countUses, listTags, type ListedTag } from './list-tags.ts';
import { answerCache } from './answer-cache.ts';
import { rememberFullText } from './index/full-text-cache.ts';
import { rememberLabels } from './index/label-cache.ts';
import { searchColumnsStore } from './index/search-columns.store.ts';
import type { SearchDocument } from './describe/search-document.ts';
import { searchDocumentsStore } from './index/search-documents.store.ts';
import { searchTermsStore } from './index/search-terms.store.ts';
import { suggest, type SuggestRequest, type Suggestions } from './suggest.ts';
import { columnText, datasetText } from './index/text-parts.ts';
import { wordListStore } from './index/word-list.store.ts';

/** Finds datasets. What is put here is found at once, by every process, when the transaction around it has ended. */
export type SearchIndex = {
  /** Adds or replaces a dataset. Part of the transaction it is called in. */
  put(document: SearchDocument): Promise<void>;
  /** Takes a dataset out, by its id. Part of the transaction it is called in. */
  remove(id: string): Promise<void>;
  /** True when a release has changed what is kept here, so that it has to be made anew. */
  isStale(): Promise<boolean>;
  /**
   * Puts all datasets anew, by their ids, each batch in a transaction of its own in which each is read, and takes out
   * what is not among them. Searches and changes go on meanwhile.
   * @returns how many datasets were put
   */
  rebuild(
    batches: AsyncIterable<readonly string[]>,
    read: (id: string) => Promise<SearchDocument | undefined>,
  ): Promise<number>;
  /** Not to be called inside a transaction that has written: it would remember what may yet be rolled back. */
  find(request: SearchRequest): Promise<FoundDatasets>;
  /** A finished answer to a question, kept while the index stays as it is; `make` is called where it is not known. */
  answer(question: string, make: () => Promise<string>): Promise<Uint8Array>;
  /** Columns of tables, across all datasets. */
  findColumns(request: ColumnRequest): Promise<FoundColumns>;
  /** Public datasets whose name or title goes on from what was typed, best first. */
  complete(typed: string, limit: number, language?: string): Promise<Completion[]>;
  /** What may be meant by what was typed so far, among public datasets. */
  suggest(request: SuggestRequest): Promise<Suggestions>;
  /** The tags on public datasets, by name; of a vocabulary (`vocab_{name}`) or free ones (`tags`). */
  tags(field: string, containing?: string): Promise<ListedTag[]>;
  /** How many datasets have each value of a field, whoever may see them. */
  uses(field: string): Promise<Map<string, number>>;
};

const REMOVED_AT_A_TIME = 500;

/** Opens the index that `searchMigrations` made. */
export function createSearchIndex(sql: Sql): SearchIndex {
  const documents = searchDocumentsStore(sql);
  const terms = searchTermsStore(sql);
  const words = wordListStore(sql);
  const columns = searchColumnsStore(sql);
  const fullText = openFullText(sql, datasetText);
  const wordsOfColumns = openFullText(sql, columnText);
  const parts = {
    documents,
    terms,
    labelsAt: rememberLabels(terms),
    words,
    memory: indexMemory(documents, terms),
    columns,
    owners: columnOwners(columns, documents),
    fullTextAt: rememberFullText(fullText, changesAfter),
    // Which columns were changed is not kept: what was found of them is forgotten with every change.
    columnTextAt: rememberFullText(wordsOfColumns, async () => undefined),
  };

  async function changesAfter(version: number, most: number): Promise<number[] | undefined> {
    const changes = await documents.changesAfter(version, most + 1);
    return changes.length > most ? undefined : changes.map(({ ordinal }) => ordinal);
  }

  async function put(document: SearchDocument): Promise<void> {
    const description = describeDataset(document);
    await sql.transaction(async () => {
      const version = await documents.nextVersion();
      const ordinal = await documents.write(document.dataset.id, version, JSON.stringify(document.dataset));
      await terms.replaceTerms(ordinal, description.terms);
      await terms.writeLabels(description.labels);
      await fullText.replace(ordinal, description.text);
      await putColumns(ordinal, describeColumns(document));
      await words.add(description.words);
    });
  }

  async function putColumns(document: number, described: readonly FoundColumn[]): Promise<void> {
    const { written, freed } = await columns.replace(
      document,
      described.map((column) => JSON.stringify(column)),
    );
    for (const ordinal of freed) await wordsOfColumns.remove(ordinal);
    for (const { ordinal, index } of written) {
      const column = described[index];
      if (column) await wordsOfColumns.replace(ordinal, columnStems(column));
    }
  }

  async function remove(id: string): Promise<void> {
    await sql.transaction(async () => {
      const ordinal = await documents.empty(id, await documents.nextVersion());
      if (ordinal === undefined) return;
      await terms.replaceTerms(ordinal, []);
      await fullText.remove(ordinal);
      await putColumns(ordinal, []);
    });
  }

  async function rebuild(
    batches: AsyncIterable<readonly string[]>,
    read: (id: string) => Promise<SearchDocument | undefined>,
  ): Promise<number> {
    const start = await sql.transaction(() => documents.nextVersion());
    let count = 0;
    for await (const batch of batches) {
      await sql.transaction(async () => {
        for (const id of batch) {
          const document = await read(id);
          if (!document) continue;
          await put(document);
          count++;
        }
      });
    }
    await removeBefore(start);
    await documents.markFresh();
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

  const answers = answerCache();
  return {
    answer: async (question, make) => answers(await documents.version(), question, make),
    put,
    remove,
    isStale: documents.isStale,
    rebuild,
    findColumns: (request) => findColumns(request, parts),
    find: (request) => findDatasets(request, parts),
    complete: (typed, limit, language) => completeTitles({ typed, limit, language }, parts),
    suggest: (request) => suggest(request, parts),
    tags: (field, containing) => listTags(field, containing, parts),
    uses: (field) => countUses(field, parts),
  };
}
