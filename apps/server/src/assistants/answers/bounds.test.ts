import { array, assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANSWER_BYTES, fittingRows, pageLeftOut, shorten, takeWithin } from './bounds.ts';

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('what fits into an answer', () => {
  it('is the first items, as many as fit, and never one more', () => {
    assert(
      property(array(string({ unit: 'grapheme' })), integer({ min: 2, max: 200 }), (items, bytes) => {
        const taken = takeWithin(items, bytes);
        expect(taken).toEqual(items.slice(0, taken.length));
        expect(sizeOf(taken)).toBeLessThanOrEqual(bytes + 1);
        const isAll = taken.length === items.length;
        expect(isAll || sizeOf(items.slice(0, taken.length + 1)) >= bytes).toBe(true);
      }),
    );
  });

  it('is no row that is larger than an answer', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [`column ${index}`, 'some text']),
    );
    expect(() => fittingRows([wide])).toThrow(/name the columns/);
    expect(fittingRows([])).toEqual([]);
  });

  it('is a beginning of long values, and of many rows', () => {
    const rows = Array.from({ length: 1000 }, () => ({
      text: 'x'.repeat(10_000),
      list: ['y'.repeat(10_000)],
    }));
    const fitting = fittingRows(rows);
    expect(fitting.length).toBeGreaterThan(10);
    expect(sizeOf(fitting)).toBeLessThanOrEqual(ANSWER_BYTES + 1);
    expect(fitting[0]?.['text']).toMatch(/^x+…$/);
  });
});

describe('a shortened text', () => {
  it('has at most so many characters, and ends with … where there was more', () => {
    assert(
      property(string({ unit: 'binary' }), integer({ min: 1, max: 50 }), (text, most) => {
        const short = shorten(text, most);
        expect(short.length).toBeLessThanOrEqual(most);
        expect(short === text || short.endsWith('…')).toBe(true);
        expect(short.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('what a page leaves out', () => {
  it.each([
    [{ shown: 12, total: 12, offset: 0 }, undefined],
    [{ shown: 12, total: 3142, offset: 0 }, '12 of 3,142 rows; go on with offset 12.'],
    [{ shown: 2, total: 12, offset: 10 }, '2 of 12 rows, from offset 10 on.'],
    [{ shown: 0, total: 12, offset: 20 }, 'No rows from offset 20 on; there are 12.'],
    [
      { shown: 5, total: 900, offset: 895, isEstimate: true },
      '5 of about 900 rows, from offset 895 on; go on with offset 900.',
    ],
  ])('is told with where to go on: %j', (page, said) => {
    expect(pageLeftOut(page, 'rows')).toBe(said);
  });
});
