import { expect, test } from 'vitest';
import { clientSamples } from './client-samples.ts';
import type { SampledClient } from './sampled-client.ts';

const client: SampledClient = {
  id: 'it:is+me',
  issuer: 'https://roads.example.org/api/.ory',
  scope: 'openid',
  redirectUri: 'https://app.example/callback',
  grants: ['authorization_code'],
  authentication: 'client_secret_basic',
  idTokenAlgorithm: 'RS256',
  origins: [],
};

const kindsOf = (changes: Partial<SampledClient>) =>
  clientSamples({ ...client, ...changes }).map(({ kind }) => kind);

test('each kind of application has samples in what it is written in', () => {
  expect(kindsOf({})).toEqual(['codeNode', 'codeShell']);
  expect(kindsOf({ authentication: 'none' })).toEqual(['codeBrowser', 'codeShell']);
  expect(kindsOf({ authentication: 'none', redirectUri: 'org.example.app:/back' })).toEqual(['codeShell']);
  expect(kindsOf({ grants: ['client_credentials'], redirectUri: undefined })).toEqual([
    'serviceShell',
    'serviceNode',
  ]);
  expect(kindsOf({ grants: ['client_credentials'], authentication: 'private_key_jwt' })).toEqual([
    'serviceNode',
  ]);
  expect(
    kindsOf({ grants: ['urn:ietf:params:oauth:grant-type:device_code'], authentication: 'none' }),
  ).toEqual(['deviceShell']);
  expect(kindsOf({ grants: ['urn:ietf:params:oauth:grant-type:jwt-bearer'] })).toEqual([]);
});

test('a page of the browser is told which origin the client has to allow', () => {
  const [missing] = clientSamples({ ...client, authentication: 'none' });
  expect(missing?.missingOrigin).toBe('https://app.example');
  const [allowed] = clientSamples({ ...client, authentication: 'none', origins: ['https://app.example'] });
  expect(allowed).not.toHaveProperty('missingOrigin');
});

test('what a client is called is written as the standard asks', () => {
  const [, shell] = clientSamples(client);
  expect(shell?.text).toContain(`--user 'it%3Ais%2Bme:'"$CLIENT_SECRET"`);
  expect(shell?.text).toContain('redirect_uri=https%3A%2F%2Fapp.example%2Fcallback');
});
