import { LRUCache } from 'lru-cache';

/** Caches the answers used last, up to a number of bytes; a slow answer is made once for all who wait. */
export type BoundedCache<Value> = {
  /** The value under the key, made by `make` where it is not there. A failure is not cached. */
  get(key: string, make: () => Promise<Value>): Promise<Value>;
  /** Forgets what is cached, or being made, under the key. */
  forget(key: string): void;
};

export type BoundedCacheOptions = {
  /** A single value above this is not worth the room of many others; without it, one may fill the cache. */
  maximumEntryBytes?: number;
};

export function createBoundedCache<Value>(
  maximumBytes: number,
  sizeOf: (value: Value) => number,
  { maximumEntryBytes = maximumBytes }: BoundedCacheOptions = {},
): BoundedCache<Value> {
  // The library's own `fetch` does not cache undefined, and a value that is deleted while it is being made fails.
  const entries = new LRUCache<string, { value: Promise<Value> }>({
    maxSize: maximumBytes,
    maxEntrySize: Math.min(maximumEntryBytes, maximumBytes),
  });

  const sizeOfEntry = (key: string, value: Value) => Math.max(1, Math.ceil(sizeOf(value) + key.length));

  return {
    forget: (key) => void entries.delete(key),
    get: (key, make) => {
      const known = entries.get(key);
      if (known) return known.value;
      const entry = { value: make() };
      // What is being made has no size yet, and the library knows none below one.
      entries.set(key, entry, { size: 1 });
      const isCurrent = () => entries.peek(key) === entry;
      entry.value.then(
        (value) => isCurrent() && entries.set(key, { ...entry }, { size: sizeOfEntry(key, value) }),
        () => isCurrent() && entries.delete(key),
      );
      return entry.value;
    },
  };
}
