import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('a time from now is told in its largest unit of which there are two', () => {
  expect(timeLeft(3599, 'en')).toBe('in 59 minutes');
  expect(timeLeft(30, 'fr')).toBe('dans 30 secondes');
  expect(timeLeft(-90_000, 'en')).toBe('25 hours ago');
  expect(timeLeft(2_592_000, 'en')).toBe('in 30 days');
});
