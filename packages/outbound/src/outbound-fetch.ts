import { Readable } from 'node:stream';
import type { Outbound } from './outbound.ts';

/** What libraries send: documents and forms. */
type Sent = {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
  redirect?: RequestRedirect | undefined;
};

/** What `outboundFetch` resembles: a `fetch` of addresses as text. */
export type OutboundFetch = (url: string | URL, sent?: Sent) => Promise<Response>;

/**
 * The client for addresses that other people have given, as libraries want it: a `fetch` that knows GET and POST.
 * @param limits bytes of an answer, and milliseconds for the whole
 * @returns which throws what `Outbound.get` throws
 */
export function outboundFetch(
  outbound: Outbound,
  limits: { maxBytes: number; timeoutMilliseconds: number },
): OutboundFetch {
  return async (url, { method = 'GET', headers, body, signal, redirect } = {}) => {
    const options = {
      ...limits,
      headers: Object.fromEntries(new Headers(headers)),
      signal: signal ?? undefined,
      followsRedirects: redirect !== 'manual',
    };
    const address = String(url);
    const answer =
      method === 'POST'
        ? await outbound.post(address, textOf(body), options)
        : await outbound.get(address, options);
    const sent = Object.entries(answer.headers).filter(([name]) => name !== 'content-encoding');
    const shown = sent.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as const],
    );
    const isEmpty = answer.status === 204 || answer.status === 304;
    if (isEmpty) answer.body.destroy();
    const content = isEmpty ? null : (Readable.toWeb(answer.body) as ReadableStream);
    return new Response(content, {
      status: answer.status,
      headers: new Headers(shown.map(([...pair]) => pair)),
    });
  };
}

function textOf(body: unknown): string {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('only text and forms are sent to addresses that other people have given');
}
