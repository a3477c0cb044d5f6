import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scopes } from '../api-documentation/scopes.ts';
import { createKey } from '../administrator-keys/change-keys.ts';
import { type Application, openApplication } from '../open-application.ts';
import { testSettings } from '../settings-testing.ts';

const PORTAL = 'portal.test';
const REDIRECT = 'https://app.example/callback';
const PASSWORD = 'analytical engine 1843';

/** All scopes that the portal's own API knows. */
export const everyScope = Object.keys(scopes).join(' ');

export type Answer = {
  status: number;
  text: string;
  /** Each test knows what it reads. */
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, string | string[] | number | undefined>;
};

type Request = {
  /** What stands in `Authorization`. */
  as?: string | undefined;
  host?: string;
  headers?: Record<string, string>;
  body?: object | URLSearchParams | undefined;
};

/** A program that is registered at a project. */
export type Program = { id: string; basic: string; host: string };

export type TokenAnswer = { access_token: string; refresh_token?: string };

/** An empty installation at portal.test, with what it takes to get tokens from it. */
export type Installation = {
  application: Application;
  key: string;
  ask(method: string, url: string, request?: Request): Promise<Answer>;
  action(name: string, as: string | undefined, input?: object): Promise<Answer>;
  /** Makes an account. @returns its id */
  enrol(email: string): Promise<string>;
  signIn(email: string): Promise<string>;
  register(fields?: object, host?: string): Promise<Program>;
  /** A token that a program gets for itself. */
  ownToken(program: Program, scope: string, more?: Record<string, string>): Promise<string>;
  /** Tokens that somebody grants a program. */
  grant(program: Program, subject: string, scope: string): Promise<TokenAnswer>;
  close(): Promise<void>;
};

export async function openInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'gazetteer-tokens-'));
  const application = await openApplication(
    testSettings({
      DATA_DIR: folder,
      RATE_LIMIT: '0',
      SAMPLE_DATA: '0',
      PUBLIC_URL: `http://${PORTAL}`,
    }),
  );
  const key = await createKey(application.sql, 'test');
  const ask: Installation['ask'] = async (method, url, { as, host = PORTAL, headers = {}, body } = {}) => {
    const isForm = body instanceof URLSearchParams;
    const answer = await application.server.inject({
      method: method as 'GET',
      url,
      headers: {
        host,
        ...(as === undefined ? {} : { authorization: as }),
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isForm ? body.toString() : body }),
    });
    const { statusCode: status, body: text } = answer;
    const isJson = String(answer.headers['content-type']).includes('json') && text !== '';
    return { status, text, body: isJson ? JSON.parse(text) : undefined, headers: answer.headers };
  };
  const register: Installation['register'] = async (fields = {}, host = PORTAL) => {
    const { body } = await ask('POST', '/api/.ory/admin/clients', {
      as: key,
      host,
      body: {
        client_name: 'Rain gauge',
        redirect_uris: [REDIRECT],
        grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
        scope: `openid offline ${everyScope}`,
        ...fields,
      },
    });
    const secret = Buffer.from(`${body.client_id}:${body.client_secret}`).toString('base64');
    return { id: body.client_id, basic: `Basic ${secret}`, host };
  };
  const token = async ({ basic, host }: Program, form: Record<string, string>): Promise<TokenAnswer> => {
    const body = new URLSearchParams(form);
    const answer = await ask('POST', '/api/.ory/oauth2/token', { as: basic, host, body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body;
  };
  return {
    application,
    key,
    ask,
    action: (name, as, input = {}) => ask('POST', `/api/3/action/${name}`, { as, body: input }),
    enrol: async (email) => {
      const { body } = await ask('POST', '/api/.ory/admin/identities', {
        as: key,
        body: {
          schema_id: 'individual',
          traits: { email, name: email },
          credentials: { password: { config: { password: PASSWORD } } },
        },
      });
      return body.id;
    },
    signIn: async (email) => {
      const { body: flow } = await ask('GET', '/api/.ory/self-service/login/api');
      const { body } = await ask('POST', `${new URL(flow.ui.action).pathname}?flow=${flow.id}`, {
        body: { method: 'password', identifier: email, password: PASSWORD },
      });
      return `Bearer ${body.session_token}`;
    },
    register,
    ownToken: async (program, scope, more = {}) =>
      (await token(program, { grant_type: 'client_credentials', scope, ...more })).access_token,
    grant: async (program, subject, scope) => {
      const verifier = randomBytes(32).toString('base64url');
      const browser = openBrowser(ask, program.host);
      const accept = async (kind: 'login' | 'consent', page: URL, answer: object) => {
        const challenge = page.searchParams.get(`${kind}_challenge`);
        const url = `/api/.ory/admin/oauth2/auth/requests/${kind}/accept?${kind}_challenge=${challenge}`;
        const { body } = await ask('PUT', url, { as: key, host: program.host, body: answer });
        return browser(body.redirect_to);
      };
      const login = await browser(authorizationAddress(program, scope, verifier));
      const consent = await accept('login', login, { subject });
      const back = await accept('consent', consent, { grant_scope: scope.split(' ') });
      const code = back.searchParams.get('code') ?? back.href;
      const redeemed = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT };
      return token(program, { ...redeemed, code_verifier: verifier });
    },
    close: async () => {
      await application.close();
      await rm(folder, { recursive: true });
    },
  };
}

function authorizationAddress({ id, host }: Program, scope: string, verifier: string): string {
  const query = new URLSearchParams({
    client_id: id,
    response_type: 'code',
    redirect_uri: REDIRECT,
    scope,
    state: 'a-state-of-the-app',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `http://${host}/api/.ory/oauth2/auth?${query}`;
}

/** A browser with cookies. @returns a way to open an address and follow it to the first page that is none of the service */
function openBrowser(ask: Installation['ask'], host: string): (address: string) => Promise<URL> {
  const cookies = new Map<string, string>();
  return async (address) => {
    let next = new URL(address);
    while (next.host === host && next.pathname.startsWith('/api/.ory/')) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const { headers, text } = await ask('GET', next.pathname + next.search, { host, headers: { cookie } });
      for (const line of [headers['set-cookie'] ?? []].flat().map(String)) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      if (headers['location'] === undefined) throw new Error(`${next.pathname}: ${text}`);
      next = new URL(String(headers['location']), next);
    }
    return next;
  };
}

/** What a call came to: done, refused for its scope, or refused for what the bearer may. */
export function outcome({ status, headers }: Pick<Answer, 'status' | 'headers'>): string {
  const challenge = String(headers['www-authenticate'] ?? '');
  const [, needed] = /scope="([^"]*)"/.exec(challenge) ?? [];
  if (status < 300) return 'done';
  return challenge.includes('insufficient_scope') ? `needs ${needed ?? 'no token'}` : `refused ${status}`;
}
