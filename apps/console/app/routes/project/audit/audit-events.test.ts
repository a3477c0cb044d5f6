import { expect, test } from 'vitest';
import { readEvent } from './audit-events.ts';

test('an address asks for an event by its name, and for all where no event has that name', () => {
  expect(readEvent('sign_in_failed')).toBe('sign_in_failed');
  expect(readEvent('nonsense')).toBeUndefined();
  expect(readEvent('')).toBeUndefined();
  expect(readEvent(null)).toBeUndefined();
});
