/** Keeps the answers asked for last, up to a number of bytes; a slow answer is made once for all who wait. */
export type BoundedCache<Value> = {
  /** The value under the key, made by `make` where it is not there. A failure is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Forgets what is kept, or being made, under the key. */
  forget(key: string): void;
};

type Entry<Value> = { value: Promise<Value>; bytes: number };

export function createBoundedCache<Value>(
  maximumBytes: number,
  sizeOf: (value: Value) => number,
): BoundedCache<Value> {
  // A Map keeps the order of insertion: the first key is the one not asked for the longest.
  const entries = new Map<string, Entry<Value>>();
  let total = 0;

  const forget = (key: string, entry: Entry<Value>): void => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    total -= entry.bytes;
  };

  const account = (key: string, entry: Entry<Value>, value: Value): void => {
    if (entries.get(key) !== entry) return;
    entry.bytes = sizeOf(value) + key.length;
    total += entry.bytes;
    for (const [oldest, old] of entries) {
      if (total <= maximumBytes || oldest === key) break;
      forget(oldest, old);
    }
  };

  return {
    forget: (key) => {
      const entry = entries.get(key);
      if (entry) forget(key, entry);
    },
    get: (key, make) => {
      const known = entries.get(key);
      if (known) {
        entries.delete(key);
        entries.set(key, known);
        return known.value;
      }
      const entry: Entry<Value> = { value: make(), bytes: 0 };
      entries.set(key, entry);
      entry.value.then(
        (value) => account(key, entry, value),
        () => forget(key, entry),
      );
      return entry.value;
    },
  };
}
