import { setTimeout } from 'node:timers/promises';
import type { Administrator } from '../crash/administrator.ts';
import type { Nodes } from './nodes.ts';

const PAUSE_MILLISECONDS = 100;
/** After this, nobody waits for an answer any more. */
const PATIENCE_MILLISECONDS = 40_000;
/** How long a node that others cannot reach may hold up a write, of another one or its own. */
export const MOST_MILLISECONDS = 15_000;

/** One write: how long it took, what came of it, and whether it said when to come back. */
export type Write = { milliseconds: number; status: number; mayComeBack: boolean };

/** A dataset that is given one title after the other. */
export type Dataset = { id: string; name: string; acknowledged: string; last: string };

/** Makes datasets in an organization of their own. */
export async function makeDatasets(all: Nodes, count: number): Promise<Dataset[]> {
  const organization = `written-${Date.now()}`;
  await all.call('organization_create', { name: organization });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const title = 'as it was made';
      const name = `${organization}-${index}`;
      const { id } = await all.call<{ id: string }>('package_create', {
        name,
        owner_org: organization,
        title,
      });
      return { id, name, acknowledged: title, last: title };
    }),
  );
}

/** Gives a dataset one title after the other on one node. @returns its writes, when the signal has come */
export async function keepWriting(
  node: Administrator,
  dataset: Dataset,
  signal: AbortSignal,
): Promise<Write[]> {
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

/**
 * What is wrong with writes beside a node that others cannot reach: each is done, or told when to come back, in time.
 * @param what who wrote, for the line that says how long it took
 */
export function faultsOf(what: string, writes: readonly Write[]): string[] {
  const slowest = Math.max(...writes.map(({ milliseconds }) => milliseconds));
  const refused = writes.filter(({ status }) => status !== 200);
  const odd = refused.filter(({ status, mayComeBack }) => status !== 503 || !mayComeBack);
  console.log(
    `\n${writes.length} writes ${what}: the slowest took ${(slowest / 1000).toFixed(1)} s, ` +
      `${refused.length} were told to come back`,
  );
  return [
    ...(slowest > MOST_MILLISECONDS ? [`a write ${what} waited ${Math.round(slowest)} ms`] : []),
    ...odd.map(({ status }) => `a write ${what} was answered ${status} without saying when to come back`),
  ];
}

/** A write that was acknowledged holds, or the one behind it, which was not refused for certain. */
export async function wrongTitles(all: Nodes, datasets: readonly Dataset[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { id, acknowledged, last } of datasets) {
    const { title } = await all.call<{ title: string }>('package_show', { id });
    if (title !== acknowledged && title !== last) wrong.push(`${id} is called ${title}, not ${acknowledged}`);
  }
  return wrong;
}

/** Whether a node that others could not reach takes writes again. @returns a fault where it does not */
export async function stillWrites(all: Nodes, node: Administrator): Promise<string[]> {
  const until = Date.now() + MOST_MILLISECONDS;
  for (const dataset of await makeDatasets(all, 1))
    while (Date.now() < until) {
      if ((await writeTitle(node, dataset)).status === 200) return [];
      await setTimeout(PAUSE_MILLISECONDS);
    }
  return [`${node.url} takes no writes any more`];
}
