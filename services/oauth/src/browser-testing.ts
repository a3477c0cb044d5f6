import { createHash, randomBytes } from 'node:crypto';
import type { Answer, TestOauth } from './oauth-testing.ts';

type Cookies = Map<string, { value: string; path: string }>;

/** A browser that follows redirects of this service, keeps cookies by their paths, and stops at other sites. */
export class OauthBrowser {
  readonly #oauth: TestOauth;
  readonly #host: string;
  readonly #cookies: Cookies = new Map();

  constructor(oauth: TestOauth, host = 'portal.test') {
    this.#oauth = oauth;
    this.#host = host;
  }

  /**
   * Opens an address of this service, or sends it a form, and follows it.
   * @returns the first address elsewhere, or the page that was shown
   */
  async open(address: string, form?: URLSearchParams): Promise<{ url?: URL; answer: Answer<string> }> {
    let next = new URL(address, `http://${this.#host}`);
    for (let hop = 0; hop < 10; hop += 1) {
      const answer = await this.visit(next, hop === 0 ? form : undefined);
      const { location } = answer.headers;
      if (location === undefined) return { answer };
      next = new URL(String(location), next);
      if (next.host !== this.#host || !next.pathname.startsWith('/api/.ory/')) return { url: next, answer };
    }
    throw new Error(`Too many redirects, the last to ${next.href}`);
  }

  /** One request with the cookies that belong to its path. */
  async visit(url: URL, form?: URLSearchParams): Promise<Answer<string>> {
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
    const method = form === undefined ? 'GET' : 'POST';
    const answer = await this.#oauth.call<string>(method, `${url.pathname}${url.search}`, form, {
      as: '',
      host: this.#host,
      headers: cookie ? { cookie } : {},
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) this.#keep(line);
    return answer;
  }

  /** The value of a cookie, wherever it belongs. */
  cookie(name: string): string | undefined {
    return [...this.#cookies].find(([key]) => key.startsWith(`${name} `))?.[1].value;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/; ?/);
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const isOver = attributes.some((one) => /^expires=Thu, 01 Jan 1970|^max-age=0/i.test(one));
    if (isOver) this.#cookies.delete(`${name} ${path}`);
    else this.#cookies.set(`${name} ${path}`, { value, path });
  }
}

export type Proof = { verifier: string; challenge: string };

/** A secret of one authorization request and what is shown of it at first (RFC 7636). */
export function makeProof(): Proof {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** An address that begins an authorization. */
export function authorizationAddress(parameters: Record<string, string>): string {
  return `/api/.ory/oauth2/auth?${new URLSearchParams({ response_type: 'code', state: 'a-state-of-the-app', ...parameters })}`;
}
