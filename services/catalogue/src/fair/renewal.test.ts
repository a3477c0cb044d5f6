import { describe, expect, it } from 'vitest';
import { renewalOf } from './renewal.ts';

const table = (
  frequency: string | null,
  last_modified: string | null,
  created = '2025-01-01T00:00:00.000000',
) => ({
  frequency,
  last_modified,
  created,
});

describe('data are stale by their own frequency', () => {
  it.each([
    ['Daily', '2026-01-04'],
    ['Weekly', '2026-01-10'],
    ['Monthly', '2026-02-09'],
    ['Yearly', '2027-04-04'],
    ['Decadal', '2038-07-04'],
  ])('%s ones a quarter of that time later, and two days at least: from %s on', (frequency, from) => {
    const { due_at } = renewalOf([table(frequency, '2026-01-01T00:00:00.000000')]) ?? { due_at: '' };
    expect(due_at.slice(0, 10)).toBe(from);
  });

  it('by the table that is renewed most often, from the last change of any of them', () => {
    const renewal = renewalOf([
      table('Yearly', '2026-03-01T12:00:00.000000'),
      table('Monthly', '2026-01-01T12:00:00.000000'),
      table(null, null),
    ]);
    expect(renewal).toEqual({
      frequency: 'Monthly',
      renewed_at: '2026-03-01T12:00:00.000000',
      due_at: '2026-04-09T12:00:00.000000',
    });
  });

  it.each([
    ['once', [table('One Time', '2020-01-01T00:00:00.000000')]],
    ['now and then', [table('Seasonally', '2020-01-01T00:00:00.000000')]],
    ['in words of their own', [table('every full moon', '2020-01-01T00:00:00.000000')]],
    ['nobody says how often', [table(null, '2020-01-01T00:00:00.000000')]],
    ['not at all yet', []],
  ])('never where they are renewed %s', (_how, resources) => {
    expect(renewalOf(resources)).toBeUndefined();
  });
});
