import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CrashSite } from '../e2e/crash/crash-site.ts';
import { type Engine, type EngineName, engineNames } from '../e2e/engines/engine.ts';
import { firefox } from '../e2e/engines/firefox.ts';
import { journeys } from '../e2e/engines/journeys.ts';
import { runJourneys } from '../e2e/engines/run-journeys.ts';
import { webkit } from '../e2e/engines/webkit.ts';
import { type EnginePrograms, ensureEngines } from './install-engines.ts';
import { copyPreparedData } from './prepare-data.ts';
import { root, run } from './run-command.mjs';
import { succeeded, sumTallies, type Tally, tallyLines } from './test-tally.ts';

/**
 * `npm run test:engines [-- engine] [-- words]`: walks through journeys over the sample in Firefox and in WebKit, the engine of Safari.
 * @param words the name of an engine for that one alone; others choose the journeys that have one of them in their name
 */
async function testEngines(words: readonly string[]): Promise<Tally> {
  const isEngine = (word: string): word is EngineName => engineNames.some((name) => name === word);
  const engines = words.filter(isEngine);
  const others = words.filter((word) => !isEngine(word));
  const names = engines.length > 0 ? engines : engineNames;
  const chosen = journeys.filter(
    ({ name }) => others.length === 0 || others.some((word) => name.includes(word)),
  );
  const programs = ensureEngines(names);
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-engines-'));
  const site = new CrashSite(folder, {
    // Projects have hosts below a name, not below a number.
    HOST: 'localhost',
    // An installation that has a site file of its own is not led to the set-up.
    SITE_FILE: path.join(root, 'apps/server/site.json'),
  });
  try {
    await copyPreparedData(site.dataFolder);
    await site.start();
    const tallies: Tally[] = [];
    for (const name of names) {
      const engine = await startEngine(name, programs);
      try {
        tallies.push(await runJourneys(engine, chosen, site));
      } finally {
        await engine.close();
      }
    }
    return sumTallies(tallies);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startEngine(name: EngineName, programs: EnginePrograms): Promise<Engine> {
  if (name === 'firefox') return firefox({ browser: programs.firefox, driver: programs.geckodriver });
  const { miniBrowser, webKitDriver, screen } = programs;
  return webkit({ browser: miniBrowser, driver: webKitDriver, screen });
}

// Browsers end with this process, whatever ends it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
// The portal must be built, or it would not start in a fresh clone.
const built = await run('node', ['scripts/build-site.ts']);
const tally =
  built === 0
    ? await testEngines(process.argv.slice(2)).catch((error: Error) => refused(error.message))
    : refused('the site could not be built');
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;

function refused(reason: string): Tally {
  return { passed: 0, failures: [reason] };
}
