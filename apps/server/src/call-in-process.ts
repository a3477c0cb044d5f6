import type { CallRest } from '@gazetteer/graphql';
import type { HttpServer } from '@gazetteer/kernel';

/** A `fetch` that answers from this process's own routes, for pages and programs that run inside it. */
export type FetchInProcess = (address: string, init: RequestInit) => Promise<Response>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** For whom a call is made. */
type Visitor = {
  authorization?: string | undefined;
  /** The visitor's network address, by which guesses at passwords are held up. */
  address?: string;
};

/**
 * Calls routes of `server` without a network. Given credentials and the visitor's address travel along, so that the
 * routes decide as they would for the visitor; cookies travel where the caller sends them, and come back.
 */
export function fetchInProcess(server: HttpServer, visitor: Visitor = {}): FetchInProcess {
  const { authorization, address: remoteAddress } = visitor;
  return async (address, init) => {
    const { host, pathname, search } = new URL(address, server.actions.publicUrl);
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await server.inject({
      method: (init.method ?? 'GET') as Method,
      url: pathname + search,
      headers: { ...headers, host, ...(authorization ? { authorization } : {}) },
      ...payloadOf(init.body),
      ...(remoteAddress ? { remoteAddress } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    const body = WITHOUT_BODY.has(answer.statusCode) ? null : answer.rawPayload;
    return new Response(body as BodyInit | null, {
      status: answer.statusCode,
      headers: answerHeaders(answer.headers),
    });
  };
}

/** A `fetch` that remembers whether a call was answered by 503: a store was away, or too much was asked. */
export function noteUnavailable(fetch: FetchInProcess): {
  fetch: FetchInProcess;
  lacksAnswers: () => boolean;
} {
  let lacks = false;
  return {
    fetch: async (address, init) => {
      const answer = await fetch(address, init);
      if (answer.status === 503) lacks = true;
      return answer;
    },
    lacksAnswers: () => lacks,
  };
}

const WITHOUT_BODY = new Set([204, 205, 304]);

function payloadOf(body: RequestInit['body']): { payload?: string | Buffer } {
  if (body instanceof ArrayBuffer) return { payload: Buffer.from(body) };
  if (body instanceof URLSearchParams) return { payload: body.toString() };
  return typeof body === 'string' ? { payload: body } : {};
}

/** What a caller may want to know of an answer. Every cookie keeps a line of its own. */
const PASSED_ON = ['content-type', 'location', 'link', 'retry-after', 'x-total-count'];

function answerHeaders(given: Record<string, number | string | string[] | undefined>): Headers {
  const headers = new Headers({ 'content-type': 'application/octet-stream' });
  for (const name of PASSED_ON) {
    if (given[name] !== undefined) headers.set(name, String(given[name]));
  }
  for (const line of [given['set-cookie'] ?? []].flat()) headers.append('set-cookie', String(line));
  return headers;
}

/** The GraphQL layer's way to this process's REST routes. */
export function callRest(server: HttpServer): CallRest {
  return async ({ method, path, body, headers }) => {
    const answer = await server.inject({
      method: method as 'GET',
      url: path,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: answer.statusCode, body: parsed(answer.body) };
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
