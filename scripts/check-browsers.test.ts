import { expect, test } from 'vitest';
import { featureAt } from './browser-support/feature-support.ts';
import { featureProblems, tableProblems } from './check-browsers.ts';

const versions = { chrome: '123', safari: '17.5' };
const sizing = featureAt('css', 'properties', 'field-sizing', 'content')!;
const missing = [{ feature: sizing, at: 'page.css:3', versions }];

test('a feature that is missing is named with its line and the browser, once', () => {
  expect(featureProblems([...missing, ...missing], {})).toEqual([
    'page.css:3: css.properties.field-sizing.content is not in Safari 17.5 (since 26.2)',
  ]);
});

test('a reason stands for a feature and all below it, and one that nothing needs is refused', () => {
  expect(featureProblems(missing, { 'css.properties.field-sizing': 'it is as high as its rows' })).toEqual(
    [],
  );
  expect(featureProblems([], { 'css.properties.field-sizing': 'it is as high as its rows' })).toEqual([
    'scripts/browser-support/enhancements.ts: nothing needs css.properties.field-sizing any longer',
  ]);
});

test('the table for people has the versions of the list', () => {
  const table = '| Browser | From |\n|---|---|\n| Chrome | 123 | light-dark |\n| Safari | 18 | the same |\n';
  expect(tableProblems(table, versions)).toEqual([
    "docs/browsers.md: its table has no row '| Safari | 17.5 | …', as package.json has it",
  ]);
});
