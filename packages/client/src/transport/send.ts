import { type Credentials, credentialHeaders } from './credentials.ts';
import { type Answer, RequestError } from './request-error.ts';

export type ClientOptions = Credentials & {
  /** Where the site is, without a trailing path: `https://data.example.org`. In a browser '' means this site. */
  baseUrl: string;
  /** Replaces the platform's `fetch`, for example by one that answers in process. */
  fetch?: (request: string, init: RequestInit) => Promise<Response>;
  /** The language that actions give texts in where they are written in several, such as `fr`; asked for at every call. */
  language?: string | (() => string);
  /** Sent with every request, for example `{ authorization: key }`. */
  headers?: Record<string, string>;
  /** Gives up after so many milliseconds; 0, the default, waits for ever. */
  timeoutMilliseconds?: number;
  /** Whether a browser sends its cookies to another site as well: `include`. */
  credentials?: RequestCredentials;
};

/** What may be said for one call: it goes before what the client was made with. */
export type RequestOptions = Credentials &
  Pick<ClientOptions, 'headers' | 'timeoutMilliseconds'> & { signal?: AbortSignal };

export type Message = Pick<RequestInit, 'method' | 'body' | 'redirect'> & {
  headers?: Record<string, string>;
};

/**
 * Sends one request of a call, and reads its answer.
 * @throws RequestError where no answer arrives, in the words that HTTP clients have agreed on
 */
export async function send<Data>(
  operation: string,
  { client, request }: { client: ClientOptions; request: RequestOptions },
  url: string,
  message: Message,
  read: (answer: Response) => Promise<Data>,
): Promise<Data> {
  const milliseconds = request.timeoutMilliseconds ?? client.timeoutMilliseconds ?? 0;
  const timer = milliseconds > 0 ? AbortSignal.timeout(milliseconds) : undefined;
  const signals = [request.signal, timer].filter((signal) => signal !== undefined);
  const failure = (text: string, code: string, cause: unknown) =>
    new RequestError(text, { status: 0, code, operation, cause });
  const headers = {
    accept: 'application/json',
    ...xsrfHeader(url),
    ...(await credentialHeaders({ ...client, ...request })),
    ...client.headers,
    ...message.headers,
    ...request.headers,
  };
  try {
    const answer = await (client.fetch ?? fetch)(url, {
      ...message,
      headers,
      signal: AbortSignal.any(signals),
      ...(client.credentials && { credentials: client.credentials }),
    });
    return await read(answer);
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    if (request.signal?.aborted) throw failure('Request aborted', 'aborted', cause);
    if (timer?.aborted) throw failure(`timeout of ${milliseconds}ms exceeded`, 'timed_out', cause);
    throw failure('Network Error', 'network', cause);
  }
}

/**
 * Proxies that guard a site against forged requests give its pages a cookie and want it back as a header, by the names
 * that HTTP clients have agreed on. No other site is told.
 */
function xsrfHeader(url: string): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const [, token] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  const isOurs = new URL(url, location.href).origin === location.origin;
  return token && isOurs ? { 'x-xsrf-token': decodeURIComponent(token) } : {};
}

/** Reads an answer as JSON; its data is undefined where it is none. */
export async function readJson(answer: Response): Promise<Answer<unknown>> {
  const { status, headers } = answer;
  return { data: parseJson(await answer.text()), status, headers };
}

/** The parsed text, or undefined where it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The error for an answer of another kind than it should be, such as the page of a proxy. */
export function unreadable(operation: string, response: Answer<unknown>): RequestError {
  const { status } = response;
  const message = 'The server answered with something that is not JSON';
  return new RequestError(message, { status, code: 'unreadable_answer', operation, response });
}
