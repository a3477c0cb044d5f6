import { LRUCache } from '@gazetteer/kernel';

/** Caches the values used last, at most `limit`. Whoever asks while one is being made makes it, too. */
export function createRecentValues<Value extends {}>(limit: number) {
  const values = new LRUCache<string, Value>({ max: limit });

  return {
    keep: (key: string, value: Value): void => void values.set(key, value),
    find: (key: string): Value | undefined => values.get(key),
    /** The value cached under the key, else the one that `make` gives. A failure is not cached. */
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const value = values.get(key) ?? (await make());
      values.set(key, value);
      return value;
    },
  };
}
