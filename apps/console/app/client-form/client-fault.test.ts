import { expect, test } from 'vitest';
import { clientFault } from './client-fault.ts';

test('the field that the service names is told apart from what is wrong with it', () => {
  const refused = (message: string | undefined) =>
    clientFault({ ok: false, status: 400, message, fields: {} });
  expect(refused('redirect_uris: "x" must name a host')).toEqual({
    field: 'redirect_uris',
    text: '"x" must name a host',
  });
  expect(refused('redirect_uris.0: Must be shorter')).toEqual({
    field: 'redirect_uris',
    text: 'Must be shorter',
  });
  expect(refused('The patch does not apply: MissingError')).toEqual({
    field: undefined,
    text: 'The patch does not apply: MissingError',
  });
  expect(refused(undefined)).toEqual({ field: undefined, text: undefined });
  expect(clientFault({ ok: true, value: null })).toBeUndefined();
  expect(clientFault(undefined)).toBeUndefined();
});
