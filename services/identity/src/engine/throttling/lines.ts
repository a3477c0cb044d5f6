import { type BoundedQueue, createBoundedQueue } from '@gazetteer/kernel';

const MOST_WAITING = 200;

// Of the process, as the counts of other processes are seen when theirs are written.
const lines = new Map<string, { queue: BoundedQueue; users: number }>();

/**
 * Does some work while at most `places` others of the same name do theirs; the rest wait for their turn, so that
 * each sees what those before it have left behind.
 * @throws unavailable (503) when too many wait already
 */
export async function inLine<Result>(
  name: string,
  places: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = lines.get(name) ?? {
    queue: createBoundedQueue({ concurrency: places, waiting: MOST_WAITING }),
    users: 0,
  };
  line.users += 1;
  lines.set(name, line);
  try {
    return await line.queue(work);
  } finally {
    line.users -= 1;
    if (line.users === 0) lines.delete(name);
  }
}
