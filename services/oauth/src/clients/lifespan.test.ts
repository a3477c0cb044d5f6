import { expect, it } from 'vitest';
import { completeSettings } from '../model/oauth-settings.ts';
import { lifespan } from './lifespan.ts';
import { readClient } from './read-client.ts';

const settings = completeSettings({ ttl: { access_token: '30m' } }, 'https://portal.test');
const client = readClient(
  {
    authorization_code_grant_access_token_lifespan: '1m30s',
    jwt_bearer_grant_access_token_lifespan: '2h',
    device_authorization_grant_id_token_lifespan: '1500ms',
    refresh_token_grant_refresh_token_lifespan: '100h',
  },
  settings,
);

it('tells how long tokens hold by the client, and else by the project', () => {
  expect(lifespan(settings, client, 'authorization_code', 'access_token')).toBe(90);
  expect(lifespan(settings, client, 'urn:ietf:params:oauth:grant-type:jwt-bearer', 'access_token')).toBe(
    7200,
  );
  expect(lifespan(settings, client, 'urn:ietf:params:oauth:grant-type:device_code', 'id_token')).toBe(1);
  expect(lifespan(settings, client, 'refresh_token', 'refresh_token')).toBe(360_000);
  expect(lifespan(settings, client, 'refresh_token', 'access_token')).toBe(1800);
  expect(lifespan(settings, client, 'client_credentials', 'access_token')).toBe(1800);
  expect(lifespan(settings, client, 'implicit', 'id_token')).toBe(3600);
  expect(lifespan(settings, client, 'authorization_code', 'refresh_token')).toBe(720 * 3600);
});
