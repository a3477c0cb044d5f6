import { expect, it } from 'vitest';
import { fieldsOf, withFields, writtenAt } from './setting-fields.ts';

const shown = { ttl: { access_token: '1h', id_token: '1h' }, strategies: { access_token: 'opaque' } };
const changed = {
  'ttl.access_token': ' 5m ',
  'strategies.access_token': '',
  'urls.login': 'https://elsewhere.example',
};

it('a form changes what was changed in its fields, and nothing else', () => {
  const form = new URLSearchParams(changed);
  expect(withFields(shown, { service: 'oauth2', shown, form })).toEqual({
    ttl: { access_token: '5m', id_token: '1h' },
    strategies: {},
  });
  expect(shown.ttl.access_token).toBe('1h');
  form.set('oauth2.pkce.enforced', 'on');
  expect(withFields({}, { service: 'oauth2', shown, form })).toEqual({
    ttl: { access_token: '5m' },
    strategies: {},
    oauth2: { pkce: { enforced: true } },
  });
});

it('what was written as JSON stands where the fields were left alone', () => {
  const written = { ttl: { access_token: '2h' }, strategies: { access_token: 'jwt' } };
  const form = new URLSearchParams(fieldsOf('oauth2').map((field) => [field.place, writtenAt(shown, field)]));
  expect(withFields(written, { service: 'oauth2', shown, form })).toEqual(written);
});

it('numbers are read, and what is none is left for the service to refuse', () => {
  const place = 'selfservice.methods.password.config.min_password_length';
  const config = (min_password_length: unknown) => ({
    selfservice: { methods: { password: { config: { min_password_length } } } },
  });
  const read = (given: string) =>
    withFields({}, { service: 'identity', shown: {}, form: new URLSearchParams({ [place]: given }) });
  expect(read('12')).toEqual(config(12));
  expect(read('twelve')).toEqual(config('twelve'));
  expect(read('')).toEqual({});
});
