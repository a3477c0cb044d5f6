import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyNames } from './property-names.ts';

test.each([
  [
    ['name', 'année', 'Population (2011)', '2011', '%'],
    ['name', 'année', 'Population_2011', '_2011', '_'],
  ],
  [
    ['Deaths, total', 'Deaths_total', 'deaths; TOTAL'],
    ['Deaths_total_2', 'Deaths_total', 'deaths_TOTAL_3'],
  ],
  [['#id'], ['_id_2']],
  [['x'.repeat(200)], ['x'.repeat(128)]],
])('columns %j have the identifiers %j', (columns, identifiers) => {
  expect(propertyNames(columns)).toEqual(identifiers);
});

const columns = fc.uniqueArray(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 140 }).filter((name) => !name.startsWith('_')),
  { selector: (name) => name.toLowerCase(), maxLength: 12 },
);

test('whatever columns are called, their identifiers are valid, differ, and stay when a column is added behind', () => {
  fc.assert(
    fc.property(columns, (names) => {
      const identifiers = propertyNames(names);
      for (const identifier of identifiers)
        expect(identifier).toMatch(/^[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}\p{Cf}]{0,127}$/u);
      expect(new Set(['_id', ...identifiers.map((name) => name.toLowerCase())]).size).toBe(names.length + 1);
      expect(propertyNames([...names, 'é, added']).slice(0, -1)).toEqual(identifiers);
    }),
  );
});
