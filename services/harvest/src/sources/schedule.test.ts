import { expect, test } from 'vitest';
import { nextTime, retryTime } from './schedule.ts';
import type { Schedule } from './source-tables.ts';

const next = (schedule: Schedule, due: string, now: string) =>
  nextTime(schedule, new Date(`${due}Z`), new Date(`${now}Z`))
    ?.toISOString()
    .slice(0, 16);

test.each([
  ['hourly', '2026-01-01T08:00', '2026-01-01T08:00', '2026-01-01T09:00'],
  ['daily', '2026-01-01T08:00', '2026-01-01T08:07', '2026-01-02T08:00'],
  ['daily', '2026-01-01T08:00', '2026-01-05T09:00', '2026-01-06T08:00'],
  ['weekly', '2026-01-01T08:00', '2026-01-01T08:00', '2026-01-08T08:00'],
  ['monthly', '2026-01-31T08:00', '2026-01-31T08:00', '2026-02-28T08:00'],
  ['monthly', '2026-11-15T08:00', '2026-12-20T08:00', '2027-01-15T08:00'],
  ['monthly', '2026-01-31T08:00', '2026-03-01T08:00', '2026-03-31T08:00'],
  ['manual', '2026-01-01T08:00', '2026-01-01T08:00', undefined],
] as const)('%s from %s is next due, at %s, at %s', (schedule, due, now, expected) => {
  expect(next(schedule, due, now)).toBe(expected);
});

test('a source that fails is tried again ever later, and once a day at the rarest', () => {
  const now = new Date('2026-01-01T08:00Z');
  const hours = [1, 2, 3, 4, 5, 6, 50].map(
    (failures) => (retryTime(failures, now).getTime() - now.getTime()) / 3_600_000,
  );
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24]);
});
