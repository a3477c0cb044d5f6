import { expect, test } from 'vitest';
import { clientKindOf, clientOf } from './client-kinds.ts';

test('an application in the browser has no secret, and its redirect addresses stand one a line', () => {
  const form = new URLSearchParams({
    name: ' Map ',
    scope: 'openid',
    redirect_uris: 'https://a/x\r\nhttps://a/y\r\n',
  });
  expect(clientOf('browser', form)).toEqual({
    client_name: 'Map',
    scope: 'openid',
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'none',
    redirect_uris: ['https://a/x', 'https://a/y'],
    allowed_cors_origins: ['https://a'],
  });
});

test('an application says where people come to after they have signed out', () => {
  const form = new URLSearchParams({
    name: 'Map',
    redirect_uris: 'https://a/x',
    post_logout_redirect_uris: 'https://a/ https://a/bye',
  });
  expect(clientOf('web', form)).toMatchObject({ post_logout_redirect_uris: ['https://a/', 'https://a/bye'] });
});

test('a service signs nobody in, whatever addresses are sent with it', () => {
  const made = clientOf('service', new URLSearchParams({ name: 'Job', redirect_uris: 'https://a/x' }));
  expect(made.grant_types).toEqual(['client_credentials']);
  expect(made).not.toHaveProperty('redirect_uris');
  expect(clientKindOf('service')).toBe('service');
  expect(clientKindOf('unknown')).toBe('web');
});
