import { describe, expect, test } from 'vitest';
import { findNames, type NamedDataset } from './find-names.ts';

const datasets: NamedDataset[] = [
  {
    name: 'us-unemployment',
    title: 'Unemployment in the United States',
    resources: [
      { name: 'By county', address: 'us-county-1' },
      { name: 'By industry', address: 'us-industry-2' },
    ],
  },
  {
    name: 'co2',
    title: 'Carbon dioxide',
    resources: [{ name: 'Carbon dioxide, monthly', address: 'co2-m' }],
  },
];

describe('the quick search', () => {
  test('finds datasets by title and by name, upper and lower case alike', () => {
    expect(findNames(datasets, 'UNEMPLOYMENT').map((hit) => hit.path)).toEqual(['/p/us-unemployment']);
    expect(findNames(datasets, 'us-').map((hit) => hit.path)).toEqual(['/p/us-unemployment']);
  });

  test('finds a table by its name and says which dataset it belongs to', () => {
    expect(findNames(datasets, 'industry')).toEqual([
      {
        text: 'By industry',
        of: 'Unemployment in the United States',
        path: '/p/us-unemployment/r/us-industry-2',
      },
    ]);
  });

  test('shows a dataset once when its only table has the same words', () => {
    expect(findNames(datasets, 'carbon')).toEqual([{ text: 'Carbon dioxide', path: '/p/co2' }]);
  });

  test('lists everything for an empty text, up to the limit', () => {
    expect(findNames(datasets, '  ', 2)).toHaveLength(2);
  });

  test('finds nothing where nothing matches', () => {
    expect(findNames(datasets, 'rainfall')).toEqual([]);
  });
});
