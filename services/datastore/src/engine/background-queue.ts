import { asJob, askedBy } from '@gazetteer/kernel';

export type BackgroundQueue<Item> = {
  /** Adds a piece of work; what still waits under the same key gives way to it. */
  add(key: string, item: Item): void;
  /** Takes out what waits under the key. */
  remove(key: string): void;
  /** Begins nothing any more, and waits for what is under way. */
  close(): Promise<void>;
};

/**
 * A queue of work that nobody waits for, done one after the other. What fails is given up: it was wanted beforehand only.
 * @param name what its work is called in traces and in the log
 * @param work does one piece; the signal is aborted once the queue is closed
 */
export function createBackgroundQueue<Item>(
  name: string,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): BackgroundQueue<Item> {
  const waiting = new Map<string, Item>();
  const closing = new AbortController();
  let working: Promise<void> | undefined;

  async function workOff(): Promise<void> {
    for (const [key, item] of waiting) {
      waiting.delete(key);
      if (closing.signal.aborted) return;
      await asJob(name, {}, () => work(item, closing.signal)).catch(() => undefined);
    }
  }

  function start(): void {
    // It does not count as asked by whoever added it.
    working ??= askedBy(undefined, workOff).finally(() => {
      working = undefined;
      if (waiting.size > 0 && !closing.signal.aborted) start();
    });
  }

  return {
    add: (key, item) => {
      waiting.set(key, item);
      start();
    },
    remove: (key) => void waiting.delete(key),
    close: async () => {
      closing.abort();
      await working;
    },
  };
}
