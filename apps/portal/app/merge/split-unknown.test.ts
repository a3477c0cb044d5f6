import { expect, test } from 'vitest';
import { splitUnknown } from './split-unknown.ts';

const empty = { value: null, parent: null, rows: 3, reason: 'empty' as const };
const unknown = { value: '99999', parent: null, rows: 1, reason: 'unknown_code' as const };

test('rows without a place are not counted among unknown places', () => {
  expect(splitUnknown({ places: 2, rows: 4, list: [empty, unknown] })).toEqual({
    emptyRows: 3,
    unknownRows: 1,
    unknownPlaces: 1,
    list: [unknown],
  });
});

test('unknown places that are not listed are counted', () => {
  const { unknownPlaces, unknownRows } = splitUnknown({ places: 300, rows: 403, list: [empty, unknown] });
  expect([unknownPlaces, unknownRows]).toEqual([299, 400]);
});
