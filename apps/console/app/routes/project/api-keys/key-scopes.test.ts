import { expect, test } from 'vitest';
import { endOf, scopesOf } from './key-scopes.ts';

test('a key that may write may read, and what is not asked for is not given', () => {
  const form = new URLSearchParams({
    identity: 'write',
    oauth2: 'read',
    permissions: 'none',
    projects: 'all',
  });
  expect(scopesOf(form)).toEqual(['identity.read', 'identity.write', 'oauth2.read']);
  expect(scopesOf(new URLSearchParams())).toEqual([]);
});

test('a key holds until its last day is over, or without end', () => {
  expect(endOf('2030-01-31')).toBe('2030-01-31T23:59:59Z');
  expect(endOf('')).toBeNull();
});
