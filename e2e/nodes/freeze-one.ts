import { setTimeout } from 'node:timers/promises';
import type { Administrator } from '../crash/administrator.ts';
import type { Nodes } from './nodes.ts';

const FROZEN_MILLISECONDS = 25_000;
/** How long a frozen node may hold up a write of another one. */
const MOST_MILLISECONDS = 15_000;
const PAUSE_MILLISECONDS = 100;
/** After this, nobody waits for an answer any more. */
const PATIENCE_MILLISECONDS = 40_000;
const WRITERS = 6;

/** One write: how long it took, what came of it, and whether it said when to come back. */
type Write = { milliseconds: number; status: number; mayComeBack: boolean };

/** A dataset that is given one title after the other. */
type Dataset = { id: string; acknowledged: string; last: string };

/**
 * Freezes a node in the middle of writes, as a paused machine or a network that swallows everything does, and lets it go on.
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
    ...faultsOf(writes),
    ...(await wrongTitles(all, others)),
    ...(await stillWrites(all, freezing.url)),
  ];
}

async function makeDatasets(all: Nodes, count: number): Promise<Dataset[]> {
  const name = `frozen-${Date.now()}`;
  await all.call('organization_create', { name });
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const title = 'as it was made';
      const { id } = await all.call<{ id: string }>('package_create', {
        name: `${name}-${place}`,
        owner_org: name,
        title,
      });
      return { id, acknowledged: title, last: title };
    }),
  );
}

async function keepWriting(node: Administrator, dataset: Dataset, signal: AbortSignal): Promise<Write[]> {
  const writes: Write[] = [];
  for (let turn = 0; !signal.aborted; turn += 1) {
    dataset.last = `${node.url} ${turn}`;
    const write = await writeTitle(node, dataset);
    if (write.status === 200) dataset.acknowledged = dataset.last;
    writes.push(write);
    await setTimeout(PAUSE_MILLISECONDS);
  }
  return writes;
}

/** One that is not answered at all has the status 0. */
async function writeTitle(node: Administrator, { id, last: title }: Dataset): Promise<Write> {
  const start = performance.now();
  const took = () => performance.now() - start;
  try {
    const { status, headers } = await node.answerOf('/api/3/action/package_patch', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, title }),
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    return { milliseconds: took(), status, mayComeBack: headers.has('retry-after') };
  } catch {
    return { milliseconds: took(), status: 0, mayComeBack: false };
  }
}

function faultsOf(writes: readonly Write[]): string[] {
  const slowest = Math.max(...writes.map(({ milliseconds }) => milliseconds));
  const refused = writes.filter(({ status }) => status !== 200);
  const odd = refused.filter(({ status, mayComeBack }) => status !== 503 || !mayComeBack);
  console.log(
    `\n${writes.length} writes beside a frozen node: the slowest took ${(slowest / 1000).toFixed(1)} s, ` +
      `${refused.length} were told to come back`,
  );
  return [
    ...(slowest > MOST_MILLISECONDS ? [`a write waited ${Math.round(slowest)} ms for a frozen node`] : []),
    ...odd.map(({ status }) => `a write was answered ${status} without saying when to come back`),
    ...(writes.length === refused.length ? ['no write was done beside a frozen node'] : []),
  ];
}

/** A write that was acknowledged holds, or the one behind it, which was not refused for certain. */
async function wrongTitles(all: Nodes, datasets: readonly Dataset[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, acknowledged, last } of datasets) {
    const { title } = await all.call<{ title: string }>('package_show', { id });
    if (title !== acknowledged && title !== last) wrong.push(`${id} is called ${title}, not ${acknowledged}`);
  }
  return wrong;
}

/** Whether the node that was frozen takes writes again. */
async function stillWrites(all: Nodes, url: string): Promise<string[]> {
  const node = all.nodes.find((one) => one.url === url);
  if (!node) return [];
  const until = Date.now() + MOST_MILLISECONDS;
  for (const dataset of await makeDatasets(all, 1))
    while (Date.now() < until) {
      if ((await writeTitle(all.alone(node), dataset)).status === 200) return [];
      await setTimeout(PAUSE_MILLISECONDS);
    }
  return ['the node that was frozen takes no writes any more'];
}
