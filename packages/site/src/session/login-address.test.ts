import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loginAddress } from './login-address.ts';

test('the login page is asked to lead back, in words one can read', () => {
  expect(loginAddress('/visualise?chart_type=bar')).toBe('/login?return_to=/visualise?chart_type=bar');
});

test('somebody who only owes the second step is asked for that', () => {
  expect(loginAddress('/profile', 'aal2')).toBe('/login?aal=aal2&return_to=/profile');
});

test('whatever stands in an address comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const address = new URL(loginAddress(`/search?sq=${text}&page=2#a`), 'http://site');
      expect(address.searchParams.get('return_to')).toBe(`/search?sq=${text}&page=2#a`);
    }),
  );
});
