import { expect, test } from 'vitest';
import { nextPageToken } from './next-page.server.ts';

test('the next page of a list is the one that its Link header names', () => {
  const link = '</admin/identities?page_token=a%2Fb>; rel="next", </admin/identities>; rel="first"';
  expect(nextPageToken(new Headers({ link }))).toBe('a/b');
  expect(nextPageToken(new Headers({ link: '</admin/identities>; rel="first"' }))).toBeUndefined();
  expect(nextPageToken(new Headers())).toBeUndefined();
});
