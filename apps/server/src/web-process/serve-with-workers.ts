import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { addUpMetrics } from '@gazetteer/kernel';
import { type Ending, endWithGrace } from './end-with-grace.ts';

/**
 * Runs `count` web processes that share one port. The others start once the first one listens, so that what keeps all of
 * them from it is said once. One that ends on its own is replaced, unless it never came to listen: then starting it again
 * would fail again, and all end. When this process is told to stop, the others finish their requests first.
 * @param ending how long they may take for that, and what is told of a fault of this process
 */
export function serveWithWorkers(count: number, ending: Ending): void {
  addUpMetrics();
  const serving = new Set<number>();
  let closing = false;
  let hasStartedAll = false;
  const startOthers = () => {
    if (hasStartedAll || closing) return;
    hasStartedAll = true;
    for (let started = 1; started < count; started += 1) cluster.fork();
  };
  cluster.on('listening', (worker) => {
    serving.add(worker.id);
    startOthers();
  });
  cluster.on('exit', (worker) => {
    if (closing) return;
    if (serving.delete(worker.id)) cluster.fork();
    else process.exitCode = 1;
    if (process.exitCode === 1) workers().forEach(terminate);
  });
  cluster.fork();
  endWithGrace(ending, async () => {
    closing = true;
    const ended = workers().map((worker) => once(worker, 'exit'));
    workers().forEach(terminate);
    await Promise.all(ended);
  });
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

function terminate(worker: Worker): void {
  worker.process.kill('SIGTERM');
}
