import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadLabels } from './line-names.ts';

test('labels are moved apart and keep their order', () => {
  expect(spreadLabels([10, 100], 16)).toEqual([10, 100]);
  expect(spreadLabels([50, 50], 16)).toEqual([42, 58]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 8 }), (wanted) => {
      const placed = spreadLabels(wanted, 16).toSorted((a, b) => a - b);
      for (const [index, position] of placed.slice(1).entries()) {
        expect(position - (placed[index] ?? 0)).toBeGreaterThan(15.999);
      }
    }),
  );
});
