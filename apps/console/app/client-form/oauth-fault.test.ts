import { expect, test } from 'vitest';
import { oauthFault } from './oauth-fault.ts';

test('the field that the service names is told apart from what is wrong with it', () => {
  const refused = (message: string | undefined) =>
    oauthFault({ ok: false, status: 400, message, fields: {} });
  expect(refused('redirect_uris: "x" must name a host')).toEqual({
    field: 'redirect_uris',
    text: '"x" must name a host',
  });
  expect(refused('jwk.use: Must be sig')).toEqual({ field: 'jwk', text: 'use: Must be sig' });
  expect(refused('The patch does not apply: MissingError')).toEqual({
    field: undefined,
    text: 'The patch does not apply: MissingError',
  });
  expect(refused(undefined)).toEqual({ field: undefined, text: undefined });
  expect(oauthFault({ ok: true, value: null })).toBeUndefined();
  expect(oauthFault(undefined)).toBeUndefined();
});
