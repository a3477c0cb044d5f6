const last = new Map<string, Promise<unknown>>();

/** Runs work on the same key one after the other, in the order asked. */
export async function withMutex<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key);
  const task = (async () => {
    await before?.catch(() => {});
    return work();
  })();
  last.set(key, task);
  try {
    return await task;
  } finally {
    if (last.get(key) === task) last.delete(key);
  }
}
