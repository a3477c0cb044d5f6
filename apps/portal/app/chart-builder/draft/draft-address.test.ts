import { expect, test } from 'vitest';
import { draftAddress } from './draft-address.ts';

const own = { kind: 'own', name: 'rain.csv', columns: [] } as const;
const table = { kind: 'table', resource_id: 'a' } as const;

test('a chart of own rows is never kept under the table that the builder was opened with', () => {
  expect(draftAddress('table:a', { ...own, columns: [] })).toBe('own');
  expect(draftAddress('own', { ...own, columns: [] })).toBe('own');
  expect(draftAddress('table:a', table)).toBe('table:a');
  expect(draftAddress('table:a', { kind: 'merge', merge: { left: {}, right: {} } })).toBe('table:a');
});

test('changes to a saved chart are kept under that chart, whatever it is of', () => {
  expect(draftAddress('chart:x', { ...own, columns: [] })).toBe('chart:x');
  expect(draftAddress('chart:x', table)).toBe('chart:x');
});
