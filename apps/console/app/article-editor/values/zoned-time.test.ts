import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf, localOf, zoneLabel } from './zoned-time.ts';

const zones = [
  'UTC',
  'Europe/Paris',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Chatham',
  'Africa/Abidjan',
];

describe('a time of day in a zone', () => {
  test.each([
    ['2026-11-24T09:00', 'Europe/Paris', '2026-11-24T08:00:00.000Z'],
    ['2026-07-24T09:00', 'Europe/Paris', '2026-07-24T07:00:00.000Z'],
    ['2026-11-24T09:00', 'Asia/Kolkata', '2026-11-24T03:30:00.000Z'],
    ['2026-11-24T09:00:30', 'UTC', '2026-11-24T09:00:00.000Z'],
    ['2026-01-01T00:15', 'Pacific/Chatham', '2025-12-31T10:30:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(instantOf(local, zone)).toBe(instant);
  });

  test('that clocks leave out counts from before they are put forward', () => {
    expect(instantOf('2026-03-29T02:30', 'Europe/Paris')).toBe('2026-03-29T01:30:00.000Z');
    expect(localOf('2026-03-29T01:30:00.000Z', 'Europe/Paris')).toBe('2026-03-29T03:30');
  });

  test('that clocks show twice is the first of the two', () => {
    expect(instantOf('2026-10-25T02:30', 'Europe/Paris')).toBe('2026-10-25T00:30:00.000Z');
  });

  test.each([
    '',
    'tomorrow',
    '2026-02-31T09:00',
    '2026-13-01T09:00',
    '2026-01-01T24:00',
    '2026-01-01',
  ])('is none: %s', (text) => {
    expect(instantOf(text, 'Europe/Paris')).toBeUndefined();
  });

  test('comes back as it was written, wherever the moment is shown by clocks once', () => {
    const minutes = fc.integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const local = localOf(new Date(minute * 60_000).toISOString(), zone);
        expect(localOf(instantOf(local, zone) ?? '', zone)).toBe(local);
      }),
    );
  });

  test('has a zone with a name', () => {
    expect(zoneLabel('Europe/Paris', '2026-11-24T08:00:00Z')).toBe('Europe/Paris, UTC+1');
    expect(zoneLabel('Asia/Kolkata', '2026-11-24T08:00:00Z')).toBe('Asia/Kolkata, UTC+5:30');
    expect(zoneLabel('America/St_Johns', '2026-11-24T08:00:00Z')).toBe('America/St Johns, UTC−3:30');
    expect(zoneLabel('UTC', '2026-11-24T08:00:00Z')).toBe('UTC');
  });

  test('is nothing for what is no moment', () => {
    expect(localOf('', 'UTC')).toBe('');
  });
});
