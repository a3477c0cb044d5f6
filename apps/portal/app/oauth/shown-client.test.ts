import { expect, test } from 'vitest';
import { initialsOf } from './shown-client.ts';

test.each([
  ['Wells & Pumps of Kerala', 'WP'],
  ['maps', 'M'],
  ['Île-de-France données', 'ÎD'],
  ['कुआँ मानचित्र', 'कम'],
  ['--- ', ''],
])('the letters of “%s” are %s', (client_name, letters) => {
  expect(initialsOf({ client_id: '1', client_name, site: null })).toBe(letters);
});
