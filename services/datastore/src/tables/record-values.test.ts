import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guessType } from '../writing/guess-type.ts';
import { storedText } from './record-values.ts';

test.each([
  ['int', '9223372036854775807', '9223372036854775807'],
  ['int', '9223372036854775808', undefined],
  ['int', 1.5, undefined],
  ['int', ' 12 ', '12'],
  ['float', '1e-7', '1e-7'],
  ['float', '1,5', undefined],
  ['numeric', '.5', '.5'],
  ['numeric', '1e25', '1e25'],
  ['numeric', '-1e26', undefined],
  ['numeric', '1e30', undefined],
  ['numeric', 1e30, undefined],
  ['numeric', '0'.repeat(30) + '1', '0'.repeat(30) + '1'],
  ['numeric', '9'.repeat(26), '9'.repeat(26)],
  ['numeric', '9'.repeat(27), undefined],
  ['numeric', `${'9'.repeat(26)}.${'9'.repeat(12)}5`, undefined],
  ['numeric', '0e99', '0'],
  ['numeric', '1e-999999999', '0'],
  ['bool', 'No', 'false'],
  ['bool', 'maybe', undefined],
  ['date', '2023-02-29', undefined],
  ['date', '2024-02-29T10:00:00', '2024-02-29'],
  ['time', '25:00', undefined],
  ['timestamp', '2024-01-01', '2024-01-01T00:00:00'],
  ['timestamp', '2024-01-01T01:00:00+05:30', '2023-12-31T19:30:00.000'],
  ['timestamp', '2024-01-01T01:00:00Z', '2024-01-01T01:00:00.000'],
  ['timestamp', '2024-01-01T24:01:00', undefined],
  ['text', 5, '5'],
  ['json', { a: [1] }, '{"a":[1]}'],
  ['_int', [1, '2', null], '["1","2",null]'],
  ['_json', [{ y: 1 }, null, 'z'], '[{"y":1},null,"z"]'],
  ['_int', ['x'], undefined],
  ['_int', 1, undefined],
  ['int', '', null],
  ['text', '', ''],
  ['date', null, null],
])('as %s %j is stored as %j', (type, value, expected) => {
  expect(storedText(value, type)).toBe(expected);
});

test.each([
  [[1, 2, null], 'int'],
  [[1, 2.5], 'float'],
  [['12', '3.4'], 'numeric'],
  [['007', '8'], 'text'],
  [['2024-01-01', '2024-01-01T10:00:00'], 'timestamp'],
  [[true, false], 'bool'],
  [[true, 1], 'text'],
  [[{ a: 1 }, 'x'], 'json'],
  [[null, ''], 'text'],
])('the type of %j is %s', (values, expected) => {
  expect(guessType(values)).toBe(expected);
});

test('whatever the values, each of them is of the type that is guessed for all', () => {
  const value = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.string(),
    fc.date().map(String),
    fc.constant(null),
    fc.object(),
  );
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const type = guessType(values);
      const finite = values.filter((one) => typeof one !== 'number' || Number.isFinite(one));
      for (const one of finite) expect(storedText(one, type)).not.toBeUndefined();
    }),
  );
});
