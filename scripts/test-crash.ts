import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SingleBar } from 'cli-progress';
import { CrashSite } from '../e2e/crash/crash-site.ts';
import { brokenPromises, keepWorking, makePromises } from '../e2e/crash/keep-promises.ts';
import { fileProblems } from '../e2e/crash/orphans.ts';
import type { Promised } from '../e2e/crash/promises.ts';
import { run } from './run-command.mjs';
import { succeeded, tallyLines, type Tally } from './test-tally.ts';

const TIMES = 200;
const LONGEST_LIFE = 2_500;
/** One in this many starts is killed before it has finished. */
const SELDOM = 8;
/** The most problems that are printed for one kill, because further ones mostly say the same. */
const MOST_TOLD = 5;

/** `npm run test:crash [-- times]`: kills a server at random moments of its work, and checks what is left. */
async function testCrash(times: number): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-crash-'));
  mkdirSync(path.join(folder, 'data'));
  const site = new CrashSite(folder);
  const tally: Tally = { passed: 0, failures: [] };
  const bar = new SingleBar({
    format: '{bar} {value} of {total} kills, {failed} with loss',
    noTTYOutput: false,
  });
  try {
    await site.start();
    const promises = await makePromises(site);
    bar.start(times, 0, { failed: 0 });
    for (let kill = 1; kill <= times; kill += 1) {
      const problems = await killOnce(site, promises);
      if (problems.length === 0) tally.passed += 1;
      else tally.failures.push(`kill ${kill}: ${problems.slice(0, MOST_TOLD).join('; ')}`);
      bar.update(kill, { failed: tally.failures.length });
    }
  } finally {
    bar.stop();
    await site.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return tally;
}

/** @returns what was wrong after the restart */
async function killOnce(site: CrashSite, promises: readonly Promised[]): Promise<string[]> {
  const dying = new AbortController();
  const faults: string[] = [];
  const working = promises.map((promised) => keepWorking(promised, dying.signal, faults));
  await setTimeout(randomInt(LONGEST_LIFE));
  dying.abort();
  await site.kill();
  await Promise.all(working);
  if (randomInt(SELDOM) === 0) await killWhileStarting(site);
  await site.start();
  return [...faults, ...(await brokenPromises(promises)), ...fileProblems(site)];
}

async function killWhileStarting(site: CrashSite): Promise<void> {
  const started = site.launch();
  await setTimeout(randomInt(1_500));
  await site.kill();
  await started;
}

// The portal must be built, or the server would not start in a fresh clone.
const built = await run('node', ['scripts/build-site.ts']);
const tally =
  built === 0
    ? await testCrash(Number(process.argv[2] ?? TIMES))
    : { passed: 0, failures: ['the site could not be built'] };
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
