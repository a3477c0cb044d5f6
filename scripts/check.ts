import { performance } from 'node:perf_hooks';
import { run } from './run-command.mjs';
import { sites } from './sites.mjs';
import { succeeded, tallyLines } from './test-tally.ts';

type Step = { name: string; commands: [command: string, ...arguments_: string[]][] };

const steps: readonly Step[] = [
  {
    name: 'types',
    commands: [
      ['tsc', '--noEmit', '--project', '.'],
      ...sites.flatMap((site): Step['commands'] => [
        ['npm', 'exec', `--workspace=@gazetteer/${site}`, '--', 'react-router', 'typegen'],
        ['tsc', '--noEmit', '--project', `apps/${site}`],
      ]),
    ],
  },
  { name: 'lint, import directions and cycles', commands: [['oxlint', '--deny-warnings']] },
  { name: 'linear regular expressions', commands: [['node', 'scripts/check-regexes.ts']] },
  { name: 'features of browsers', commands: [['node', 'scripts/check-browsers.ts']] },
  { name: 'format', commands: [['biome', 'format', '.']] },
  { name: 'unused files, exports and dependencies', commands: [['knip']] },
  {
    name: 'layout, sizes and floors',
    commands: [
      ['node', 'scripts/check-layout.ts'],
      ['node', 'scripts/check-floors.ts'],
    ],
  },
  { name: 'packages for every machine', commands: [['node', 'scripts/check-platforms.ts']] },
  { name: 'translations', commands: [['node', 'scripts/check-translations.ts']] },
  {
    name: 'what follows from contracts',
    commands: [
      ['node', 'scripts/generate.ts', '--check'],
      ['node', 'apps/server/src/describe/check-french.ts'],
      ['node', 'apps/server/src/describe/check-bounds.ts'],
    ],
  },
  {
    name: 'budgets of the sites',
    commands: [
      ['node', 'scripts/build-site.ts'],
      ['node', 'scripts/check-budgets.ts'],
    ],
  },
  {
    name: 'documents',
    commands: [
      ['node', 'scripts/check-documents.ts'],
      ['node', 'scripts/check-spec-coverage.ts'],
    ],
  },
];

/** Runs the steps whose names contain one of the words (all steps without words), even after one has failed. */
async function check(words: readonly string[]): Promise<void> {
  const chosen = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const results: { name: string; passed: boolean; seconds: number }[] = [];
  for (const step of chosen) {
    console.log(`\n── ${step.name}`);
    const start = performance.now();
    const passed = await runStep(step);
    results.push({ name: step.name, passed, seconds: (performance.now() - start) / 1000 });
  }
  console.log('');
  const described = ({ name, seconds }: { name: string; seconds: number }) =>
    `${name} (${seconds.toFixed(1)} s)`;
  const passed = results.filter((result) => result.passed).map(described);
  const failures = results.filter((result) => !result.passed).map(described);
  for (const line of passed) console.log(`passed  ${line}`);
  const tally = { passed: passed.length, failures };
  for (const line of tallyLines(tally)) console.log(line);
  process.exitCode = succeeded(tally) ? 0 : 1;
}

async function runStep({ commands }: Step): Promise<boolean> {
  let passed = true;
  for (const [command, ...arguments_] of commands) {
    if ((await run(command, arguments_)) !== 0) passed = false;
  }
  return passed;
}

await check(process.argv.slice(2));
