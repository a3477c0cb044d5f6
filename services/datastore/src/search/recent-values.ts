/** Keeps the most recently used values, at most `limit`. */
export function createRecentValues<Value>(limit: number) {
  const values = new Map<string, Value>();
  return {
    /** The value kept under the key, else the one that `make` gives. A failure is not kept. */
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const kept = values.get(key);
      const value = kept ?? (await make());
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > limit && oldest !== undefined) values.delete(oldest);
      return value;
    },
  };
}
