import { expect, test } from 'vitest';
import { isAnonymousRequest } from './anonymous-request.ts';

test.each([
  [true, 'nothing but a theme and a language', { cookie: 'theme=dark; language=fr' }],
  [true, 'a session that was taken away', { cookie: 'ory_kratos_session=; theme=dark' }],
  [true, 'a cookie whose name only ends like it', { cookie: 'not_ory_kratos_session=a' }],
  [false, 'a session', { cookie: 'theme=dark; ory_kratos_session=abc' }],
  [false, 'a session in a spelling of its own', { cookie: 'theme=dark;ory_kratos_session = abc' }],
  [false, 'a key', { authorization: 'abc' }],
])('%s for a request with %s', (anonymous, _name, headers) => {
  expect(isAnonymousRequest({ headers })).toBe(anonymous);
});
