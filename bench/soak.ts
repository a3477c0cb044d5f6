import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SingleBar } from 'cli-progress';
import { CrashSite } from '../e2e/crash/crash-site.ts';
import { brokenPromises, keepWorking, makePromises } from '../e2e/crash/keep-promises.ts';
import { fileProblems } from '../e2e/crash/orphans.ts';
import { descendants, memoryParts, openHandles } from './process-facts.ts';
import { sampleLoaded, sampleMeasured } from './portal-server.ts';
import { megabytes } from './report.ts';
import { readingVisitors } from './soak-visitors.ts';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60);
const ROWS = 12;
/** By then the processes that a wave of questions needs have gone again, and what is cleaned up by the minute has been. */
const QUIET_MINUTES = 3;
const MINUTE = 60_000;

type Held = {
  when: string;
  web: number;
  /** Parts of the store's file and of programs that the web process has in view. */
  mapped: number;
  children: number;
  processes: number;
  handles: number;
  files: number;
};

/**
 * People who read and offices that write use one server at once, for an hour or `SOAK_MINUTES`: what it holds meanwhile, and
 * what is left once everybody has gone.
 */
export async function measureSoak(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-soak-'));
  const site = new CrashSite(folder, { SAMPLE_DATA: '1', LOG_LEVEL: 'warn' });
  try {
    await site.start();
    await sampleLoaded(site.dataFolder);
    await sampleMeasured(site.url);
    const known = new Set(fileProblems(site));
    const promises = await makePromises(site);
    const held = [await whatIsHeld(site, 'before')];
    const stop = new AbortController();
    const faults: string[] = [];
    const visitors = await readingVisitors(site.url);
    const work = [...promises, ...visitors].map((one) => keepWorking(one, stop.signal, faults));
    await watch(site, held);
    stop.abort();
    await Promise.all(work);
    await setTimeout(QUIET_MINUTES * MINUTE);
    held.push(await whatIsHeld(site, 'all quiet again'));
    // The pictures of the sample's texts belong to other tables than those that are looked at, and are made when first shown.
    const left = fileProblems(site).filter((problem) => !known.has(problem) && !problem.includes(' media/'));
    const problems = [...(await brokenPromises(promises)), ...left];
    const answers = visitors.map(({ name, answers: count }) => `${count()} × ${name}`).join(', ');
    return [
      table(held),
      `Read meanwhile: ${answers}.`,
      `Refused or not answered: ${faults.length === 0 ? 'nothing' : faults.slice(0, 10).join('; ')}.`,
      `Lost, or left over: ${problems.length === 0 ? 'nothing' : problems.slice(0, 10).join('; ')}.`,
    ].join('\n\n');
  } finally {
    await site.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function watch(site: CrashSite, held: Held[]): Promise<void> {
  const bar = new SingleBar({ format: '{bar} {value} of {total} parts of the time', noTTYOutput: false });
  bar.start(ROWS, 0);
  for (let row = 1; row <= ROWS; row += 1) {
    await setTimeout((MINUTES * MINUTE) / ROWS);
    held.push(await whatIsHeld(site, `after ${Math.round((MINUTES * row) / ROWS)} minutes`));
    bar.increment();
  }
  bar.stop();
}

async function whatIsHeld(site: CrashSite, when: string): Promise<Held> {
  const children = await descendants(site.pid);
  const sizes = await Promise.all(children.map(memoryParts));
  const web = await memoryParts(site.pid);
  const handles = await Promise.all([site.pid, ...children].map(openHandles));
  return {
    when,
    web: web.own,
    mapped: web.mapped,
    children: sum(sizes.map(({ own }) => own)),
    processes: 1 + children.length,
    handles: sum(handles),
    files: (await readdir(site.temporaryFolder, { recursive: true })).length,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

function table(held: readonly Held[]): string {
  return [
    '| | Web process | Files it has mapped | Query processes | Processes | Handles | Temporary files |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...held.map(
      ({ when, web, mapped, children, processes, handles, files }) =>
        `| ${when} | ${megabytes(web)} | ${megabytes(mapped)} | ${megabytes(children)} | ${processes} | ${handles} | ${files} |`,
    ),
  ].join('\n');
}
