import { describe, expect, it } from 'vitest';
import { completeSettings } from '../model/oauth-settings.ts';
import { readClient } from './read-client.ts';

const settings = completeSettings({}, 'https://portal.test');
const redirect_uris = ['https://app.example/callback'];
const read = (body: unknown) => readClient(body, settings);
const rsa = { kty: 'RSA', e: 'AQAB', n: 'sXchDaQebHnPiGvyDOAT4saGEUetSyo9MKLOoWFsueri23bOdgWp4Dy1Wl' };

const refused: [string, Record<string, unknown>, RegExp][] = [
  ['a field that is unknown', { software: 'x' }, /^software: /],
  ['a list that is a text', { redirect_uris: 'https://app.example' }, /^redirect_uris: must be array/],
  ['two faults, by telling both', { contacts: 1, skip_consent: 'yes' }, /contacts: .*skip_consent: /],
  ['a client id with odd signs', { client_id: '../admin' }, /^client_id: must be 1 to 255/],
  ['a client id that is too long', { client_id: 'a'.repeat(256) }, /^client_id: /],
  ['a short secret', { client_secret: 'abcde' }, /^client_secret: must be 6 to 256/],
  ['a long name', { client_name: 'x'.repeat(257) }, /^client_name: /],
  [
    'too many addresses',
    { redirect_uris: Array.from({ length: 101 }, (_, i) => `https://a.example/${i}`) },
    /^redirect_uris: /,
  ],
  ['a fragment', { redirect_uris: ['https://a.example/#here'] }, /^redirect_uris: .*fragment/],
  ['an empty fragment', { redirect_uris: ['https://a.example/#'] }, /^redirect_uris: .*fragment/],
  ['a relative address', { redirect_uris: ['/callback'] }, /^redirect_uris: .*absolute/],
  ['an address without a host', { redirect_uris: ['https:callback'] }, /^redirect_uris: .*host/],
  ['an address with a password', { redirect_uris: ['https://a:b@a.example'] }, /^redirect_uris: .*password/],
  ['spaces around an address', { redirect_uris: [' https://a.example'] }, /^redirect_uris: .*spaces/],
  ['a backslash', { redirect_uris: ['https://a.example\\@b.example'] }, /^redirect_uris: .*backslash/],
  ['a script', { redirect_uris: ['javascript:alert(1)'] }, /^redirect_uris: .*javascript:/],
  ['a script in capitals', { redirect_uris: ['JavaScript:alert(1)'] }, /^redirect_uris: .*javascript:/],
  ['data', { redirect_uris: ['data:text/html,x'] }, /^redirect_uris: .*data:/],
  [
    'an app at an http site',
    { redirect_uris: ['app:/cb', 'http://a.example'] },
    /^redirect_uris: schemes of apps/,
  ],
  [
    'tokens over http',
    { redirect_uris: ['http://a.example'], grant_types: ['implicit'] },
    /^redirect_uris: /,
  ],
  [
    'a web client with a scheme of its own',
    { redirect_uris: ['app:/cb'], application_type: 'web' },
    /^redirect_uris: .*web/,
  ],
  [
    'a native client at an http site',
    { redirect_uris: ['http://a.example'], application_type: 'native' },
    /native/,
  ],
  [
    'a sign-out to elsewhere',
    { redirect_uris, post_logout_redirect_uris: ['https://b.example/'] },
    /^post_logout_redirect_uris: .*share/,
  ],
  [
    'a sign-out to another port',
    { redirect_uris, post_logout_redirect_uris: ['https://app.example:8443/'] },
    /share/,
  ],
  [
    'a sign-out by another scheme',
    { redirect_uris, post_logout_redirect_uris: ['http://app.example/'] },
    /share/,
  ],
  [
    'a sign-out to a script',
    { redirect_uris, post_logout_redirect_uris: ['javascript:x'] },
    /^post_logout_redirect_uris: /,
  ],
  ['a page that is a script', { client_uri: 'javascript:alert(1)' }, /^client_uri: .*http/],
  ['a picture that is data', { logo_uri: 'data:image/png;base64,AAAA' }, /^logo_uri: /],
  ['a sector over http', { sector_identifier_uri: 'http://a.example/s' }, /^sector_identifier_uri: .*https/],
  ['a beginning over http', { initiate_login_uri: 'http://a.example/s' }, /^initiate_login_uri: .*https/],
  [
    'a fragment in a logout address',
    { backchannel_logout_uri: 'https://a.example/#x' },
    /^backchannel_logout_uri: /,
  ],
  ['an origin with a path', { allowed_cors_origins: ['https://a.example/'] }, /^allowed_cors_origins: /],
  ['any origin', { allowed_cors_origins: ['*'] }, /^allowed_cors_origins: /],
  ['origins by a pattern', { allowed_cors_origins: ['https://*.example'] }, /^allowed_cors_origins: /],
  ['no origin', { allowed_cors_origins: ['null'] }, /^allowed_cors_origins: /],
  [
    'keys here and elsewhere',
    { jwks: { keys: [rsa] }, jwks_uri: 'https://a.example/k' },
    /^jwks: .*jwks_uri/,
  ],
  [
    'proof by a key that is nowhere',
    { token_endpoint_auth_method: 'private_key_jwt' },
    /^token_endpoint_auth_method: .*jwks/,
  ],
  [
    'signed requests without a key',
    { request_object_signing_alg: 'RS256' },
    /^request_object_signing_alg: .*jwks/,
  ],
  ['a private key', { jwks: { keys: [{ ...rsa, d: 'x' }] } }, /^jwks\.keys\.0: .*public/],
  ['a shared key', { jwks: { keys: [{ kty: 'oct', k: 'x' }] } }, /^jwks\.keys\.0: .*public/],
  ['a key without a kind', { jwks: { keys: [{}] } }, /^jwks\.keys\.0: kty/],
  ['a broken key', { jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA' }] } }, /^jwks\.keys\.0: /],
  ['unsigned ID tokens', { id_token_signed_response_alg: 'none' }, /^id_token_signed_response_alg: /],
  [
    'ID tokens signed by a secret',
    { id_token_signed_response_alg: 'HS256' },
    /^id_token_signed_response_alg: /,
  ],
  [
    'proof by a secret in a JWT',
    { token_endpoint_auth_method: 'client_secret_jwt' },
    /^token_endpoint_auth_method: /,
  ],
  ['an unknown grant', { grant_types: ['password'] }, /^grant_types\.0: /],
  ['an unknown response type', { response_types: ['tokens'] }, /^response_types: .*tokens/],
  ['a response type twice in one', { response_types: ['code code'] }, /^response_types: /],
  [
    'tokens without the grant for them',
    { redirect_uris, response_types: ['id_token'] },
    /^response_types: .*implicit/,
  ],
  ['a scope with a quote', { scope: 'read "all"' }, /^scope: /],
  ['two spaces between scopes', { scope: 'read  all' }, /^scope: /],
  ['an audience with a space', { audience: ['a b'] }, /^audience: /],
  [
    'pairwise subjects of two hosts',
    { subject_type: 'pairwise', redirect_uris: [...redirect_uris, 'https://b.example'] },
    /^subject_type: .*sector/,
  ],
  [
    'pairwise subjects of no host',
    { subject_type: 'pairwise', redirect_uris: ['app:/cb'] },
    /^subject_type: .*sector/,
  ],
  [
    'pairwise subjects on devices',
    {
      subject_type: 'pairwise',
      redirect_uris,
      grant_types: ['urn:ietf:params:oauth:grant-type:device_code'],
    },
    /^subject_type: .*device/,
  ],
  [
    'a lifespan that is no duration',
    { implicit_grant_id_token_lifespan: 'soon' },
    /^implicit_grant_id_token_lifespan: .*1h30m/,
  ],
  [
    'a lifespan of nothing',
    { implicit_grant_id_token_lifespan: '0s' },
    /^implicit_grant_id_token_lifespan: /,
  ],
  [
    'a lifespan without end',
    { implicit_grant_id_token_lifespan: '99999999h' },
    /^implicit_grant_id_token_lifespan: /,
  ],
  ['notes that are a list', { metadata: [] }, /^metadata: /],
  ['notes as long as a book', { metadata: { book: 'x'.repeat(20_000) } }, /^metadata: /],
  [
    'more than fits',
    { redirect_uris: Array.from({ length: 100 }, (_, i) => `https://a.example/${i}${'x'.repeat(1500)}`) },
    /^client: /,
  ],
];

describe('a description of a client', () => {
  it.each(refused)('is refused for %s', (_, body, message) => {
    expect(() => read(body)).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringMatching(message) }),
    );
  });

  it.each([[undefined], [null], [[]], ['text']])('is refused where it is %j', (body) => {
    expect(() => read(body)).toThrow(/^client: must be a JSON object/);
  });

  it('has errors of its own for redirect URIs', () => {
    const codeOf = (body: unknown) => {
      try {
        read(body);
        return 'accepted';
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(codeOf({ redirect_uris: ['https://a.example/#x'] })).toBe('invalid_redirect_uri');
    expect(codeOf({ redirect_uris, post_logout_redirect_uris: ['https://b.example'] })).toBe(
      'invalid_client_metadata',
    );
  });

  it('is completed as the standards say', () => {
    expect(read({}).document).toEqual({
      client_name: '',
      owner: '',
      redirect_uris: [],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      scope: 'offline_access offline openid',
      audience: [],
      subject_type: 'public',
      token_endpoint_auth_method: 'client_secret_basic',
      id_token_signed_response_alg: 'RS256',
      userinfo_signed_response_alg: 'none',
      metadata: {},
    });
    expect(read({ grant_types: ['client_credentials'] }).document.response_types).toEqual([]);
  });

  it('takes empty texts and nulls for absent, and leaves out what the service decides', () => {
    const empty = {
      client_id: '',
      client_secret: '',
      owner: '',
      jwks_uri: null,
      jwks: {},
      scope: '',
      contacts: null,
    };
    const decided = {
      created_at: 'x',
      updated_at: 'x',
      registration_access_token: 'x',
      client_secret_expires_at: 0,
    };
    expect(read({ ...empty, ...decided })).toEqual({ ...read({}), clientId: undefined, secret: undefined });
  });

  it('says things once', () => {
    const twice = {
      redirect_uris: [...redirect_uris, ...redirect_uris],
      scope: 'a b a',
      audience: ['a', 'a'],
    };
    expect(read(twice).document).toMatchObject({ redirect_uris, scope: 'a b', audience: ['a'] });
  });

  it('takes `code` from those who never use it, and keys of kinds to come', () => {
    const machine = { grant_types: ['client_credentials'], response_types: ['code'] };
    expect(read(machine).document).toMatchObject(machine);
    expect(
      read({ jwks: { keys: [{ kty: 'AKP', alg: 'ML-DSA-44', pub: 'x' }] } }).document.jwks,
    ).toBeDefined();
  });

  it('keeps to the kinds of subjects that the project gives', () => {
    const pairwise = completeSettings(
      { oidc: { subject_identifiers: { supported_types: ['pairwise'] } } },
      'https://portal.test',
    );
    expect(readClient({ redirect_uris }, pairwise).document.subject_type).toBe('pairwise');
    expect(() => readClient({ redirect_uris, subject_type: 'public' }, pairwise)).toThrow(/^subject_type: /);
  });
});
