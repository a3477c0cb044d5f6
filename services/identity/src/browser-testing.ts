import type { HttpServer } from '@gazetteer/kernel';
import { parseSetCookie } from 'cookie';
import type { UiText } from './forms/ui-text.ts';
import type { UiNode } from './forms/ui-node.ts';

/** A flow as a client reads it. */
export type ShownFlow = {
  id: string;
  state: string;
  return_to?: string;
  request_url: string;
  expires_at: string;
  ui: { action: string; method: string; nodes: UiNode[]; messages?: UiText[] };
  [key: string]: unknown;
};

export type Answer = {
  status: number;
  headers: Record<string, unknown>;
  location: string | undefined;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
};

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A body as it stands, which says it is JSON. */
  body?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
};

/** A client with a memory for cookies, as a browser has one. `host` tells which project it visits. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #server: HttpServer;
  readonly #host: string;
  readonly #headers: Record<string, string>;

  constructor(server: HttpServer, host = 'portal.test', headers: Record<string, string> = {}) {
    this.#server = server;
    this.#host = host;
    this.#headers = headers;
  }

  /** Calls an address below /api/.ory, or a whole one; redirects are not followed. Takes JSON unless said otherwise. */
  async call(address: string, { method, body, json, form, headers = {} }: Call = {}): Promise<Answer> {
    const { pathname, search } = new URL(
      address.startsWith('http') ? address : `/api/.ory${address}`,
      `http://${this.#host}`,
    );
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const payload = form
      ? new URLSearchParams(form).toString()
      : json === undefined
        ? body
        : JSON.stringify(json);
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
    const answer = await this.#server.inject({
      method: method ?? (payload === undefined ? 'GET' : 'POST'),
      url: pathname + search,
      headers: {
        host: this.#host,
        accept: form ? 'text/html' : 'application/json',
        ...(cookie ? { cookie } : {}),
        ...(payload === undefined ? {} : { 'content-type': type }),
        ...this.#headers,
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    this.#remember(answer.headers['set-cookie']);
    const { location } = answer.headers;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      location: typeof location === 'string' ? location : undefined,
      body: answer.headers['content-type']?.toString().includes('json') ? answer.json() : {},
    };
  }

  /** Starts a flow of a kind, as a script on a page does, or as an app. */
  async start(kind: string, query = '', type: 'browser' | 'api' = 'browser'): Promise<ShownFlow> {
    const { body } = await this.call(`/self-service/${kind}/${type}${query}`);
    return body as unknown as ShownFlow;
  }

  /** Submits a flow by JSON, with its CSRF token. */
  async submit(flow: ShownFlow, json: Record<string, unknown>): Promise<Answer> {
    return this.call(flow.ui.action, { json: { csrf_token: nodeValue(flow, 'csrf_token'), ...json } });
  }

  /** Submits a flow as a page without script does. */
  async submitForm(flow: ShownFlow, form: Record<string, string>): Promise<Answer> {
    return this.call(flow.ui.action, {
      form: { csrf_token: String(nodeValue(flow, 'csrf_token')), ...form },
    });
  }

  /**
   * Opens a link that was sent, and presses the button of the page that it leads to.
   * @returns the answer of the press; that of the opening where the page has no such button
   */
  async followLink(link: string): Promise<Answer> {
    const opened = await this.call(link, { headers: { accept: 'text/html' } });
    const { pathname, searchParams } = new URL(String(opened.location));
    const { body } = await this.call(`/self-service${pathname}/flows?id=${searchParams.get('flow')}`);
    const flow = body as unknown as ShownFlow;
    const isOffered = nodeNames(flow).join() === 'default/csrf_token,link/method=link';
    return isOffered ? this.submitForm(flow, { method: 'link' }) : opened;
  }

  #remember(lines: string | string[] | undefined): void {
    const set = [lines ?? []].flat().map((line) => parseSetCookie(line));
    // RFC 6265, 4.1.1: an answer sets each cookie once.
    const twice = set.find(({ name }, index) => set.findIndex((other) => other.name === name) !== index);
    if (twice) throw new Error(`An answer sets the cookie ${twice.name} more than once`);
    for (const { name, value, maxAge } of set) {
      if (value && maxAge !== 0) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
  }
}

/** The value of a field of a flow. */
export function nodeValue(flow: ShownFlow, name: string): unknown {
  const node = flow.ui.nodes.find(({ attributes }) => 'name' in attributes && attributes.name === name);
  return node?.type === 'input' ? node.attributes.value : undefined;
}

/** The fields of a flow as `group/name` (or `group/name=value` for buttons), in order. */
export function nodeNames(flow: ShownFlow): string[] {
  return flow.ui.nodes.map(({ group, attributes }) => {
    if (!('name' in attributes)) return `${group}/#${attributes.id}`;
    return `${group}/${attributes.name}${attributes.type === 'submit' ? `=${String(attributes.value)}` : ''}`;
  });
}

/** Message ids of a flow: those of the form as a whole, and by field. */
export function messageIds(flow: ShownFlow): { form: number[]; fields: Record<string, number[]> } {
  const fields: Record<string, number[]> = {};
  for (const { attributes, messages } of flow.ui.nodes) {
    if (messages.length > 0 && 'name' in attributes) fields[attributes.name] = messages.map(({ id }) => id);
  }
  return { form: (flow.ui.messages ?? []).map(({ id }) => id), fields };
}
