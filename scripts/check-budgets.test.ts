import { expect, test } from 'vitest';
import { budgetProblems, filesOf } from './check-budgets.ts';

test('a file that several parts of a page need is counted once', () => {
  const entry = { module: '/entry.js', imports: ['/vendor.js'] };
  const home = { module: '/home.js', imports: ['/vendor.js', '/shell.js'] };
  expect(filesOf({ entry, routes: { home } }, ['home'])).toEqual([
    '/entry.js',
    '/vendor.js',
    '/home.js',
    '/shell.js',
  ]);
});

test('a route that is not there is no page that weighs nothing', () => {
  const entry = { module: '/entry.js', imports: [] };
  expect(() => filesOf({ entry, routes: {} }, ['home'])).toThrow('no route home');
});

test('a budget that is overdrawn is named, one that is used up or not set is not', () => {
  const most = { script: 130_000 };
  expect(budgetProblems('the home page', most, { script: 130_000, style: 15_000 })).toEqual([]);
  expect(budgetProblems('the home page', most, { script: 130_001, style: 15_000 })).toEqual([
    'the home page loads 130001 bytes of script, more than 130000',
  ]);
});
