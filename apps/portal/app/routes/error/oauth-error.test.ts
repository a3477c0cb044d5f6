import { expect, test } from 'vitest';
import { readOauthError } from './oauth-error.ts';

const read = (query: string) => readOauthError(new URLSearchParams(query));

test('the error of a request is told in our words, with those of the address beside them', () => {
  expect(read('error=invalid_request&error_description=The+client+is+not+known')).toEqual({
    known: 'error.oauth.invalid_request',
    code: 'invalid_request',
    description: 'The client is not known',
  });
});

test('what nobody here has named is told as a failure, shortened and in one line', () => {
  const told = read(`error=toString&error_description=${'a'.repeat(400)}`);
  expect(told).toMatchObject({ known: 'error.oauth.unknown', code: 'toString' });
  expect(told?.description).toHaveLength(301);
  expect(read('error=a%0D%0Ab%00')?.code).toBe('a b');
  expect(read('id=1')).toBeUndefined();
});
