import { generateKeyPairSync } from 'node:crypto';
import { createOutbound } from '@gazetteer/outbound';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Provider } from '../engine/engine-library.ts';
import { registerJwtBearerGrant } from '../engine/jwt-bearer-grant.ts';
import { configureProvider } from '../engine/provider-configuration.ts';
import { OauthError } from '../http/oauth-error.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';
import type { OauthContext } from '../model/oauth-context.ts';
import { completeSettings, type OauthSettings } from '../model/oauth-settings.ts';
import { GRANT_TYPES, SIGNING_ALGORITHMS } from './client.contract.ts';
import type { StoredClient } from './client.ts';
import { engineMetadata } from './engine-metadata.ts';
import { readClient } from './read-client.ts';

const origin = 'https://portal.test';
const settings = completeSettings({ oauth2: { grant: { implicit: { enabled: true } } } }, origin);
const plainSettings = completeSettings({}, origin);
const key = {
  kty: 'EC',
  crv: 'P-256',
  x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
  y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  kid: 'one',
};
const redirect_uris = ['https://app.example/callback'];

const accepted: [string, Record<string, unknown>][] = [
  ['says nothing at all', {}],
  ['is a site', { redirect_uris, post_logout_redirect_uris: ['https://app.example/bye'] }],
  ['is a site in development', { redirect_uris: ['http://dev.example:8080/cb', 'http://localhost:3000/cb'] }],
  ['is an app', { redirect_uris: ['org.example.app:/cb'], token_endpoint_auth_method: 'none' }],
  [
    'is an app for desks and telephones',
    { redirect_uris: ['org.example.app:/cb', 'http://127.0.0.1/cb', 'https://app.example/cb'] },
  ],
  ['is a machine', { grant_types: ['client_credentials'], response_types: ['code'] }],
  ['gives all grants it can', { redirect_uris, grant_types: [...GRANT_TYPES] }],
  ['wants tokens alone', { redirect_uris, grant_types: ['implicit'], response_types: ['token'] }],
  [
    'wants hybrid answers',
    {
      redirect_uris,
      grant_types: ['authorization_code', 'implicit', 'refresh_token'],
      response_types: ['code', 'token id_token', 'code token', 'code id_token token', 'id_token'],
    },
  ],
  ['has a key', { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [key] }, redirect_uris }],
  [
    'has its keys elsewhere',
    {
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'ES256',
      request_object_signing_alg: 'RS256',
      jwks_uri: 'https://app.example/keys',
      redirect_uris,
    },
  ],
  ['has keys of an unknown kind', { redirect_uris, jwks: { keys: [{ kty: 'new' }] } }],
  ['sees subjects of its own', { redirect_uris, subject_type: 'pairwise' }],
  [
    'shares subjects of its own',
    {
      redirect_uris: [...redirect_uris, 'https://other.example/cb'],
      subject_type: 'pairwise',
      sector_identifier_uri: 'https://app.example/sector',
    },
  ],
  [
    'would see subjects of its own, but meets nobody',
    { redirect_uris, subject_type: 'pairwise', grant_types: ['client_credentials'] },
  ],
  [
    'has everything else',
    {
      client_name: 'Everything',
      owner: 'finance',
      contacts: ['the desk on the second floor'],
      scope: 'anything goes:here read.*',
      audience: ['https://api.example'],
      request_object_signing_alg: 'none',
      userinfo_signed_response_alg: 'none',
      token_endpoint_auth_signing_alg: 'RS256',
      backchannel_logout_uri: 'http://app.example/gone',
      backchannel_logout_session_required: true,
      frontchannel_logout_uri: 'https://app.example/gone',
      default_max_age: 0,
      require_auth_time: true,
      default_acr_values: ['gold'],
      initiate_login_uri: 'https://app.example/begin',
      application_type: 'web',
      metadata: { anything: [1] },
      redirect_uris,
    },
  ],
  ...SIGNING_ALGORITHMS.map((alg): [string, Record<string, unknown>] => [
    `is told everything by ${alg}`,
    { redirect_uris, id_token_signed_response_alg: alg, userinfo_signed_response_alg: alg },
  ]),
];

describe('a client for the engine', () => {
  const Client = clientsOfEngine(settings);
  const PlainClient = clientsOfEngine(plainSettings);

  it.each(accepted)('is accepted where it %s', (_, body) => {
    const client = stored(body);
    const metadata = engineMetadata(client, settings);
    const made = new Client(metadata);
    // What the engine adds by itself would be rights that nobody gave.
    for (const grant of made.grantTypes) expect(client.document.grant_types).toContain(grant);
    expect(made.responseTypes).toEqual(metadata['response_types']);
    expect(made.metadata()).not.toHaveProperty('scope');
  });

  it('is accepted wherever this service takes it', () => {
    const address = fc.constantFrom(
      'https://app.example/cb',
      'http://app.example/cb',
      'https://other.example:8443/cb',
      'http://localhost:3000/cb',
      'https://localhost/cb',
      'http://127.0.0.1/cb',
      'http://[::1]/cb',
      'org.example.app:/cb',
      'app://cb',
      'app:cb',
    );
    const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
    const maybe = <Value>(...values: Value[]) => fc.constantFrom<Value | undefined>(undefined, ...values);
    const body = fc.record({
      redirect_uris: fc.array(address, { maxLength: 3 }),
      post_logout_redirect_uris: fc.array(address, { maxLength: 1 }),
      grant_types: some(GRANT_TYPES),
      response_types: some(['code', 'token', 'id_token', 'token id_token', 'code id_token', 'code token']),
      application_type: maybe('web', 'native'),
      subject_type: maybe('public', 'pairwise'),
      sector_identifier_uri: maybe('https://sector.example/list'),
      token_endpoint_auth_method: maybe('none', 'private_key_jwt', 'client_secret_post'),
      token_endpoint_auth_signing_alg: maybe('ES256'),
      request_object_signing_alg: maybe('none', 'ES256'),
      jwks: maybe<object>({ keys: [key] }, {}, { keys: [] }),
      jwks_uri: maybe('http://app.example/keys'),
    });
    let taken = 0;
    const property = fc.property(body, (given) => {
      let client: StoredClient;
      try {
        client = stored(given);
      } catch (error) {
        fc.pre(!(error instanceof OauthError));
        throw error;
      }
      taken += 1;
      for (const made of [
        new Client(engineMetadata(client, settings)),
        new PlainClient(engineMetadata(client, plainSettings)),
      ]) {
        for (const grant of made.grantTypes) expect(client.document.grant_types).toContain(grant);
      }
    });
    fc.assert(property, { numRuns: 200, maxSkipsPerRun: 1000 });
    expect(taken).toBeGreaterThan(100);
  });

  it('has no secret that anybody can know, and none where it needs none', () => {
    const confidential = engineMetadata(stored({ redirect_uris }), settings);
    expect(confidential['client_secret']).toMatch(/^\w{43}$/);
    expect(confidential['client_secret']).not.toContain('kept');
    expect(engineMetadata(stored({ token_endpoint_auth_method: 'none' }), settings)).not.toHaveProperty(
      'client_secret',
    );
  });

  it('has no tokens from the authorization endpoint where the project gives none there', () => {
    const client = stored({
      redirect_uris,
      grant_types: ['authorization_code', 'implicit'],
      response_types: ['code', 'code id_token'],
    });
    expect(engineMetadata(client, plainSettings)).toMatchObject({
      grant_types: ['authorization_code'],
      response_types: ['code'],
    });
  });

  it('may be answered at any port of this machine where it is an app', () => {
    const app = new Client(engineMetadata(stored({ redirect_uris: ['http://127.0.0.1/cb'] }), settings));
    expect(app.redirectUriAllowed('http://127.0.0.1:49152/cb')).toBe(true);
    expect(app.redirectUriAllowed('http://127.0.0.1:49152/other')).toBe(false);
    const site = new Client(
      engineMetadata(stored({ redirect_uris: ['http://localhost:3000/cb'] }), settings),
    );
    expect(site.redirectUriAllowed('http://localhost:3001/cb')).toBe(false);
  });
});

function stored(body: Record<string, unknown>): StoredClient {
  return {
    projectId: 'portal',
    clientId: 'one',
    document: readClient(body, settings).document,
    secretHash: 'kept',
    previousSecret: null,
    registrationTokenHash: null,
    tokensValidAfter: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
}

type EngineClient = {
  grantTypes: string[];
  responseTypes: string[];
  metadata(): Record<string, unknown>;
  redirectUriAllowed(uri: string): boolean;
};

/** What makes clients in the engine, as it is configured for the project. */
function clientsOfEngine(settings: OauthSettings): new (metadata: Record<string, unknown>) => EngineClient {
  const keys = [
    generateKeyPairSync('rsa', { modulusLength: 2048 }),
    ...['P-256', 'P-384', 'P-521'].map((namedCurve) => generateKeyPairSync('ec', { namedCurve })),
    generateKeyPairSync('ed25519'),
  ].map(({ privateKey }) => ({ ...privateKey.export({ format: 'jwk' }), use: 'sig' }));
  const project = { id: 'portal', origin, issuer: `${origin}/api/.ory`, revision: '', settings };
  // Making a client asks neither the store nor anybody else.
  const context = { outbound: createOutbound() } as OauthContext;
  const signing = { revision: '', keys, accessToken: { alg: 'ES256', kid: '' } } as SigningKeys;
  const provider = new Provider(project.issuer, configureProvider(context, project, signing));
  registerJwtBearerGrant(context, project, provider, () => {
    throw new Error('There are no tokens here');
  });
  // The published types leave out that clients are made by it.
  return provider.Client as unknown as ReturnType<typeof clientsOfEngine>;
}
