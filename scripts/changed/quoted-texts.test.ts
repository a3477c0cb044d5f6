import { expect, it } from 'vitest';
import { quotesChange } from './quoted-texts.ts';
import { readLiterals } from './text-literals.ts';

const quotes = (test: string, before: string, after: string) =>
  quotesChange(readLiterals(test), { before: [before], after: [after] });

it.each([
  ["getByText('another way')", 'Sign in another way', 'Sign in otherwise', true],
  ["getByText('Sign in')", 'Sign in another way', 'Sign in otherwise', false],
  ['getByText(/3 tables/)', '3 tables and 4 charts', 'Three tables', true],
  ["getByText('3 tables found')", '{{count}} tables found', '{{count}} tables', true],
  ["getByLabel('Email')", 'Email', 'E-mail', true],
  ["expect(code).toBe('not_found_here')", 'not_found_here', 'not_there', true],
  ["expect(code).toBe('id')", 'id', 'name', false],
  ["import { x } from 'node:path'", 'node:path', 'node:os', false],
  ["getByText('Save')", 'Discard the draft', 'Discard it', false],
])('a test with %s is touched where ‘%s’ becomes ‘%s’: %s', (test, before, after, isTouched) => {
  expect(quotes(test, before, after)).toBe(isTouched);
});
