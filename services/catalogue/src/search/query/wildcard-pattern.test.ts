import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PatternPart } from './query-tree.ts';
import { wildcardTest } from './wildcard-pattern.ts';

const part: fc.Arbitrary<PatternPart> = fc.oneof(
  fc.constantFrom('a', 'b', 'ab').map((literal) => ({ literal })),
  fc.constantFrom('?' as const, '*' as const).map((wildcard) => ({ wildcard })),
);

const asRegularExpression = (parts: readonly PatternPart[]) =>
  new RegExp(
    `^${parts.map((one) => ('literal' in one ? one.literal : one.wildcard === '*' ? '.*' : '.')).join('')}$`,
  );

test('wildcards mean what they mean in a regular expression', () => {
  const value = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), value, (parts, text) => {
      expect(wildcardTest(parts)(text)).toBe(asRegularExpression(parts).test(text));
    }),
    { numRuns: 2000 },
  );
});

test('a pattern made to be slow is not', () => {
  const parts = Array.from({ length: 40 }, (): PatternPart[] => [{ literal: 'a' }, { wildcard: '*' }]).flat();
  expect(wildcardTest([...parts, { literal: 'b' }])('a'.repeat(5000) + 'bc')).toBe(false);
});
