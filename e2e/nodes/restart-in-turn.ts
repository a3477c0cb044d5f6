import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { CrashSite } from '../crash/crash-site.ts';
import { brokenPromises, keepWorking } from '../crash/keep-promises.ts';
import type { Promised } from '../crash/promises.ts';
import type { Nodes } from './nodes.ts';

const LONGEST_WAIT = 4_000;

/**
 * Restarts the nodes one after the other, while work goes on.
 * @param change what is done to a node between its stop and its start
 * @returns every request that failed meanwhile, and what was lost
 */
export async function restartInTurn(
  all: Nodes,
  promises: readonly Promised[],
  change: (node: CrashSite) => void = () => undefined,
): Promise<string[]> {
  const stopping = new AbortController();
  const faults: string[] = [];
  const working = promises.map((promised) => keepWorking(promised, stopping.signal, faults));
  for (const node of all.nodes) {
    await setTimeout(randomInt(LONGEST_WAIT));
    await all.knowsAll();
    await node.stop();
    change(node);
    await node.start();
  }
  await setTimeout(randomInt(LONGEST_WAIT));
  stopping.abort();
  await Promise.all(working);
  return [...faults, ...(await brokenPromises(promises)), ...(await all.objectProblems())];
}
