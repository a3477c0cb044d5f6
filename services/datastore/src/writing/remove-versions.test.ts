import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editsToForget } from './remove-versions.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-01-01T12:00:00Z');

/** Edits at these times, newest first. */
function editsAt(times: readonly number[]) {
  const newestFirst = times.toSorted((one, other) => other - one);
  return newestFirst.map((time, index) => ({ id: String(index), created_at: new Date(time).toISOString() }));
}

describe('which edits lose their rows', () => {
  test('ten edits of one day all stay', () => {
    expect(editsToForget(editsAt(Array.from({ length: 10 }, (_, n) => START + n)))).toEqual([]);
  });

  test('of older days the last edit stays', () => {
    const today = Array.from({ length: 12 }, (_, n) => START + 5 * DAY + n);
    const forgotten = editsToForget(editsAt([...today, START, START + 1, START + 2]));
    expect(forgotten.map(({ created_at }) => created_at)).toEqual([
      '2026-01-06T12:00:00.001Z',
      '2026-01-06T12:00:00.000Z',
      '2026-01-01T12:00:00.001Z',
      '2026-01-01T12:00:00.000Z',
    ]);
  });

  test('however many edits there are, the newest stays and so do at most forty', () => {
    const times = fc.array(fc.integer({ min: 0, max: 400 * DAY }), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(times, (offsets) => {
        const edits = editsAt(offsets.map((offset) => START + offset));
        const forgotten = editsToForget(edits);
        expect(forgotten).not.toContain(edits[0]);
        expect(edits.length - forgotten.length).toBeLessThanOrEqual(40);
        expect(edits.length - forgotten.length).toBeGreaterThanOrEqual(Math.min(10, edits.length));
      }),
    );
  });
});
