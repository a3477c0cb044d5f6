import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { root } from '../../scripts/run-command.mjs';
import { sumTallies, type Tally } from '../../scripts/test-tally.ts';
import type { CrashSite } from '../crash/crash-site.ts';
import type { BrowserSession, Engine } from './engine.ts';
import type { Journey } from './journey.ts';
import { Visitor } from './visitor.ts';

/** Where pictures of failures go. */
const pictures = path.join(root, 'test-results', 'engines');

/** Walks through journeys one after the other, each in a browser of its own, and prints a line for each. */
export async function runJourneys(
  engine: Engine,
  journeys: readonly Journey[],
  site: CrashSite,
): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const journey of journeys) tallies.push(await runJourney(engine, journey, site));
  return sumTallies(tallies);
}

async function runJourney(engine: Engine, journey: Journey, site: CrashSite): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-engine-'));
  const start = performance.now();
  const failure = await failureOf(engine, journey, site, folder);
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  console.log(`${failure === undefined ? 'passed' : 'FAILED'} ${seconds} s  ${engine.name}: ${journey.name}`);
  if (failure !== undefined) console.log(failure);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (failure === undefined) return { passed: 1, failures: [] };
  return { passed: 0, failures: [`${engine.name}: ${journey.name}: ${failure.split('\n')[0]}`] };
}

/** @returns what went wrong, if something did */
async function failureOf(
  engine: Engine,
  { name, walk }: Journey,
  site: CrashSite,
  folder: string,
): Promise<string | undefined> {
  let session: BrowserSession | undefined;
  try {
    session = await engine.open(folder);
    await walk(new Visitor(session, site.url), site);
    const errors = await session.errors();
    return errors.length === 0 ? undefined : `its pages wrote errors: ${errors.join('; ')}`;
  } catch (error) {
    const picture = session && (await takePicture(session, `${engine.name} ${name}`));
    const said = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `${said}\n${picture ?? 'there is no picture of it'}`;
  } finally {
    await session?.close();
  }
}

/** @returns its address on the page and the path of the picture, as lines */
async function takePicture({ driver }: BrowserSession, name: string): Promise<string> {
  try {
    const file = path.join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`);
    mkdirSync(pictures, { recursive: true });
    writeFileSync(file, Buffer.from(await driver.takeScreenshot(), 'base64'));
    return `at ${await driver.getCurrentUrl()}\nscreenshot: ${path.relative(root, file)}`;
  } catch (error) {
    return `there is no picture of it: ${String(error)}`;
  }
}
