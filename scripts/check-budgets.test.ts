import { expect, test } from 'vitest';
import { budgetProblems, filesOf } from './check-budgets.ts';

test('a file that several parts of a page need is counted once', () => {
  const entry = { module: '/entry.js', imports: ['/vendor.js'] };
  const home = { module: '/home.js', imports: ['/vendor.js', '/shell.js'] };
  expect(filesOf({ entry, routes: { home } }, ['home', 'gone'])).toEqual([
    '/entry.js',
    '/vendor.js',
    '/home.js',
    '/shell.js',
  ]);
});

test('a budget that is overdrawn is named, one that is used up is not', () => {
  expect(budgetProblems({ script: 130_000, style: 15_000 })).toEqual([]);
  expect(budgetProblems({ script: 130_001, style: 15_000 })).toEqual([
    'the home page loads 130001 bytes of script, more than 130000',
  ]);
});
