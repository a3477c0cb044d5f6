/** Sums that wait in memory for the store. */
export type WaitingSums<Sum> = {
  /** Adds to the sum of the same key; where there is no room for another key, nothing is counted. */
  add(sum: Sum): void;
  /** Writes what waits. What cannot be written stays, and is written the next time. */
  flush(): Promise<void>;
};

/** How sums are kept apart, and how they are written. */
export type SumWriting<Sum> = {
  keyOf(sum: Sum): string;
  /** As many sums as wait where the store cannot be written to for long. */
  most: number;
  /** Sums that are written together: all of them or none. */
  batchesOf(sums: Sum[]): Sum[][];
  write(batch: readonly Sum[]): Promise<void>;
};

/**
 * Counts in memory and writes now and then: counting costs no more than adding a number. What a process has not written
 * when it dies is lost.
 */
export function createWaitingSums<Sum extends { count: number }>({
  keyOf,
  most,
  batchesOf,
  write,
}: SumWriting<Sum>): WaitingSums<Sum> {
  let waiting = new Map<string, Sum>();
  let writing = Promise.resolve();
  const add = (sum: Sum) => {
    const key = keyOf(sum);
    const known = waiting.get(key);
    if (known) known.count += sum.count;
    else if (waiting.size < most) waiting.set(key, sum);
  };
  const writeAll = async () => {
    const left = new Set(batchesOf([...waiting.values()]));
    waiting = new Map();
    try {
      for (const batch of left) {
        await write(batch);
        left.delete(batch);
      }
    } finally {
      for (const batch of left) for (const sum of batch) add(sum);
    }
  };
  return { add, flush: () => (writing = writing.catch(() => undefined).then(writeAll)) };
}
