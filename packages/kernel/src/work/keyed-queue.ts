import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts';

/**
 * Does some work while at most `places` others of the same key do theirs; the rest wait for their turn, in the order of
 * their arrival. Work of other keys waits for none of them.
 * @throws unavailable (503) when too many of the key wait already
 */
export type KeyedQueue = <Result>(
  key: string,
  places: number,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Makes queues by a key, each of which lives as long as somebody is in it.
 * @param waiting how many may wait in each
 */
export function createKeyedQueue(waiting: number): KeyedQueue {
  const queues = new Map<string, { queue: BoundedQueue; users: number }>();
  return async (key, places, work) => {
    const entry = queues.get(key) ?? {
      queue: createBoundedQueue({ concurrency: places, waiting }),
      users: 0,
    };
    entry.users += 1;
    queues.set(key, entry);
    try {
      return await entry.queue(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) queues.delete(key);
    }
  };
}
