import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SearchColumnsStore } from '../index/search-columns.store.ts';
import type { SearchDocumentsStore } from '../index/search-documents.store.ts';

/** Above this many changed documents at once it is quicker to read all anew. */
const MOST_CHANGES = 5000;
const COLUMNS_AT_A_TIME = 20_000;
/** Ordinals of documents begin at 1. */
const NOBODY = 0;

/**
 * Which document each column is in, in the memory of this process: four bytes a column. Read when it is first asked
 * for, and following what any process writes.
 */
export function columnOwners(columns: SearchColumnsStore, documents: SearchDocumentsStore) {
  let owners = new Uint32Array(0);
  let version = 0;
  let turn: Promise<unknown> = Promise.resolve();

  /** The documents of columns by the columns' ordinals, 0 where there is no such column. */
  async function at(wanted: number): Promise<Uint32Array> {
    const result = turn.then(async () => {
      if (version < wanted) await follow();
      return owners;
    });
    turn = result.catch(() => {});
    return result;
  }

  async function follow(): Promise<void> {
    const latest = await documents.version();
    const changes = version === 0 ? [] : await documents.changesAfter(version, MOST_CHANGES + 1);
    if (version === 0 || changes.length > MOST_CHANGES) await readAll();
    else await readSome(changes.map(({ ordinal }) => ordinal));
    version = latest;
  }

  async function readAll(): Promise<void> {
    owners = new Uint32Array(0);
    for (let after = 0; ; ) {
      const rows = await columns.ownersAfter(after, COLUMNS_AT_A_TIME);
      note(rows);
      const last = rows.at(-1);
      if (!last || rows.length < COLUMNS_AT_A_TIME) return;
      after = last.ordinal;
      await nextTurn();
    }
  }

  // Whoever still holds the old list goes on with it: a search sees one moment.
  async function readSome(changed: readonly number[]): Promise<void> {
    const affected = new Set(changed);
    const rows = await columns.columnsOf(changed);
    owners = owners.map((document) => (affected.has(document) ? NOBODY : document));
    note(rows);
  }

  function note(rows: readonly { ordinal: number; document: number }[]): void {
    let greatest = 0;
    for (const { ordinal } of rows) greatest = Math.max(greatest, ordinal);
    if (greatest >= owners.length) {
      const grown = new Uint32Array(Math.max(greatest + 1, Math.ceil(owners.length * 1.5)));
      grown.set(owners);
      owners = grown;
    }
    for (const { ordinal, document } of rows) owners[ordinal] = document;
  }

  return { at };
}

export type ColumnOwners = ReturnType<typeof columnOwners>;
