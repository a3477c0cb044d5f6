import type { OwnSource } from '@gazetteer/charts';

type Rows = NonNullable<OwnSource['rows']>;

interface KeptTable {
  key: string;
  rows: Rows;
  kept_at: number;
}

const DATABASE = 'visualise';
const STORE = 'own-tables';
/** Files of a person that are kept; the oldest go. */
const MOST_TABLES = 4;

/** Keeps the rows of a file in this browser's database, in the place of those kept under the same key. */
export async function keepTable(key: string, rows: Rows): Promise<void> {
  const database = await openDatabase();
  try {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
    const kept: KeptTable = { key, rows, kept_at: Date.now() };
    await answerOf(store.put(kept));
    const keys = await answerOf(store.index('kept_at').getAllKeys());
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length - MOST_TABLES)).map((old) => answerOf(store.delete(old))),
    );
  } finally {
    database.close();
  }
}

/** The rows kept under a key; undefined where there are none. */
export async function findTable(key: string): Promise<Rows | undefined> {
  const database = await openDatabase();
  try {
    const store = database.transaction(STORE, 'readonly').objectStore(STORE);
    const kept = (await answerOf(store.get(key))) as KeptTable | undefined;
    return kept?.rows;
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    const store = request.result.createObjectStore(STORE, { keyPath: 'key' });
    store.createIndex('kept_at', 'kept_at');
  });
  return answerOf(request);
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  request.addEventListener('success', () => resolve(request.result));
  request.addEventListener('error', () => reject(request.error ?? new Error('The database gave no answer')));
  return promise;
}
