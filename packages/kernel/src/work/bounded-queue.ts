import { unavailable } from '../errors.ts';

/** Runs work now or as soon as there is room for it. @throws unavailable (503) when too many wait already */
export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

type Limits = {
  /** How many tasks run at once. */
  concurrency: number;
  /** How many tasks may wait. One more is refused, so that a flood costs neither memory nor minutes. */
  waiting: number;
};

/** Makes a queue that works in the order of arrival. */
export function createBoundedQueue({ concurrency, waiting }: Limits): BoundedQueue {
  const line: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    if (running < concurrency) running += 1;
    else if (line.length >= waiting) {
      throw unavailable('Too many people want this at once. Please try again in a moment.');
    } else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
