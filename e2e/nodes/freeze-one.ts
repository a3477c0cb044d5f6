import { setTimeout } from 'node:timers/promises';
import type { Nodes } from './nodes.ts';
import { faultsOf, keepWriting, makeDatasets, stillWrites, wrongTitles } from './steady-writers.ts';

const FROZEN_MILLISECONDS = 25_000;
const WRITERS = 6;

/**
 * Freezes a node in the middle of writes, as a paused machine does, and lets it go on.
 * @returns what another node could not do meanwhile, and what was lost
 */
export async function freezeOne(all: Nodes): Promise<string[]> {
  const [healthy, freezing] = all.nodes;
  if (!healthy || !freezing) return ['there are no two nodes'];
  const datasets = await makeDatasets(all, WRITERS * 2);
  const [others, own] = [datasets.slice(0, WRITERS), datasets.slice(WRITERS)];
  const stopping = new AbortController();
  const onFrozen = own.map((dataset) => keepWriting(all.alone(freezing), dataset, stopping.signal));
  await setTimeout(1000 * Math.random() + 500);
  process.kill(freezing.pid, 'SIGSTOP');
  const timer = new AbortController();
  // Also what the frozen node has locked itself is written.
  const onHealthy = [...others, ...own.map((dataset) => ({ ...dataset }))].map((dataset) =>
    keepWriting(all.alone(healthy), dataset, timer.signal),
  );
  await setTimeout(FROZEN_MILLISECONDS);
  timer.abort();
  const writes = (await Promise.all(onHealthy)).flat();
  process.kill(freezing.pid, 'SIGCONT');
  stopping.abort();
  await Promise.all(onFrozen);
  return [
    ...faultsOf('beside a frozen node', writes),
    ...(writes.some(({ status }) => status === 200) ? [] : ['no write was done beside a frozen node']),
    ...(await wrongTitles(all, others)),
    ...(await stillWrites(all, all.alone(freezing))),
  ];
}
