import { expect, test } from 'vitest';
import { titleOf } from './start-import.ts';

test.each([
  ['file', 'Rainfall 2001.xlsx', 'Rainfall 2001'],
  ['file', 'rain.csv.gz', 'rain'],
  ['file', 'Report v1.2', 'Report v1.2'],
  ['file', 'Figures of the U.S', 'Figures of the U.S'],
  ['file', '.csv', '.csv'],
  ['url', 'https://example.org/data/Rain.CSV?format=csv', 'Rain'],
  ['url', 'https://example.org/', 'https://example.org/'],
] as const)('a new resource from the %s %s is called %s', (source_kind, source_name, title) => {
  expect(titleOf(undefined, { source_kind, source_name })).toBe(title);
  expect(titleOf(' Asked ', { source_kind, source_name })).toBe('Asked');
});
