import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openSql, type Sql } from '@gazetteer/kernel';
import type { Outbound } from '@gazetteer/outbound';
import { afterAll, beforeAll, expect } from 'vitest';
import { OauthBrowser } from '../browser-testing.ts';
import type { GivenSettings } from '../model/oauth-settings.ts';
import { type Answer, openTestOauth, SECURE_HOST, type TestOauth } from '../oauth-testing.ts';

/** Where applications of these tests are; nobody answers there. */
export const APP_ORIGIN = 'https://app.example';
export const REDIRECT_URI = `${APP_ORIGIN}/callback`;
/** Scopes about a person that applications may register by themselves here. */
export const PERSON_SCOPES = ['profile', 'email', 'address', 'phone'];

/** Keeps one SQLite store for all tests of a file, so that the keys of its provider are made once. */
export function keepStore(): () => Sql {
  let sql: Sql | undefined;
  beforeAll(() => {
    sql = openSql({ file: join(process.env['TEST_RUN_FOLDER'] ?? tmpdir(), `${randomUUID()}.sqlite`) });
  });
  afterAll(() => sql?.close());
  return () => {
    if (!sql) throw new Error('The store is open during tests only');
    return sql;
  };
}

/** What the discovery document of a provider says; each test knows what it reads. */
export type Metadata = Record<string, string> & { [list: `${string}_supported`]: string[] & string };

/** A running provider, known by its issuer only, as somebody outside knows it. */
export type Provider = {
  oauth: TestOauth;
  host: string;
  metadata: Metadata;
  /** What other servers answer, by address. */
  pages: Map<string, unknown>;
  /** Calls an endpoint as a program outside. */
  send<Body = Record<string, unknown>>(
    method: string,
    address: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>;
};

/** What lets a program do all that the standards let it do. */
export const OPEN_TO_PROGRAMS: GivenSettings = {
  oidc: {
    dynamic_client_registration: {
      enabled: true,
      default_scope: ['openid', 'offline_access', ...PERSON_SCOPES],
    },
  },
};

/** Opens a provider at which programs may register, and reads what it says of itself. */
export async function openProvider(sql: Sql, settings: GivenSettings = {}): Promise<Provider> {
  const pages = new Map<string, unknown>();
  const oauth = await openTestOauth(sql, answeringFor(pages));
  await oauth.configure({ ...OPEN_TO_PROGRAMS, ...settings }, SECURE_HOST);
  const send: Provider['send'] = (method, address, body, headers = {}) => {
    const { host, pathname, search } = new URL(address);
    return oauth.call(method, `${pathname}${search}`, body, { as: '', host, headers });
  };
  const discovery = `https://${SECURE_HOST}/api/.ory/.well-known/openid-configuration`;
  const { status, body } = await send<Metadata>('GET', discovery);
  expect(status).toBe(200);
  return { oauth, host: SECURE_HOST, metadata: body, pages, send };
}

function answeringFor(pages: ReadonlyMap<string, unknown>): Outbound {
  return {
    get: async (url) => {
      const isThere = pages.has(url);
      const body = Readable.from([Buffer.from(JSON.stringify(pages.get(url) ?? null))]);
      return { status: isThere ? 200 : 404, headers: { 'content-type': 'application/json' }, url, body };
    },
    post: async (url) => ({ status: 200, headers: {}, url, body: Readable.from(['']) }),
  };
}

/** What a site was asked, and read of the request. */
type Question = { site: 'login' | 'consent' | 'logout'; request: Record<string, unknown> };
type Challenge = [Question['site'], string];

const CLAIMS: Record<string, Record<string, unknown>> = {
  profile: { name: 'Ann Lee', family_name: 'Lee', given_name: 'Ann', updated_at: 1_700_000_000 },
  email: { email: 'ann@example.org', email_verified: true },
  address: { address: { locality: 'Panaji', country: 'IN' } },
  phone: { phone_number: '+91 832 1234567', phone_number_verified: true },
};

/**
 * Somebody at a browser, with the sites that sign in, ask for consent and sign out. They accept whatever they are asked, and
 * remember it.
 */
export class Person {
  /** What the sites were asked so far. */
  readonly questions: Question[] = [];
  readonly #oauth: TestOauth;
  readonly #host: string;
  readonly #browser: OauthBrowser;
  readonly subject: string;

  constructor({ oauth, host }: Pick<Provider, 'oauth' | 'host'>, subject = 'ann') {
    this.#oauth = oauth;
    this.#host = host;
    this.#browser = new OauthBrowser(oauth, host);
    this.subject = subject;
  }

  /** Goes to an address, or sends it a form, and answers all sites on the way. @returns where the browser is in the end */
  async open(address: string, form?: URLSearchParams): Promise<URL> {
    let { url } = await this.#browser.open(address, form);
    for (let at = challengeIn(url); at; at = challengeIn(url)) {
      ({ url } = await this.#browser.open(await this.#answer(at)));
    }
    if (!url) throw new Error('The browser was shown a page, and sent to no address');
    return url;
  }

  /** The sites that the person has seen since a number of questions, without those that had nothing to ask. */
  seenSince(first: number): string[] {
    return this.questions
      .slice(first)
      .filter(({ request }) => request['skip'] !== true)
      .map(({ site }) => site);
  }

  async #answer([site, challenge]: Challenge): Promise<string> {
    const query = `${site}_challenge=${encodeURIComponent(challenge)}`;
    const root = `/admin/oauth2/auth/requests/${site}`;
    const host = this.#host;
    const { body: request } = await this.#oauth.call('GET', `${root}?${query}`, undefined, { host });
    this.questions.push({ site, request });
    const answer = { login: () => this.#login(request), consent: () => consent(request), logout: () => ({}) };
    const accepted = await this.#oauth.call<{ redirect_to: string }>(
      'PUT',
      `${root}/accept?${query}`,
      answer[site](),
      { host },
    );
    expect(accepted.status).toBe(200);
    return accepted.body.redirect_to;
  }

  #login({ oidc_context }: Record<string, unknown>): object {
    const { acr_values: [acr = 'aal1'] = [] } = oidc_context as { acr_values?: string[] };
    return { subject: this.subject, remember: true, remember_for: 86_400, acr, amr: ['password'] };
  }
}

function challengeIn(url: URL | undefined): Challenge | undefined {
  for (const site of ['login', 'consent', 'logout'] as const) {
    const challenge = url?.searchParams.get(`${site}_challenge`);
    if (challenge) return [site, challenge];
  }
  return undefined;
}

function consent({ requested_scope }: Record<string, unknown>): object {
  const scopes = requested_scope as string[];
  const claims = Object.assign({}, ...scopes.map((scope) => CLAIMS[scope] ?? {})) as object;
  return { grant_scope: scopes, remember: true, session: { id_token: claims } };
}
