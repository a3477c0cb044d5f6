import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { follow, type ScrollRange, scrollScale, visibleRows } from './scroll-scale.ts';

const ranges: fc.Arbitrary<ScrollRange> = fc.record({
  rowCount: fc.integer({ min: 0, max: 50_000_000 }),
  rowHeight: fc.integer({ min: 20, max: 120 }),
  viewportHeight: fc.integer({ min: 100, max: 3000 }),
});
const fraction = fc.double({ min: 0, max: 1, noNaN: true });

describe('the scroll scale', () => {
  test('never makes an element taller than a browser can hold', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        expect(scrollScale(range).height).toBeLessThanOrEqual(8_000_000);
      }),
    );
  });

  test('maps both ends onto both ends', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const scale = scrollScale(range);
        expect(scale.contentOf(0)).toBe(0);
        expect(scale.contentOf(scale.scrollEnd)).toBe(scale.contentEnd);
        expect(scale.scrollOf(scale.contentEnd)).toBe(scale.scrollEnd);
      }),
    );
  });

  test('comes back to the same content within a hundredth of a pixel', () => {
    fc.assert(
      fc.property(ranges, fraction, (range, at) => {
        const scale = scrollScale(range);
        const content = at * scale.contentEnd;
        expect(Math.abs(scale.contentOf(scale.scrollOf(content)) - content)).toBeLessThan(0.01);
      }),
    );
  });

  test('goes forward wherever the scroll bar goes forward', () => {
    fc.assert(
      fc.property(ranges, fraction, fraction, (range, one, other) => {
        const scale = scrollScale(range);
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        expect(scale.contentOf(before * scale.scrollEnd)).toBeLessThanOrEqual(
          scale.contentOf(after * scale.scrollEnd),
        );
      }),
    );
  });

  test('leaves a table that fits as it is', () => {
    const scale = scrollScale({ rowCount: 1000, rowHeight: 36, viewportHeight: 600 });
    expect(scale.height).toBe(36_000);
    expect(scale.contentOf(1234)).toBe(1234);
  });
});

describe('following the reader', () => {
  const range = { rowCount: 3_000_000, rowHeight: 36, viewportHeight: 600 };
  const scale = scrollScale(range);

  test('a turn of the wheel moves the rows by the same pixels anywhere in three million rows', () => {
    fc.assert(
      fc.property(fraction, fc.integer({ min: -600, max: 600 }), (at, moved) => {
        const content = 2000 + at * (scale.contentEnd - 4000);
        const from = { content, scroll: scale.scrollOf(content) };
        const to = follow(scale, from, from.scroll + moved, 600);
        expect(to.content - from.content).toBeCloseTo(moved, 3);
      }),
    );
  });

  test('dragging the scroll bar to the middle shows the middle', () => {
    const to = follow(scale, { scroll: 0, content: 0 }, scale.scrollEnd / 2, 600);
    expect(to.content).toBeCloseTo(scale.contentEnd / 2, 0);
  });

  test('the end of the scroll bar is the end of the table however one came there', () => {
    const from = { scroll: scale.scrollEnd - 100, content: scale.contentEnd - 5000 };
    expect(follow(scale, from, scale.scrollEnd, 600).content).toBe(scale.contentEnd);
  });
});

describe('the rows to render', () => {
  test('cover the viewport and stay inside the table', () => {
    fc.assert(
      fc.property(ranges, fraction, (range, at) => {
        const { contentEnd } = scrollScale(range);
        const content = at * contentEnd;
        const { first, last } = visibleRows(content, range);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(last).toBeLessThanOrEqual(range.rowCount);
        expect(first * range.rowHeight).toBeLessThanOrEqual(content);
        const bottom = Math.min(content + range.viewportHeight, range.rowCount * range.rowHeight);
        expect(last * range.rowHeight).toBeGreaterThanOrEqual(bottom - 0.001);
      }),
    );
  });
});
