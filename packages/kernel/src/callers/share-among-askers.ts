import { createKeyedQueue } from '../work/keyed-queue.ts';
import { currentAsker } from './asker.ts';

type Share = {
  /** How many pieces of work of one asker are done at once. */
  places: number;
  /** How many more of one asker may wait. */
  waiting: number;
};

/**
 * Makes a way of doing work in which each asker has a share: however much one of them asks for, the work of all others
 * waits for none of it. The house's own work has no share to keep to.
 * @throws unavailable (503), where too much of the asker's work waits already
 */
export function shareAmongAskers({
  places,
  waiting,
}: Share): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const inTurn = createKeyedQueue(waiting);
  return (work) => {
    const asker = currentAsker();
    return asker === undefined ? work() : inTurn(asker, places, work);
  };
}
