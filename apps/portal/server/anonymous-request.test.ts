import { expect, test } from 'vitest';
import { isAnonymousRequest } from './anonymous-request.ts';

test.each([
  [true, 'nothing but a theme and a language', { cookie: 'theme=dark; language=fr' }, '/'],
  [true, 'a session that was taken away', { cookie: 'ory_kratos_session=; theme=dark' }, '/'],
  [true, 'a cookie whose name only ends like it', { cookie: 'not_ory_kratos_session=a' }, '/'],
  [false, 'a session', { cookie: 'theme=dark; ory_kratos_session=abc' }, '/'],
  [false, 'a key', { authorization: 'abc' }, '/'],
  [false, 'the form of a flow', {}, '/login?return_to=/&flow=1b2c'],
  [false, 'a form that is made for it', {}, '/registration'],
  [false, 'the data of such a page', {}, '/login.data?_routes=x'],
  [true, 'a page whose name only begins like one of those', {}, '/loginsandmore'],
  [false, 'a page of the console', {}, '/console/content/new'],
  [false, 'the data of such a page', {}, '/console.data?_routes=x'],
  [true, 'a page whose name only begins like the console', {}, '/consoles'],
  [true, 'their words in a search', {}, '/search?sq=/login&flow=1'],
])('%s for a request with %s', (anonymous, _name, headers, url) => {
  expect(isAnonymousRequest({ headers, url })).toBe(anonymous);
});
