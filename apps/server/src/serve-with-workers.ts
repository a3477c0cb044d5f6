import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { addUpMetrics, createLogger } from '@gazetteer/kernel';
import closeWithGrace from 'close-with-grace';

/**
 * Runs `count` web processes that share one port. One that ends on its own is replaced, unless it never
 * came to listen: then starting it again would fail again, and all end. When this process is told to stop,
 * the others finish their requests first.
 * @param closingMilliseconds how long they may take for that
 */
export function serveWithWorkers(count: number, closingMilliseconds: number): void {
  addUpMetrics();
  const serving = new Set<number>();
  let closing = false;
  cluster.on('listening', (worker) => void serving.add(worker.id));
  cluster.on('exit', (worker) => {
    if (closing) return;
    if (serving.delete(worker.id)) cluster.fork();
    else process.exitCode = 1;
    if (process.exitCode === 1) workers().forEach(terminate);
  });
  for (let started = 0; started < count; started += 1) cluster.fork();
  closeWithGrace({ delay: closingMilliseconds, logger: false }, async ({ err }) => {
    if (err)
      createLogger('error', process.stdout.isTTY).fatal(
        { err },
        'the process ends: nothing caught this fault',
      );
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
