import { setTimeout } from 'node:timers/promises';
import type { Administrator } from '../crash/administrator.ts';
import type { Nodes } from './nodes.ts';
import {
  type Dataset,
  faultsOf,
  keepWriting,
  makeDatasets,
  MOST_MILLISECONDS,
  stillWrites,
  wrongTitles,
} from './steady-writers.ts';

const CUT_MILLISECONDS = 25_000;
const PAUSE_MILLISECONDS = 200;
const WRITERS = 6;

/**
 * Cuts a node off from the database in the middle of writes, by a line that swallows everything, and lets it come back.
 * @returns what either node left unanswered meanwhile, what was lost, and what the node that came back does not know
 */
export async function cutOffOne(all: Nodes): Promise<string[]> {
  const [healthy, cut] = all.nodes;
  if (!healthy || !cut) return ['there are no two nodes'];
  const datasets = await makeDatasets(all, WRITERS * 2);
  const [others, own] = [datasets.slice(0, WRITERS), datasets.slice(WRITERS)];
  const [onHealthy, onCut] = [all.alone(healthy), all.alone(cut)];
  const stopping = new AbortController();
  const refused = own.map((dataset) => keepWriting(onCut, dataset, stopping.signal));
  await setTimeout(1000 * Math.random() + 500);
  all.lineOf(cut).cut();
  const done = [...others, ...own.map((dataset) => ({ ...dataset }))].map((dataset) =>
    keepWriting(onHealthy, dataset, stopping.signal),
  );
  await setTimeout(CUT_MILLISECONDS);
  stopping.abort();
  const [beside, cutOff] = [(await Promise.all(done)).flat(), (await Promise.all(refused)).flat()];
  all.lineOf(cut).mend();
  return [
    ...faultsOf('beside a node that is cut off', beside),
    ...(beside.some(({ status }) => status === 200)
      ? []
      : ['no write was done beside a node that is cut off']),
    ...faultsOf('on a node that is cut off', cutOff),
    ...(cutOff.some(({ status }) => status === 503) ? [] : ['the node was not cut off']),
    ...(await wrongTitles(all, others)),
    ...(await stillWrites(all, onCut)),
    ...(await unknownTitles(onCut, others)),
  ];
}

/** What the node that came back does not find of what was written without it. */
async function unknownTitles(node: Administrator, datasets: readonly Dataset[]): Promise<string[]> {
  const until = Date.now() + MOST_MILLISECONDS;
  let unknown: string[] = [];
  do {
    unknown = (await Promise.all(datasets.map((dataset) => unknownTitle(node, dataset)))).flat();
    if (unknown.length > 0) await setTimeout(PAUSE_MILLISECONDS);
  } while (unknown.length > 0 && Date.now() < until);
  return unknown;
}

async function unknownTitle(node: Administrator, { name, acknowledged, last }: Dataset): Promise<string[]> {
  const { results } = await node.call<{ results: { title: string }[] }>('package_search', {
    fq: `name:"${name}"`,
  });
  const title = results[0]?.title;
  if (title === acknowledged || title === last) return [];
  return [`the search of the node that came back knows ${name} as ${title}, not as ${acknowledged}`];
}
