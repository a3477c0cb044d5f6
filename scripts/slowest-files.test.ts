import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './run-command.mjs';
import { slowestLines, timedBrowserFiles, timedUnitFiles } from './slowest-files.ts';

it('reads the time of each file from the report of the unit tests', () => {
  const name = path.join(root, 'packages/kernel/src/clock.test.ts');
  expect(timedUnitFiles({ testResults: [{ name, startTime: 1000, endTime: 3500 }] })).toEqual([
    { file: 'packages/kernel/src/clock.test.ts', seconds: 2.5 },
  ]);
});

it('adds up the tests of a file in the report of the browser tests, those of its groups too', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const group = { file: 'home.spec.ts', specs: [spec(500)] };
  const suites = [{ file: 'home.spec.ts', specs: [spec(1000), spec(2000, 250)], suites: [group] }];
  expect(timedBrowserFiles({ suites })).toEqual([{ file: 'e2e/home.spec.ts', seconds: 3.75 }]);
});

it('names the slowest files first, and no more than asked for', () => {
  const files = [
    { file: 'quick', seconds: 0.1 },
    { file: 'slow', seconds: 12 },
    { file: 'slower', seconds: 100.25 },
  ];
  expect(slowestLines(files, 2)).toEqual([' 100.3 s  slower', '  12.0 s  slow']);
});
