import type { OAuth2Client } from '@gazetteer/client/ory';
import { expect, test } from 'vitest';
import { clientPatch, valuesOfClient, valuesOfForm } from './client-values.ts';

const client = {
  client_id: 'map',
  client_name: 'Map',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: ['https://a.example/x'],
  scope: 'openid',
  token_endpoint_auth_method: 'none',
  logo_uri: 'https://a.example/logo.png',
  skip_consent: true,
} as OAuth2Client;

test('only what was changed in the form is sent', () => {
  const form = new URLSearchParams({
    client_name: ' Map ',
    redirect_uris: 'https://a.example/x\r\nhttps://a.example/y\r\n',
    scope: 'openid  email',
    token_endpoint_auth_method: 'none',
    logo_uri: '',
  });
  form.append('grant_types', 'refresh_token');
  form.append('grant_types', 'authorization_code');
  expect(clientPatch(client, valuesOfForm(form))).toEqual([
    { op: 'replace', path: '/logo_uri', value: null },
    { op: 'replace', path: '/scope', value: 'openid email' },
    { op: 'replace', path: '/redirect_uris', value: ['https://a.example/x', 'https://a.example/y'] },
    { op: 'replace', path: '/skip_consent', value: false },
  ]);
  expect(clientPatch(client, valuesOfClient(client))).toEqual([]);
});

test('response types go with the grants that they need', () => {
  const service = { ...valuesOfClient(client), grant_types: ['client_credentials' as const] };
  expect(clientPatch(client, service)).toEqual([
    { op: 'replace', path: '/grant_types', value: ['client_credentials'] },
    { op: 'replace', path: '/response_types', value: null },
  ]);
});
