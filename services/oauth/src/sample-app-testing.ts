import { authorizationAddress, makeProof, type OauthBrowser, type Proof } from './browser-testing.ts';
import type { Answer, TestOauth } from './oauth-testing.ts';

export const REDIRECT = 'https://app.example/callback';

type Json = Record<string, unknown>;
export type Tokens = {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  scope: string;
  expires_in: number;
  token_type: string;
};
type Refusal = { error: string; error_description: string };

type Begin = {
  subject?: string;
  scope?: string;
  /** Further parameters of the authorization endpoint. */
  parameters?: Record<string, string>;
};
type Site = { login?: Json; consent?: Json };

/** An application that people sign in to, and the login and consent sites that answer for them. */
export class SampleApp {
  readonly id: string;
  readonly #oauth: TestOauth;
  readonly #secret: string | undefined;
  readonly #host: string;

  private constructor(
    oauth: TestOauth,
    host: string,
    { id, secret }: { id: string; secret: string | undefined },
  ) {
    this.#oauth = oauth;
    this.#host = host;
    this.id = id;
    this.#secret = secret;
  }

  /** Makes the client of the application. */
  static async create(oauth: TestOauth, fields: Json = {}, host = 'portal.test'): Promise<SampleApp> {
    const answer = await oauth.call<{ client_id: string; client_secret?: string }>(
      'POST',
      '/admin/clients',
      {
        redirect_uris: [REDIRECT],
        grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
        scope: 'openid offline offline_access photos.read photos.write',
        ...fields,
      },
      { host },
    );
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    const { client_id: id, client_secret: secret } = answer.body;
    return new SampleApp(oauth, host, { id, secret });
  }

  /** Begins in a browser. @returns what the browser is shown, and the secret behind the request */
  async begin(browser: OauthBrowser, { scope = 'openid', parameters = {} }: Begin = {}) {
    const proof = makeProof();
    const address = authorizationAddress({
      client_id: this.id,
      redirect_uri: REDIRECT,
      scope,
      code_challenge: proof.challenge,
      code_challenge_method: 'S256',
      ...parameters,
    });
    return { ...(await browser.open(address)), proof };
  }

  /** Signs somebody in, with consent to all that is asked. @returns the address that the browser comes back with */
  async authorize(
    browser: OauthBrowser,
    { subject = 'ann', ...begin }: Begin = {},
    { login = {}, consent = {} }: Site = {},
  ): Promise<{ back: URL; proof: Proof }> {
    const { url, proof } = await this.begin(browser, begin);
    const asked = await browser.open(await this.accept('login', challengeOf(url), { subject, ...login }));
    if (asked.url?.pathname !== '/consent') return { back: asked.url as URL, proof };
    const challenge = challengeOf(asked.url);
    const { body } = await this.read('consent', challenge);
    const whole = {
      grant_scope: body['requested_scope'],
      grant_access_token_audience: body['requested_access_token_audience'],
      ...consent,
    };
    const { url: back } = await browser.open(await this.accept('consent', challenge, whole));
    if (!back) throw new Error('The browser did not come back');
    return { back, proof };
  }

  /** Signs somebody in and redeems the code. */
  async signIn(browser: OauthBrowser, begin?: Begin, site?: Site): Promise<Tokens> {
    const { back, proof } = await this.authorize(browser, begin, site);
    const answer = await this.redeem(back.searchParams.get('code') ?? '', proof);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  redeem(code: string, { verifier }: Proof) {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
    });
  }

  refresh(refresh_token: string, more: Record<string, string> = {}) {
    return this.token({ grant_type: 'refresh_token', refresh_token, ...more });
  }

  /** Calls the token endpoint, or another one for programs, as the application. */
  async token(form: Record<string, string>, path = '/oauth2/token'): Promise<Answer<Tokens & Refusal>> {
    const secret = this.#secret;
    const named = secret === undefined ? { ...form, client_id: this.id } : form;
    const headers: Record<string, string> =
      secret === undefined ? {} : { authorization: basic(this.id, secret) };
    return this.#oauth.call('POST', path, new URLSearchParams(named), { as: '', host: this.#host, headers });
  }

  /** What the login, consent or logout site reads. */
  async read(kind: 'login' | 'consent' | 'logout', challenge: string): Promise<Answer<Json>> {
    const path = `/admin/oauth2/auth/requests/${kind}?${kind}_challenge=${challenge}`;
    return this.#oauth.call('GET', path, undefined, { host: this.#host });
  }

  /** The site's answer. @returns where the browser goes on */
  async accept(kind: 'login' | 'consent' | 'logout', challenge: string, body?: Json): Promise<string> {
    return this.#redirect(await this.answer(kind, 'accept', challenge, body));
  }

  async reject(kind: 'login' | 'consent', challenge: string, body: Json): Promise<string> {
    return this.#redirect(await this.answer(kind, 'reject', challenge, body));
  }

  async answer(kind: string, verb: string, challenge: string, body?: Json) {
    const path = `/admin/oauth2/auth/requests/${kind}/${verb}?${kind}_challenge=${challenge}`;
    return this.#oauth.call<Json>('PUT', path, body, { host: this.#host });
  }

  /** What the service says about a token. */
  async introspect(token: string, more: Record<string, string> = {}, host = this.#host): Promise<Json> {
    const form = new URLSearchParams({ token, ...more });
    return (await this.#oauth.call<Json>('POST', '/admin/oauth2/introspect', form, { host })).body;
  }

  #redirect({ status, body }: Answer<Json>): string {
    if (status !== 200) throw new Error(JSON.stringify(body));
    return String(body['redirect_to']);
  }
}

/** The challenge in the address of a login, consent or logout page. */
export function challengeOf(url: URL | undefined): string {
  const [, challenge = ''] =
    [...(url?.searchParams ?? [])].find(([name]) => name.endsWith('_challenge')) ?? [];
  return challenge;
}

function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;
}

/** What a signed token says, without checking it. */
export function claimsOf(token: string | undefined): Json {
  return JSON.parse(Buffer.from((token ?? '').split('.')[1] ?? '', 'base64url').toString() || '{}') as Json;
}
