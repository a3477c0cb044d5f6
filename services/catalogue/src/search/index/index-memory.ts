import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from '@gazetteer/kernel';
import { FieldColumn } from './field-column.ts';
import { OrdinalSet } from './ordinal-set.ts';
import type { SearchDocumentsStore } from './search-documents.store.ts';
import type { SearchTermsStore } from './search-terms.store.ts';

/** Above this many changes at once it is quicker to read the columns anew. */
const MOST_CHANGES = 5000;
/** Columns kept; beyond, the one that was not asked for the longest goes. */
const MOST_COLUMNS = 100;
const MOST_EMPTY_FIELDS = 1000;
const DOCUMENTS_AT_A_TIME = 10_000;
/** Every document has a state. */
const EVERY_DOCUMENT = 'state';

/** What a search reads of the index without asking the database: a moment's view, all of one version. */
export type IndexView = {
  version: number;
  documents: OrdinalSet;
  column(field: string): FieldColumn;
};

/**
 * The columns of the index in the memory of this process. Each is read from the database when it is first used, and
 * follows what any process writes: every view starts with a look at the index's version.
 */
export function indexMemory(store: SearchDocumentsStore, terms: SearchTermsStore) {
  let version = 0;
  const columns = new LRUCache<string, FieldColumn>({ max: MOST_COLUMNS });
  let documents = new OrdinalSet();
  /** Fields that no document has at this version: kept apart, so that made-up names cannot push out columns. */
  let emptyFields = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  /** A view that is up to date and holds these fields. */
  async function view(fields: Iterable<string>): Promise<IndexView> {
    const wanted = new Set([EVERY_DOCUMENT, ...fields]);
    // One at a time, because two must not bring the same columns up to date at once.
    const result = turn.then(() => refresh(wanted));
    turn = result.catch(() => {});
    return result;
  }

  async function refresh(wanted: ReadonlySet<string>): Promise<IndexView> {
    const latest = await store.version();
    if (latest !== version) await follow(latest);
    const held = new Map<string, FieldColumn>();
    for (const field of wanted) {
      const column = columns.get(field) ?? (emptyFields.has(field) ? new FieldColumn() : await load(field));
      held.set(field, column);
      keep(field, column);
    }
    return { version, documents, column: (field) => held.get(field) ?? new FieldColumn() };
  }

  function keep(field: string, column: FieldColumn): void {
    if (column.values.length > 0) {
      columns.set(field, column);
      return;
    }
    columns.delete(field);
    if (emptyFields.size < MOST_EMPTY_FIELDS) emptyFields.add(field);
  }

  async function follow(latest: number): Promise<void> {
    const changes = version === 0 ? [] : await store.changesAfter(version, MOST_CHANGES + 1);
    if (version === 0 || changes.length > MOST_CHANGES) {
      columns.clear();
      documents = new OrdinalSet();
    } else {
      await apply(changes);
    }
    emptyFields = new Set();
    version = latest;
  }

  async function apply(changes: { ordinal: number; removed: number }[]): Promise<void> {
    const ordinals = changes.map(({ ordinal }) => ordinal);
    const values = new Map<string, string[]>();
    for (const { field, document, value } of await terms.termsOf(ordinals, [...columns.keys()])) {
      const key = `${document} ${field}`;
      values.set(key, [...(values.get(key) ?? []), value]);
    }
    const changed = documents.union(new OrdinalSet());
    for (const { ordinal, removed } of changes) {
      if (removed === 1) changed.delete(ordinal);
      else changed.add(ordinal);
      for (const [field, column] of columns) column.replace(ordinal, values.get(`${ordinal} ${field}`) ?? []);
    }
    documents = changed;
    forgetWorn();
  }

  // Values that no document has any more pile up in a column; one that is mostly such is read anew.
  function forgetWorn(): void {
    const most = 2 * documents.size + MOST_CHANGES;
    for (const [field, column] of columns) if (column.size > most) columns.delete(field);
  }

  async function load(field: string): Promise<FieldColumn> {
    const column = new FieldColumn();
    const greatest = await store.greatestOrdinal();
    for (let after = 0; after < greatest; after += DOCUMENTS_AT_A_TIME) {
      const rows = await terms.termsOfField(field, after, after + DOCUMENTS_AT_A_TIME);
      for (const [document, values] of Map.groupBy(rows, (row) => row.document)) {
        column.replace(
          document,
          values.map(({ value }) => value),
        );
        if (field === EVERY_DOCUMENT) documents.add(document);
      }
      await nextTurn();
    }
    return column;
  }

  return { view };
}

export type IndexMemory = ReturnType<typeof indexMemory>;
