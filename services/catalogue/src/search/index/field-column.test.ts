import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FieldColumn } from './field-column.ts';
import { OrdinalSet } from './ordinal-set.ts';

const values = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 3 });

/** Documents from 1 on, in three rounds: so what is known of a column has to follow changes. */
const rounds = fc.array(fc.array(values, { maxLength: 20 }), { minLength: 1, maxLength: 3 });

test('ranks have the order of the first values, also after changes', () => {
  fc.assert(
    fc.property(rounds, (changes) => {
      const column = new FieldColumn();
      for (const documents of changes) {
        for (const [index, some] of documents.entries()) column.replace(index + 1, some);
        const all = Uint32Array.from(documents, (_, index) => index + 1);
        const ranks = column.ranks(all);
        for (const [one, [first = '']] of documents.entries())
          for (const [other, [second = '']] of documents.entries())
            expect(Math.sign((ranks[one] ?? 0) - (ranks[other] ?? 0))).toBe(
              first < second ? -1 : Number(first > second),
            );
      }
    }),
  );
});

test('a copy has the same values, and neither changes with the other', () => {
  fc.assert(
    fc.property(fc.array(values, { minLength: 1, maxLength: 20 }), values, (documents, others) => {
      const column = new FieldColumn();
      for (const [index, some] of documents.entries()) column.replace(index + 1, some);
      const all = Uint32Array.from(documents, (_, index) => index + 1);
      const before = [column.ranks(all), countsOf(column, all)];
      const copy = column.copy();
      expect([copy.ranks(all), countsOf(copy, all)]).toEqual(before);
      copy.replace(1, ['new', ...others]);
      expect([column.ranks(all), countsOf(column, all)]).toEqual(before);
      column.replace(2, ['newer']);
      expect(copy.valuesOf(1)).toEqual(['new', ...others]);
      expect(copy.valuesOf(2)).toEqual(documents[1] ?? []);
    }),
  );
});

test('many documents are counted as few are', () => {
  const column = new FieldColumn();
  const count = 5000;
  for (let ordinal = 1; ordinal <= count; ordinal++)
    column.replace(ordinal, ordinal % 3 === 0 ? ['third', 'any'] : ['any']);
  const all = OrdinalSet.of(Array.from({ length: count }, (_, index) => index + 1));
  expect(countsOf(column, all)).toEqual({ any: 5000, third: 1666 });
  expect(countsOf(column, all.toArray())).toEqual({ any: 5000, third: 1666 });
  column.replace(3, ['other']);
  expect(countsOf(column, all)).toEqual({ any: 4999, third: 1665, other: 1 });
});

function countsOf(column: FieldColumn, documents: OrdinalSet | Uint32Array): Record<string, number> {
  const counts = column.count(documents);
  return Object.fromEntries(column.values.map((value, number) => [value, counts[number] ?? 0]));
}
