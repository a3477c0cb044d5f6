import type { IncomingMessage } from 'node:http';
import { checkUrl } from './check-url.ts';
import { findAddresses, type Resolve, systemResolver } from './find-addresses.ts';
import { type Connect, openAnswer } from './open-answer.ts';
import { tookTooLong, unreachable } from './outbound-errors.ts';
import { ACCEPTED_ENCODINGS, type OutboundAnswer, readAnswer } from './read-answer.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Headers with credentials, which are dropped when a redirect leads to another site. */
const SECRET_HEADERS = new Set(['authorization', 'cookie', 'x-ckan-api-key']);

export type Get = {
  signal?: AbortSignal | undefined;
  /** Bytes the answer may have, uncompressed; 256 MB unless given. */
  maxBytes?: number | undefined;
  headers?: Record<string, string> | undefined;
  /** How long the whole transfer may take; half an hour unless given. */
  timeoutMilliseconds?: number | undefined;
  /** Whether a redirect is followed, as it is unless said otherwise; else it is the answer. */
  followsRedirects?: boolean | undefined;
};

/** The one client for addresses that other people have given. */
export type Outbound = {
  /**
   * Asks for a public address by GET and follows up to five redirects, each checked again. Any status comes back as an
   * answer.
   * @throws ApplicationError `address_refused` (400), `too_large` (413), `unreachable` (502), `timed_out` (504); the
   * body fails with the same; the signal's reason when it ends the request
   */
  get(url: string, options?: Get): Promise<OutboundAnswer>;
  /** Sends a text to a public address by POST. Redirects are answers here, because nobody else is told what is sent. @throws as `get` */
  post(url: string, body: string, options?: Get): Promise<OutboundAnswer>;
};

export type OutboundOptions = {
  /** Lets private and loopback addresses be called: for tests, and for portals inside an intranet. */
  allowPrivate?: boolean | undefined;
  /** How long another server may stay silent; 30 seconds unless given. */
  silenceMilliseconds?: number | undefined;
  resolve?: Resolve | undefined;
  connect?: Connect | undefined;
};

/** Makes the client; a process needs one. */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { allowPrivate = false, silenceMilliseconds = 30_000, resolve = systemResolver, connect } = options;

  async function follow(
    first: URL,
    signal: AbortSignal,
    { headers: all = {}, followsRedirects = true }: Get,
  ) {
    const given = allowedHeaders(all);
    const seen = new Set<string>();
    let [url, headers] = [first, given];
    for (;;) {
      seen.add(url.href);
      const addresses = await endedBy(signal, findAddresses(url, { resolve, allowPrivate }));
      const sent = { ...headers, ...ownHeaders };
      const answer = await openAnswer(url, {
        addresses,
        headers: sent,
        signal,
        silenceMilliseconds,
        connect,
      });
      const next = followsRedirects ? redirectOf(url, answer) : undefined;
      if (!next) return { url, answer };
      answer.destroy();
      if (seen.has(next.href)) throw unreachable(`${first.host} redirects in a circle`);
      if (seen.size > MAX_REDIRECTS)
        throw unreachable(`${first.host} redirects more than ${MAX_REDIRECTS} times`);
      if (next.origin !== url.origin) headers = withoutSecrets(headers);
      url = next;
    }
  }

  /** Asks within the time that the whole transfer may take. */
  async function within(
    address: string,
    { signal: given, maxBytes = 256 * 1024 ** 2, timeoutMilliseconds = 1_800_000 }: Get,
    ask: (url: URL, signal: AbortSignal) => Promise<{ url: URL; answer: IncomingMessage }>,
  ): Promise<OutboundAnswer> {
    const url = checkUrl(address);
    const deadline = new AbortController();
    const late = () => deadline.abort(tookTooLong(url, timeoutMilliseconds));
    const timer = setTimeout(late, timeoutMilliseconds).unref();
    const signal = given ? AbortSignal.any([given, deadline.signal]) : deadline.signal;
    try {
      const found = await ask(url, signal);
      const read = readAnswer(found.url, found.answer, { maxBytes, silenceMilliseconds, signal });
      read.body.once('close', () => clearTimeout(timer));
      return read;
    } catch (error) {
      clearTimeout(timer);
      signal.throwIfAborted();
      throw error;
    }
  }

  return {
    get: async (address, options = {}) =>
      within(address, options, (url, signal) => follow(url, signal, options)),
    post: async (address, body, options = {}) =>
      within(address, options, async (url, signal) => {
        const addresses = await endedBy(signal, findAddresses(url, { resolve, allowPrivate }));
        const length = { 'content-length': String(Buffer.byteLength(body)) };
        const headers = { ...allowedHeaders(options.headers ?? {}), ...ownHeaders, ...length };
        const opening = { addresses, headers, body, signal, silenceMilliseconds, connect };
        return { url, answer: await openAnswer(url, opening) };
      }),
  };
}

const ownHeaders = { 'accept-encoding': ACCEPTED_ENCODINGS, 'user-agent': 'Gazetteer (open data portal)' };

/** Drops headers such as `host`, because the address alone decides whom a request goes to. */
function allowedHeaders(headers: Record<string, string>): Record<string, string> {
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(named.filter(([name]) => name !== 'host'));
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name)));
}

function redirectOf(url: URL, { statusCode = 0, headers }: IncomingMessage): URL | undefined {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return undefined;
  return checkUrl(headers.location, url);
}

/** Stops waiting for the resolver, which itself cannot be stopped. */
async function endedBy<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
