import { describe, expect, it } from 'vitest';
import { catalogueTime, laterTime, readTime } from './timestamps.ts';

describe('a time', () => {
  it('is written with microseconds and no zone', () => {
    expect(catalogueTime(new Date(Date.UTC(2026, 10, 21, 1, 2, 3, 4)))).toBe('2026-11-21T01:02:03.004000');
  });

  it.each([
    ['2026-11-21T01:02:03.005000', '2026-11-21T01:02:03.005000'],
    ['2026-11-21T01:02:03.004000', '2026-11-21T01:02:03.004001'],
    ['2025-01-01T00:00:00.000000', '2026-11-21T01:02:03.004001'],
  ])('%s, after another one, is %s', (time, later) =>
    expect(laterTime(time, '2026-11-21T01:02:03.004000')).toBe(later));

  it('comes after the last microsecond of a second', () => {
    const last = '2026-12-31T23:59:59.999999';
    expect(laterTime(last, last)).toBe('2027-01-01T00:00:00.000000');
  });

  it.each([
    ['2019-11-01T04:52:08.244127', '2019-11-01T04:52:08.244127'],
    ['2019-11-01', '2019-11-01T00:00:00.000000'],
    ['2019-11-01T04:52:08', '2019-11-01T04:52:08.000000'],
    ['2019-11-01T04:52:08+02:00', '2019-11-01T02:52:08.000000'],
    ['2019-11-01 04:52', '2019-11-01T04:52:00.000000'],
    ['2019-13-01', undefined],
    ['yesterday', undefined],
  ])('%s is read as %s', (given, time) => expect(readTime(given)).toBe(time));
});
