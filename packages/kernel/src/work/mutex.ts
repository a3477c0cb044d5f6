/** Lets one task at a time do something, in the order asked. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits for the tasks before. @returns what lets the next task in; it must be called whatever happens */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

const mutexes = new Map<string, { mutex: Mutex; users: number }>();

/**
 * Runs work on the same key one after the other, in the order asked; work that fails stops nobody.
 * @param key says what it is the name of, such as `table 7`: the whole process shares them
 * @throws what the work throws
 */
export async function withMutex<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const shared = mutexes.get(key) ?? { mutex: new Mutex(), users: 0 };
  mutexes.set(key, shared);
  shared.users += 1;
  const release = await shared.mutex.acquire();
  try {
    return await work();
  } finally {
    release();
    shared.users -= 1;
    if (shared.users === 0) mutexes.delete(key);
  }
}
