import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areMonths, readColumn, writingFor } from './read-column.ts';
import { writings } from './value-kinds.ts';

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom('NA', '-', '', ' ', '2024-01', '31/12/2024', '12/31/2024', '007', '1,234.5', 'yes', 'Non'),
  fc.integer().map(String),
);

describe('a column', () => {
  test('has one value a cell: read, missing, or counted and left empty, whatever it is told to be', () => {
    fc.assert(
      fc.property(
        fc.array(cell),
        fc.constantFrom(...writings.map(({ name }) => name), null),
        fc.array(fc.constantFrom('NA', '-', 'x')),
        (texts, writing, missing) => {
          const { values, filled, unread, examples } = readColumn(texts, { writing, missing });
          expect(values).toHaveLength(texts.length);
          expect(values.filter((value) => value !== null)).toHaveLength(filled - unread);
          expect(examples.length === 0).toBe(unread === 0);
          const words = new Set<unknown>(missing);
          expect(values.filter((value) => writing === null && words.has(value))).toEqual([]);
        },
      ),
    );
  });

  test('written out as it was read is read the same', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.constant(null))), (values) => {
        const texts = values.map((value) => String(value ?? ''));
        const writing = writingFor(texts, 'int', []);
        expect(readColumn(texts, { writing, missing: [] }).values).toEqual(values);
      }),
    );
  });

  test.each([
    ['int', ['007', '012', '3'], 'padded_int', [7, 12, 3]],
    ['int', ['1,234', '5'], 'grouped_int', [1234, 5]],
    ['int', ['\u22121', '2'], 'int', [-1, 2]],
    ['float', ['\u22121.234,5', '2'], 'decimal_comma', [-1234.5, 2]],
    ['float', ['1.234,5', '2'], 'decimal_comma', [1234.5, 2]],
    ['date', ['31/12/2024', 'soon', '01/02/2024'], 'day_first', ['2024-12-31', null, '2024-02-01']],
    ['date', ['2024-12', '2025-01'], 'iso_month', ['2024-12-01', '2025-01-01']],
    ['bool', ['oui', 'Non', '1'], 'yes_no', [true, false, true]],
  ] as const)('of %s is read in the way of writing that fits most: %j', (type, texts, writing, values) => {
    expect(writingFor(texts, type, [])).toBe(writing);
    expect(readColumn(texts, { writing, missing: [] }).values).toEqual(values);
  });
});

test.each([
  [['2024-01', '2024-02', ''], true],
  [['2009-10', '2009-11', 'NA'], true],
  [['2009-10', '2010-11', '2011-12'], false],
  [['2024-01', '2024-13'], false],
  [['', 'NA'], false],
])('%j are months: %s', (texts, expected) => {
  expect(areMonths(texts)).toBe(expected);
});
