import { createHash, randomUUID } from 'node:crypto';
import {
  createLocalJWKSet,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { expect } from 'vitest';
import type { Answer } from '../oauth-testing.ts';
import { APP_ORIGIN, type Metadata, type Person, type Provider, REDIRECT_URI } from './provider-testing.ts';

/** What a program was told when it registered; each test knows what it reads. */
export type Registration = Record<string, string> & { redirect_uris: string[] };

export type Tokens = { access_token: string; id_token: string; refresh_token?: string } & Record<
  string,
  unknown
>;

/** A key of an application, which it signs with, and what others may know of it. */
export type AppKey = { kid: string; privateKey: CryptoKey; jwks: JSONWebKeySet };

export async function makeAppKey(kid: string): Promise<AppKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' };
  return { kid, privateKey, jwks: { keys: [jwk] } };
}

/** Asks a provider to register an application: with an address, unless the fields say otherwise. */
export function askToRegister(
  { send, metadata }: Provider,
  fields: Record<string, unknown>,
): Promise<Answer<Registration>> {
  const usual = { client_name: 'An application', redirect_uris: [REDIRECT_URI], grant_types: GRANTS };
  return send('POST', metadata['registration_endpoint'] ?? '', { ...usual, ...fields });
}

const GRANTS = ['authorization_code', 'refresh_token'];

/** Registers an application. @param key with which it proves who it is, where it has no secret */
export async function register(
  provider: Provider,
  fields: Record<string, unknown> = {},
  key?: AppKey,
): Promise<RelyingParty> {
  const { status, body } = await askToRegister(provider, fields);
  expect({ status, body }).toMatchObject({ status: 201, body: { client_id: expect.any(String) } });
  return new RelyingParty(provider, body, key);
}

/** What an application sends with a browser; `undefined` leaves out what it sends otherwise. */
export type Parameters = Record<string, string | undefined>;

/** What came of a whole sign-in. */
export type SignIn = {
  code: string;
  tokens: Tokens;
  claims: JWTPayload;
  /** The sites that the person has seen. */
  seen: string[];
};

/** An application that relies on the provider to say who somebody is. */
export class RelyingParty {
  readonly provider: Provider;
  readonly registration: Registration;
  /** By which it proves who it is; it may take another one. */
  key: AppKey | undefined;

  constructor(provider: Provider, registration: Registration, key?: AppKey) {
    this.provider = provider;
    this.registration = registration;
    this.key = key;
  }

  get #metadata(): Metadata {
    return this.provider.metadata;
  }

  /** The parameters of an authorization request; they are as long as those that clients of the field send. */
  parameters(changed: Parameters = {}): Record<string, string> {
    const sent: Parameters = {
      client_id: this.registration['client_id'],
      response_type: 'code',
      redirect_uri: this.registration.redirect_uris[0],
      scope: 'openid',
      state: `${randomUUID()}.${'~state-'.repeat(12)}`,
      nonce: randomUUID(),
      ...changed,
    };
    const kept = Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined);
    return Object.fromEntries(kept);
  }

  /** Sends somebody's browser to the authorization endpoint. @returns where it is in the end */
  async authorize(person: Person, parameters: Record<string, string>): Promise<URL> {
    const endpoint = this.#metadata['authorization_endpoint'] ?? '';
    return person.open(`${endpoint}?${new URLSearchParams(parameters).toString()}`);
  }

  /** Goes through all of it, and checks on the way what any application would (OpenID Connect Core 1.0, section 3.1). */
  async signIn(person: Person, changed: Parameters = {}, form: Parameters = {}): Promise<SignIn> {
    const before = person.questions.length;
    const parameters = this.parameters(changed);
    const answer = await this.authorize(person, parameters);
    return this.finish(answer, parameters, form, () => person.seenSince(before));
  }

  /** Takes the answer of an authorization request to tokens. */
  async finish(
    answer: URL,
    parameters: Record<string, string>,
    form: Parameters = {},
    seen: () => string[] = () => [],
  ): Promise<SignIn> {
    const code = this.checkCode(answer, parameters);
    const { status, body, headers } = await this.redeem(code, parameters['redirect_uri'], form);
    expect({ status, body }).toMatchObject({ status: 200, body: { id_token: expect.any(String) } });
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatchObject({
      token_type: expect.stringMatching(/^bearer$/i),
      expires_in: expect.any(Number),
    });
    return { code, tokens: body, claims: await this.checkIdToken(body, parameters['nonce']), seen: seen() };
  }

  /** The code of an answer that is one: to the address that was asked for, with the state, and from this provider. */
  checkCode(answer: URL, { redirect_uri = '', state }: Record<string, string>): string {
    expect(answer.href.slice(0, redirect_uri.length)).toBe(redirect_uri);
    const { code = '', ...rest } = Object.fromEntries(answer.searchParams);
    const own = Object.fromEntries(new URL(redirect_uri).searchParams);
    expect(rest).toEqual({ ...own, state, iss: this.#metadata['issuer'] });
    // As hard to guess as RFC 6749, section 10.10, asks for.
    expect(code.length).toBeGreaterThan(30);
    return code;
  }

  /** The error of an answer that is one. */
  checkError(answer: URL, { redirect_uri = '', state }: Record<string, string>): string | undefined {
    expect(`${answer.origin}${answer.pathname}`).toBe(redirect_uri);
    const { error, error_description, ...rest } = Object.fromEntries(answer.searchParams);
    expect(rest).toEqual({ state, iss: this.#metadata['issuer'] });
    expect(error_description ?? 'none').toMatch(/^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/);
    return error;
  }

  redeem(code: string, redirectUri: string | undefined, form: Parameters = {}): Promise<Answer<Tokens>> {
    return this.token({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...form });
  }

  refresh(refreshToken: string | undefined): Promise<Answer<Tokens>> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Calls the token endpoint, and proves who it is in the way that it has registered. */
  async token(form: Parameters, audience = this.#metadata['token_endpoint'] ?? ''): Promise<Answer<Tokens>> {
    const { client_id = '', client_secret = '', token_endpoint_auth_method: method } = this.registration;
    const sent = new URLSearchParams();
    for (const [name, value] of Object.entries(form)) if (value !== undefined) sent.set(name, value);
    const headers: Record<string, string> = {};
    if (method === 'client_secret_basic') {
      const pair = `${encodeURIComponent(client_id)}:${encodeURIComponent(client_secret)}`;
      headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
    } else if (method === 'private_key_jwt') {
      sent.set('client_assertion_type', 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer');
      sent.set('client_assertion', await this.#assertion(audience));
    } else {
      sent.set('client_id', client_id);
      if (method === 'client_secret_post') sent.set('client_secret', client_secret);
    }
    return this.provider.send('POST', this.#metadata['token_endpoint'] ?? '', sent, headers);
  }

  async #assertion(audience: string): Promise<string> {
    if (!this.key) throw new Error('This application has no key');
    const { client_id = '' } = this.registration;
    return new SignJWT({ jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: this.key.kid })
      .setIssuer(client_id)
      .setSubject(client_id)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(this.key.privateKey);
  }

  /** Checks an ID token by the provider's public keys (OpenID Connect Core 1.0, section 3.1.3.7). @returns what it says */
  async checkIdToken({ id_token, access_token }: Tokens, nonce: string | undefined): Promise<JWTPayload> {
    const { client_id = '', id_token_signed_response_alg = 'RS256' } = this.registration;
    const { payload, protectedHeader } = await this.#verify(id_token, {
      audience: client_id,
      algorithms: [id_token_signed_response_alg],
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    expect(protectedHeader.kid).toBeTypeOf('string');
    expect(payload['nonce']).toBe(nonce);
    expect(payload['azp'] ?? client_id).toBe(client_id);
    expect(payload.sub).toMatch(/^[\x21-\x7e]{1,255}$/);
    const digest = createHash('sha256').update(access_token).digest();
    expect(payload['at_hash']).toBe(digest.subarray(0, 16).toString('base64url'));
    return payload;
  }

  async #verify(jwt: string, checks: { audience: string; algorithms: string[]; requiredClaims?: string[] }) {
    const { body } = await this.provider.send<JSONWebKeySet>('GET', this.#metadata['jwks_uri'] ?? '');
    return jwtVerify(jwt, createLocalJWKSet(body), { issuer: this.#metadata['issuer'] ?? '', ...checks });
  }

  /** Asks the userinfo endpoint with a token in the header. */
  async userinfo<Body = Record<string, unknown>>(accessToken: string, method = 'GET'): Promise<Answer<Body>> {
    const headers = { authorization: `Bearer ${accessToken}` };
    return this.provider.send(method, this.#metadata['userinfo_endpoint'] ?? '', undefined, headers);
  }

  /** What a signed answer of the userinfo endpoint says, by the provider's public keys. */
  async checkSignedUserinfo(jwt: string, algorithm: string): Promise<JWTPayload> {
    expect(decodeProtectedHeader(jwt).alg).toBe(algorithm);
    const audience = this.registration['client_id'] ?? '';
    return (await this.#verify(jwt, { audience, algorithms: [algorithm] })).payload;
  }
}

/** Fails unless the browser was shown an error of the provider, and not sent to the application. */
export function expectErrorPage(url: URL, { metadata }: Provider): URLSearchParams {
  expect(url.origin).toBe(new URL(metadata['issuer'] ?? '').origin);
  expect(url.origin).not.toBe(APP_ORIGIN);
  expect(url.searchParams.get('error')).toMatch(/^[a-z_]+$/);
  return url.searchParams;
}
