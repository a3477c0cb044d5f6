import type {
  ActionInput,
  ActionName,
  ActionResult,
  DatastoreSearchResult,
  RecordsFormat,
} from './action-types.ts';
import { readOnlyActions } from './api.generated.ts';
import { errorOfAnswer, RequestError } from './request-error.ts';

export type ClientOptions = {
  /** Where the site is, without a trailing path: `https://data.example.org`. In a browser '' means this site. */
  baseUrl: string;
  /** Replaces the platform's `fetch`, for example by one that answers in process. */
  fetch?: (request: string, init: RequestInit) => Promise<Response>;
  /** Sent with every request, for example `{ authorization: key }`. */
  headers?: Record<string, string>;
  /** Gives up after so many milliseconds; 0, the default, waits for ever. */
  timeoutMilliseconds?: number;
};

export type RequestOptions = Pick<ClientOptions, 'timeoutMilliseconds'> & { signal?: AbortSignal };

export type Client = {
  /**
   * Calls an action and answers its result without the envelope.
   * @throws RequestError where there is no result
   */
  action: CallAction;
};

interface CallAction {
  <Format extends RecordsFormat>(
    name: 'datastore_search',
    input: ActionInput<'datastore_search'> & { records_format: Format },
    options?: RequestOptions,
  ): Promise<DatastoreSearchResult<Format>>;
  <Name extends ActionName>(
    name: Name,
    input?: ActionInput<Name>,
    options?: RequestOptions,
  ): Promise<ActionResult<Name>>;
}

/** Beyond this many characters some proxies refuse an address, so the input travels in the body instead. */
const longestQuery = 4000;

/** Makes a client of the action API for a browser or for Node. */
export function createClient(options: ClientOptions): Client {
  const readOnly = new Set<string>(readOnlyActions);
  const action = async (name: ActionName, input: object = {}, request: RequestOptions = {}) => {
    const path = `${options.baseUrl.replace(/\/$/, '')}/api/3/action/${name}`;
    const query = queryString(input);
    const asQuery = readOnly.has(name) && query.length <= longestQuery;
    const body = asQuery
      ? await send(options, request, query ? `${path}?${query}` : path, { method: 'GET' })
      : await send(options, request, path, {
          method: 'POST',
          body: JSON.stringify(input),
          headers: { 'content-type': 'application/json' },
        });
    return (body as { result: unknown }).result;
  };
  // The server describes its results by the schemas these types are generated from.
  return { action: action as CallAction };
}

/** Objects and lists travel as JSON text; what is absent is not sent. */
function queryString(input: object): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue;
    query.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return query.toString();
}

type Message = { method: 'GET' | 'POST'; body?: string; headers?: Record<string, string> };

async function send(client: ClientOptions, request: RequestOptions, url: string, message: Message) {
  const milliseconds = request.timeoutMilliseconds ?? client.timeoutMilliseconds ?? 0;
  const timer = milliseconds > 0 ? AbortSignal.timeout(milliseconds) : undefined;
  const signals = [request.signal, timer].filter((signal) => signal !== undefined);
  const headers = {
    accept: 'application/json',
    ...xsrfHeader(url),
    ...client.headers,
    ...message.headers,
  };
  try {
    const answer = await (client.fetch ?? fetch)(url, {
      ...message,
      headers,
      signal: AbortSignal.any(signals),
    });
    return await readAnswer(answer);
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    if (request.signal?.aborted)
      throw new RequestError('Request aborted', { status: 0, code: 'aborted', cause });
    if (timer?.aborted) {
      const message = `timeout of ${milliseconds}ms exceeded`;
      throw new RequestError(message, { status: 0, code: 'timed_out', cause });
    }
    throw new RequestError('Network Error', { status: 0, code: 'network', cause });
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

async function readAnswer(answer: Response): Promise<unknown> {
  const text = await answer.text();
  const body = parseJson(text);
  if (!answer.ok) throw errorOfAnswer(answer.status, body);
  if (body === undefined) {
    const message = 'The server answered with something that is not JSON';
    throw new RequestError(message, { status: answer.status, code: 'unreadable_answer' });
  }
  return body;
}

/** The parsed text, or undefined where it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
