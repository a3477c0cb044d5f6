import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiExamples } from '../apps/portal/app/routes/resource/api-examples.ts';
import { CrashSite } from '../e2e/crash/crash-site.ts';
import { type Example, type Language, readExamples } from './document-examples.ts';
import { installPython, installR, pythonPackage } from './install-clients.ts';
import { copyPreparedData } from './prepare-data.ts';
import { root, run } from './run-command.mjs';
import { type Outcome, runExamples, start, type Surroundings } from './run-examples.ts';
import { succeeded, sumTallies, type Tally, tallyLines } from './test-tally.ts';
import { trackedFiles } from './tracked-files.ts';

/** The files that examples send, and what stands in them. */
const sent = ['rain.csv', 'rainfall.csv', 'january.csv', 'stations.csv'];
const rows = 'district,mm\nKodagu,2718.4\nMysuru,761.5\n';

/** Languages of the tab API by their name in documents. */
const tabLanguages: Readonly<Record<string, Language>> = {
  curl: 'sh',
  python: 'python',
  javascript: 'js',
  r: 'r',
};

/**
 * `npm run test:clients`: starts a portal with the sample; runs the tests of the Python package over it, installed as its README
 * says, and the examples of the documents and of the tab API of a table as they are written.
 */
async function testClients(): Promise<Tally> {
  const folder = mkdtempSync(path.join(tmpdir(), 'gazetteer-clients-'));
  const site = new CrashSite(folder);
  try {
    await copyPreparedData(site.dataFolder);
    await site.start();
    const key = readFileSync(path.join(site.dataFolder, 'admin.key'), 'utf8').trim();
    const surroundings = { folder: path.join(folder, 'examples'), portal: site.url, key };
    furnish(surroundings);
    const problem = await installPython(surroundings);
    if (problem) return { passed: 0, failures: [problem] };
    const withoutR = await installR(surroundings);
    const outcomes = await runAll(surroundings, withoutR);
    return sumTallies([await testPackage(surroundings), tallyOutcomes(outcomes)]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the folder that examples run in, with the files that they name. */
function furnish({ folder, key }: Surroundings): void {
  mkdirSync(path.join(folder, 'data'), { recursive: true });
  writeFileSync(path.join(folder, 'data', 'admin.key'), key);
  for (const file of sent) writeFileSync(path.join(folder, file), rows);
}

/** The tests of the package. One that is skipped has failed: everything that it needs was installed. */
async function testPackage(surroundings: Surroundings): Promise<Tally> {
  const tests = ['-m', 'unittest', 'discover', '-v', '-s', path.join(pythonPackage, 'tests')];
  const { code, errors } = await start(surroundings, 'python3', tests);
  console.log(errors);
  const failed = [
    ...errors.matchAll(/^(?:FAIL|ERROR): (.+)$/gm),
    ...errors.matchAll(/^(.+ \.\.\. skipped .+)$/gm),
  ];
  const failures = failed.map(([, name]) => `python: ${name}`);
  if (code !== 0 && failures.length === 0) failures.push(`python: the tests ended with ${code}`);
  return { passed: errors.match(/ \.\.\. ok$/gm)?.length ?? 0, failures };
}

/** @param withoutR why examples in R are not run, where they are not */
async function runAll(surroundings: Surroundings, withoutR: string | undefined): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const run = async (examples: readonly Example[]) => {
    const marked = examples.map((example) => leaveOutR(example, withoutR));
    outcomes.push(...(await runExamples(surroundings, marked)));
  };
  for (const file of trackedFiles().filter((name) => name.endsWith('.md'))) {
    await run(readExamples(file, readFileSync(path.join(root, file), 'utf8')));
  }
  await run(await examplesOfTab(surroundings));
  return outcomes;
}

function leaveOutR(example: Example, reason: string | undefined): Example {
  return example.language === 'r' && reason !== undefined ? { notRun: reason, ...example } : example;
}

/** What the tab API shows for a table that is filtered and sorted. */
async function examplesOfTab({ portal }: Surroundings): Promise<Example[]> {
  const response = await fetch(`${portal}/api/3/action/package_show?id=us-county-unemployment`);
  const { result } = (await response.json()) as { result: { resources: { id: string }[] } };
  const state = {
    tab: 'api' as const,
    find: '',
    sort: { column: 'rate', descending: true },
    filters: [{ column: 'id', contains: '10' }],
    columns: ['id', 'rate'],
    row: 1,
    others: [],
  };
  const columns = [
    { id: 'id', type: 'text' },
    { id: 'rate', type: 'float' },
  ];
  const resourceId = result.resources[0]?.id ?? '';
  return apiExamples({ publicUrl: portal, resourceId, state, columns }).flatMap(({ language, code }) => {
    const known = tabLanguages[language];
    return known ? [{ file: 'the tab API of a table', line: 1, language: known, code: `${code}\n` }] : [];
  });
}

function tallyOutcomes(outcomes: readonly Outcome[]): Tally {
  const { passed = [], failed = [], 'not run': notRun = [] } = Object.groupBy(outcomes, ({ state }) => state);
  for (const outcome of passed) console.log(`passed   ${describe(outcome)}`);
  for (const outcome of notRun) console.log(`not run  ${describe(outcome)}`);
  console.log(`${passed.length} examples passed, ${failed.length} failed, ${notRun.length} were not run`);
  return { passed: passed.length, failures: failed.map(describe) };
}

function describe({ example: { file, line, language }, reason }: Outcome): string {
  const name = `${file}:${line} (${language})`;
  return reason === '' ? name : `${name}: ${reason.trim().replaceAll(/\s+/g, ' ')}`;
}

// The portal must be built, or it would not start in a fresh clone.
const built = await run('node', ['scripts/build-site.ts']);
const tally = built === 0 ? await testClients() : { passed: 0, failures: ['the site could not be built'] };
for (const line of tallyLines(tally)) console.log(line);
process.exitCode = succeeded(tally) ? 0 : 1;
