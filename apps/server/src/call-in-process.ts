import type { CallRest } from '@gazetteer/graphql';
import type { HttpServer } from '@gazetteer/kernel';

/** A `fetch` that answers from this process's own routes, for pages and programs that run inside it. */
export type FetchInProcess = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Calls routes of `server` without a network. Given credentials travel along, so that the routes decide
 * as they would for the visitor.
 */
export function fetchInProcess(server: HttpServer, authorization?: string): FetchInProcess {
  return async (address, init) => {
    const { pathname, search } = new URL(address, server.actions.publicUrl);
    const headers = Object.fromEntries(new Headers(init.headers));
    const answer = await server.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: authorization ? { ...headers, authorization } : headers,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(init.signal ? { signal: init.signal } : {}),
    });
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : answer.rawPayload;
    return new Response(body as BodyInit | null, {
      status: answer.statusCode,
      headers: { 'content-type': answer.headers['content-type'] ?? 'application/octet-stream' },
    });
  };
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
