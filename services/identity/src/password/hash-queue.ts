import { availableParallelism } from 'node:os';
import { unavailable } from '@gazetteer/kernel';

/** Runs work now or as soon as there is room for it. @throws unavailable (503) when too many wait already */
export type HashQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Limits = {
  /** How many hashes are computed at once. */
  concurrency: number;
  /** How many may wait; one more is refused, so that a flood of sign-ins costs neither memory nor minutes. */
  waiting: number;
};

/** Makes a queue that keeps the order of arrival. */
export function createHashQueue({ concurrency, waiting }: Limits): HashQueue {
  const line: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    if (running < concurrency) running += 1;
    else if (line.length >= waiting)
      throw unavailable('Too many sign-ins at once. Please try again in a moment.');
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** The threads on which Node hashes, reads files and looks up names: four unless the operator says otherwise. */
const THREADS = Number(process.env['UV_THREADPOOL_SIZE']) || 4;

// One thread stays free, or else a flood of sign-ins would stop the serving of files.
const CONCURRENCY = Math.max(1, Math.min(availableParallelism(), THREADS - 1));

/** The queue of this process, in which all hashing of passwords stands: a hash takes some 20 ms, so the last waits 2 s. */
export const hashQueue = createHashQueue({ concurrency: CONCURRENCY, waiting: 100 * CONCURRENCY });
