import { type Sql, StoreFailure } from '@gazetteer/kernel';
import type { CatalogueTables } from '../model/catalogue-tables.ts';
import { renamedSince } from '../model/organization.store.ts';
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
import { placeDataset, type PlaceRequest, type SearchPlace } from './place-dataset.ts';
import { rememberLabels } from './index/label-cache.ts';
import { searchColumnsStore } from './index/search-columns.store.ts';
import type { SearchDocument } from './describe/search-document.ts';
import { type IndexState, searchDocumentsStore } from './index/search-documents.store.ts';
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
  /** Whether what is kept here has to be made anew, or was and lacks datasets. */
  readState(): Promise<IndexState>;
  /**
   * Puts all datasets anew, by their ids, each batch in a transaction of its own in which each is read, and takes out
   * what is not among them. Searches and changes go on meanwhile. A dataset that fails is left out and hinders no other.
   * @throws StoreFailure where the store is away
   */
  rebuild(
    batches: AsyncIterable<readonly string[]>,
    read: (id: string) => Promise<SearchDocument | undefined>,
  ): Promise<Rebuilt>;
  /** Not to be called inside a transaction that has written: it would remember what may yet be rolled back. */
  find(request: SearchRequest): Promise<FoundDatasets>;
  /** At which place visitors find a dataset by some words once it is public; undefined where it is not in the index. */
  places(request: PlaceRequest): Promise<SearchPlace[] | undefined>;
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

/** What came of making the index anew: how many datasets were put, and which failed. */
export type Rebuilt = { count: number; failures: { id: string; error: unknown }[] };

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
    renamedSince: (former: readonly string[]) => renamedSince(sql.as<CatalogueTables>(), former),
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
    const description = await describeDataset(document);
    await sql.transaction(async () => {
      const ordinal = await documents.write(document.dataset.id, JSON.stringify(document.dataset));
      await terms.replaceTerms(ordinal, description.terms);
      await fullText.replace(ordinal, description.text);
      await putColumns(ordinal, describeColumns(document));
      raiseAtEnd(ordinal, async () => {
        await terms.writeLabels(description.labels);
        await words.add(description.words);
      });
    });
  }

  /** @param work writes the rows that documents share: in turn, so that no two writers wait for each other in a circle */
  function raiseAtEnd(ordinal: number, work = async () => {}): void {
    sql.beforeCommit(async () => {
      await documents.stamp(ordinal, await documents.nextVersion());
      await work();
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
      const ordinal = await documents.empty(id);
      if (ordinal === undefined) return;
      await terms.replaceTerms(ordinal, []);
      await fullText.remove(ordinal);
      await putColumns(ordinal, []);
      raiseAtEnd(ordinal);
    });
  }

  async function rebuild(
    batches: AsyncIterable<readonly string[]>,
    read: (id: string) => Promise<SearchDocument | undefined>,
  ): Promise<Rebuilt> {
    const start = await sql.transaction(() => documents.nextVersion());
    const rebuilt: Rebuilt = { count: 0, failures: [] };
    const failureOfPutting = async (ids: readonly string[]): Promise<{ error: unknown } | undefined> => {
      try {
        rebuilt.count += await sql.transaction(() => putRead(ids, read));
        return undefined;
      } catch (error) {
        // One that waits for a row in vain leaves it to others, and is tried again alone.
        if (error instanceof StoreFailure && error.fault !== 'busy') throw error;
        return { error };
      }
    };
    for await (const batch of batches) {
      if (!(await failureOfPutting(batch))) continue;
      // The transaction of a batch is lost with one dataset that fails, so each has its own now.
      for (const id of batch) {
        const failure = await failureOfPutting([id]);
        if (failure) rebuilt.failures.push({ id, ...failure });
      }
    }
    await removeBefore(start);
    await documents.writeState(rebuilt.failures.length === 0 ? 'fresh' : 'incomplete');
    return rebuilt;
  }

  /** @returns how many of them were there */
  async function putRead(
    ids: readonly string[],
    read: (id: string) => Promise<SearchDocument | undefined>,
  ): Promise<number> {
    let count = 0;
    for (const id of ids) {
      await documents.lock(id);
      const document = await read(id);
      if (!document) continue;
      await put(document);
      count++;
    }
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
    readState: documents.readState,
    rebuild,
    findColumns: (request) => findColumns(request, parts),
    find: (request) => findDatasets(request, parts),
    places: (request) => placeDataset(request, parts),
    complete: (typed, limit, language) => completeTitles({ typed, limit, language }, parts),
    suggest: (request) => suggest(request, parts),
    tags: (field, containing) => listTags(field, containing, parts),
    uses: (field) => countUses(field, parts),
  };
}
