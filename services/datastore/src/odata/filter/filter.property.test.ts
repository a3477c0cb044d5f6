import { ApplicationError } from '@gazetteer/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createParameters } from '../../search/query-parameters.ts';
import { propertiesOf } from '../entity-model.ts';
import { expressions, print } from './filter-arbitrary.ts';
import { filterCondition } from './filter-condition.ts';
import { parseFilter } from './parse-filter.ts';

const properties = propertiesOf(
  [
    ['name', 'text'],
    ['year', 'int'],
    ['2011', 'numeric'],
    ['année', 'date'],
    ['Bevölkerung', 'bool'],
  ].map(([id = '', type = '']) => ({ id, type, info: {} })),
);

/** The SQL of a filter and its values; undefined where it was refused. */
function conditionOf(filter: string): { sql: string; values: readonly unknown[] } | undefined {
  try {
    const parameters = createParameters();
    return { sql: filterCondition(parseFilter(filter), properties, parameters), values: parameters.values };
  } catch (error) {
    if (error instanceof ApplicationError && [400, 501].includes(error.status)) return undefined;
    throw error;
  }
}

test('a filter that is written is read as what it was', () => {
  fc.assert(
    fc.property(expressions, (expression) => {
      expect(parseFilter(print(expression))).toEqual(expression);
    }),
  );
});

test('no text is answered but by a condition or a refusal of the filter', () => {
  const pieces = fc.constantFrom(
    "'",
    "''",
    '(',
    ')',
    ',',
    ' ',
    'not ',
    ' and ',
    ' eq ',
    ' in ',
    'name',
    'year',
    'contains(',
    'null',
    '5',
    '-',
    '@',
    '$',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(['string', 'undefined']).toContain(typeof conditionOf(text)?.sql);
    }),
    { numRuns: 500 },
  );
});

test('no value of a filter is part of its SQL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      const value = `§${text}§`;
      const condition = conditionOf(`startswith(name, '${value.replaceAll("'", "''")}') or name eq '§'`);
      expect(condition?.values).toContain(value);
      expect(condition?.sql).not.toContain('§');
    }),
  );
});
