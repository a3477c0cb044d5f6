import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scalar, Value } from '../model/news.ts';
import { judgeValue, rememberValue } from './judge-value.ts';

const one = (value: Scalar): Value => ({ found: 'one', value });
const none: Value = { found: 'none', value: null };

/** Which of these readings, one after the other, are told. */
function told(
  condition: Parameters<typeof judgeValue>[0],
  start: Value,
  readings: readonly Value[],
): Value[] {
  let memory = rememberValue(start);
  return readings.filter((reading) => {
    const judged = judgeValue(condition, memory, reading);
    memory = judged.memory;
    return judged.tells;
  });
}

describe('a value that is followed', () => {
  it('is told whenever it changes, also into none and back, whether or not it is a figure', () => {
    const readings = [one('open'), one('closed'), one('closed'), none, none, one('closed')];
    expect(told({ kind: 'any' }, one('open'), readings)).toEqual([one('closed'), none, one('closed')]);
    expect(told({ kind: 'any' }, one(4), [one('4')])).toEqual([]);
  });

  it('is told once it has changed by more than the amount, however small the steps were', () => {
    const readings = [4.5, 5.1, 5.2, 6.2, 6.3, 5].map(one);
    expect(told({ kind: 'by', amount: 1 }, one(4.1), readings)).toEqual([one(5.2), one(6.3), one(5)]);
  });

  it('that began as none is measured from its first figure', () => {
    expect(told({ kind: 'by', amount: 1 }, none, [one(5), one(5.5), none, one(7)])).toEqual([one(7)]);
  });

  it('is told when it crosses a bound, and again only after it has been back', () => {
    const readings = [9, 10, 11, 12, 10, 11].map(one);
    expect(told({ kind: 'above', amount: 10 }, one(8), readings)).toEqual([one(11), one(11)]);
    expect(told({ kind: 'below', amount: 10 }, one(9), [one(8), one(10), one(9)])).toEqual([one(9)]);
  });

  const figure = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((hundredths) => hundredths / 100);

  it('is never told of a step that is just the amount, and always of a greater one', () => {
    fc.assert(
      fc.property(figure, fc.integer({ min: 0, max: 100_000 }), fc.boolean(), (start, cents, up) => {
        const sign = up ? 1 : -1;
        const at = (more: number) => one((Math.round(start * 100) + sign * (cents + more)) / 100);
        const condition = { kind: 'by', amount: cents / 100 } as const;
        expect(told(condition, one(start), [at(0)])).toEqual([]);
        expect(told(condition, one(start), [at(1)])).toHaveLength(1);
      }),
    );
  });

  it('is told of no two readings in a row that are alike, whatever the condition', () => {
    const condition = fc.oneof(
      fc.constant({ kind: 'any' as const }),
      fc.record({
        kind: fc.constantFrom('by' as const, 'above' as const, 'below' as const),
        amount: fc.nat(100),
      }),
    );
    const reading = fc.oneof(fc.constant(none), figure.map(one), fc.string().map(one));
    fc.assert(
      fc.property(condition, reading, fc.array(reading), (asked, start, readings) => {
        const twice = readings.flatMap((value) => [value, value]);
        const repeated = told(asked, start, twice);
        expect(repeated).toEqual(told(asked, start, readings));
      }),
    );
  });
});
