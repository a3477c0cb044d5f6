import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { SingleBar } from 'cli-progress';
import { brokenPromises, keepWorking, makePromises } from '../e2e/crash/keep-promises.ts';
import type { Promised } from '../e2e/crash/promises.ts';
import { cutOffOne } from '../e2e/nodes/cut-off-one.ts';
import { freezeOne } from '../e2e/nodes/freeze-one.ts';
import { Nodes } from '../e2e/nodes/nodes.ts';
import { restartInTurn } from '../e2e/nodes/restart-in-turn.ts';
import { withPostgres } from './postgres-server.ts';
import { run } from './run-command.mjs';
import { succeeded, tallyLines, type Tally } from './test-tally.ts';

const TIMES = 10;
const LONGEST_LIFE = 4_000;
/** The most problems that are printed for one turn, because further ones mostly say the same. */
const MOST_TOLD = 5;

/**
 * `npm run test:nodes [-- times]`: two nodes over PostgreSQL and a real S3 server, behind a balancer. Each turn kills one of
 * them at a random moment of its work, looks through the other what is left, and starts it again. Then one is frozen in the middle
 * of writes, and may hold up the other's for a while only; it is cut off from the database, and comes back. Then a backup is written while both work and restored into other
 * stores, which must have the same; the last turn restarts both, one after the other. No request may fail in these two.
 */
async function testNodes(postgres: string, times: number): Promise<Tally> {
  const tally: Tally = { passed: 0, failures: [] };
  const bar = new SingleBar({
    format: '{bar} {value} of {total} turns, {failed} with loss',
    noTTYOutput: false,
  });
  const nodes = await Nodes.start(postgres);
  const note = (turn: string, problems: readonly string[]): void => {
    if (problems.length === 0) tally.passed += 1;
    else tally.failures.push(`${turn}: ${problems.slice(0, MOST_TOLD).join('; ')}`);
    bar.increment(1, { failed: tally.failures.length });
  };
  try {
    const promises = await makePromises(nodes);
    bar.start(times + 4, 0, { failed: 0 });
    for (let kill = 1; kill <= times; kill += 1) note(`kill ${kill}`, await killOne(nodes, promises, kill));
    note('a frozen node', await freezeOne(nodes));
    note('a node that is cut off', await cutOffOne(nodes));
    note('backup while both serve', await backUpAndRestore(nodes, promises));
    note('restart of both', await restartInTurn(nodes, promises));
  } finally {
    bar.stop();
    await nodes.close();
  }
  return tally;
}

/** @returns what the other node knew to be wrong, or the one that came back */
async function killOne(all: Nodes, promises: readonly Promised[], turn: number): Promise<string[]> {
  const node = all.nodes[turn % all.nodes.length];
  if (!node) return ['there is no node'];
  const dying = new AbortController();
  const faults: string[] = [];
  const working = promises.map((promised) => keepWorking(promised, dying.signal, faults));
  await setTimeout(randomInt(LONGEST_LIFE));
  dying.abort();
  await node.kill();
  await Promise.all(working);
  const problems = await brokenPromises(promises);
  await node.start();
  return [...faults, ...problems, ...(await all.objectProblems())];
}

/** @returns every request that failed while a backup was written, and what a restore into other stores does not bring back */
async function backUpAndRestore(all: Nodes, promises: readonly Promised[]): Promise<string[]> {
  const stopping = new AbortController();
  const faults: string[] = [];
  const working = promises.map((promised) => keepWorking(promised, stopping.signal, faults));
  await setTimeout(randomInt(LONGEST_LIFE));
  const archive = await all.backUp().finally(() => stopping.abort());
  await Promise.all(working);
  return [...faults, ...(await all.restoreProblems(archive))];
}

// The portal must be built, or the nodes would not start in a fresh clone.
const built = await run('node', ['scripts/build-site.ts']);
const tally = await withPostgres(async (): Promise<Tally> => {
  const { TEST_DATABASE_URL: postgres } = process.env;
  if (built !== 0) return { passed: 0, failures: ['the site could not be built'] };
  if (!postgres) return { passed: 0, failures: ['there is no PostgreSQL on this machine'] };
  return testNodes(postgres, Number(process.argv[2] ?? TIMES));
});
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
