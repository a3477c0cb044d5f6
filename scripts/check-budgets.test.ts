import { expect, test } from 'vitest';
import { budgetProblems, filesOf } from './check-budgets.ts';

test('a file that several parts of a page need is counted once', () => {
  const entry = { module: '/entry.js', imports: ['/vendor.js'] };
  const home = { module: '/home.js', imports: ['/vendor.js', '/shell.js'] };
  expect(filesOf({ entry, routes: { home }, parts: {} }, ['home'])).toEqual([
    '/entry.js',
    '/vendor.js',
    '/home.js',
    '/shell.js',
  ]);
});

test('a part that a page loads when it needs it counts with what it loads', () => {
  const entry = { module: '/entry.js', imports: ['/vendor.js'] };
  const home = { module: '/home.js', imports: [] };
  const late = { module: '/late.js', imports: ['/vendor.js', '/axes.js'] };
  const manifest = { entry, routes: { home }, parts: { 'app/late.ts': late } };
  expect(filesOf(manifest, ['home'], ['app/late.ts'])).toEqual([
    '/entry.js',
    '/vendor.js',
    '/home.js',
    '/late.js',
    '/axes.js',
  ]);
});

test('a route or a part that is not there is no page that weighs nothing', () => {
  const entry = { module: '/entry.js', imports: [] };
  const empty = { entry, routes: {}, parts: {} };
  expect(() => filesOf(empty, ['home'])).toThrow('no route home');
  expect(() => filesOf(empty, [], ['app/late.ts'])).toThrow('no part app/late.ts');
});

test('a budget that is overdrawn is named, one that is used up or not set is not', () => {
  const most = { script: 130_000 };
  expect(budgetProblems('the home page', most, { script: 130_000, style: 15_000 })).toEqual([]);
  expect(budgetProblems('the home page', most, { script: 130_001, style: 15_000 })).toEqual([
    'the home page loads 130001 bytes of script, more than 130000',
  ]);
});
