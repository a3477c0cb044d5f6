import { expect, it } from 'vitest';
import { readSpan } from './read-span.ts';

const now = new Date('2026-11-20T10:30:00.000Z');
const ends = (days: readonly Date[]) => [days.at(0), days.at(-1)].map((one) => one?.toISOString());

it('is by default the last day in hours, and the last month in days', () => {
  const hours = readSpan({ step: 'hour' }, now);
  expect(hours).toHaveLength(24);
  expect(ends(hours)).toEqual(['2026-11-19T11:00:00.000Z', '2026-11-20T10:00:00.000Z']);
  const days = readSpan({ step: 'day' }, now);
  expect(days).toHaveLength(30);
  expect(ends(days)).toEqual(['2026-10-22T00:00:00.000Z', '2026-11-20T00:00:00.000Z']);
});

it('has the days of both its times', () => {
  const span = readSpan({ from: '2026-11-01T23:59:00+02:00', to: '2026-11-03T00:00:00Z', step: 'day' }, now);
  expect(ends(span)).toEqual(['2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z']);
});

it.each([
  ['what is no time', { from: 'soon', step: 'day' }, 'from'],
  ['an end before its beginning', { from: '2026-11-21T00:00:00Z', step: 'day' }, 'from'],
  ['too many hours', { from: '2026-09-01T00:00:00Z', step: 'hour' }, 'from'],
  ['an end that is no time', { to: '', step: 'hour' }, 'to'],
] as const)('is refused with %s, naming the parameter', (_what, asked, field) => {
  expect(() => readSpan(asked, now)).toThrow(
    expect.objectContaining({ fields: expect.objectContaining({ [field]: [expect.any(String)] }) }),
  );
});
