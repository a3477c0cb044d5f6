import { expect, test } from 'vitest';
import { consoleRequest } from '../content-calls/content-testing.ts';
import { restoreVersion } from './restore-version.server.ts';

const restore = (asking: Parameters<typeof restoreVersion>[0], text = 'number=2&known=5') =>
  restoreVersion(asking, '/articles/a/revisions', new URLSearchParams(text));

test('a version is taken back from what the page showed as the newest', async () => {
  const { asking, calls } = consoleRequest([{}]);
  expect(await restore(asking)).toEqual({ done: 'restored', number: 2, before: 5 });
  expect(calls).toEqual([{ method: 'POST', path: '/articles/a/revisions/2/restore', body: { revision: 5 } }]);
});

test.each([
  [409, 'conflict'],
  [400, 'invalid'],
  [403, 'problem'],
  [500, 'problem'],
])('the answer %i is told as a %s', async (status, done) => {
  expect(await restore(consoleRequest([status]).asking)).toEqual({ done });
});

test.each([
  'number=0&known=1',
  'number=x&known=1',
  'number=1&known=x',
  'number=1e400&known=1',
])('%s asks for nothing', async (text) => {
  const { asking, calls } = consoleRequest([{}]);
  expect(await restore(asking, text)).toEqual({ done: 'problem' });
  expect(calls).toEqual([]);
});
