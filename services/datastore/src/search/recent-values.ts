/** Keeps the most recently used values, at most `limit`. */
export function createRecentValues<Value>(limit: number) {
  const values = new Map<string, Value>();

  function keep(key: string, value: Value): void {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > limit && oldest !== undefined) values.delete(oldest);
  }

  return {
    keep,
    /** The value kept under the key. */
    find(key: string): Value | undefined {
      const value = values.get(key);
      if (value !== undefined) keep(key, value);
      return value;
    },
    /** The value kept under the key, else the one that `make` gives. A failure is not kept. */
    async get(key: string, make: () => Promise<Value>): Promise<Value> {
      const value = values.get(key) ?? (await make());
      keep(key, value);
      return value;
    },
  };
}
