const last = new Map<string, Promise<unknown>>();

/** Runs work on the same key one after the other, in the order asked. */
export async function takeTurns<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key);
  const turn = (async () => {
    await before?.catch(() => {});
    return work();
  })();
  last.set(key, turn);
  try {
    return await turn;
  } finally {
    if (last.get(key) === turn) last.delete(key);
  }
}
