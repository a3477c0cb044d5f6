import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.ts';
import type { RequestError } from '../transport/request-error.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A server on this machine that answers every request alike and remembers what it was asked. */
async function serve(answer: RequestListener) {
  const requests: { method?: string; url?: string; body: string; headers: object }[] = [];
  const handle = async (...[request, response]: Parameters<RequestListener>) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, body: await text(request), headers });
    answer(request, response);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`, requests };
}

const json = (status: number, body: unknown): RequestListener => {
  return (_request, response) => response.writeHead(status).end(JSON.stringify(body));
};
const success = (result: unknown) => json(200, { help: '', success: true, result });

async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const outcome = await call.then(
    () => undefined,
    (error: RequestError) => error,
  );
  if (!outcome) throw new Error('the call succeeded');
  return outcome;
}

describe('the client', () => {
  it('reads with GET, lists and objects as JSON, and takes the envelope off', async () => {
    const { baseUrl, requests } = await serve(success({ records: [] }));
    const result = await createClient({ baseUrl }).action('datastore_search', {
      resource_id: 'r',
      filters: { year: [2011] },
      limit: 10,
      include_total: false,
      sort: undefined,
    });
    expect(result).toEqual({ records: [] });
    const url = new URL(requests[0]?.url ?? '', baseUrl);
    expect([requests[0]?.method, url.pathname]).toEqual(['GET', '/api/3/action/datastore_search']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      resource_id: 'r',
      filters: '{"year":[2011]}',
      limit: '10',
      include_total: 'false',
    });
  });

  it('writes with POST and JSON', async () => {
    const { baseUrl, requests } = await serve(success(null));
    const client = createClient({ baseUrl: `${baseUrl}/`, headers: { authorization: 'key' } });
    await client.action('package_create', { name: 'rain' });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/api/3/action/package_create',
      body: '{"name":"rain"}',
      headers: { authorization: 'key', 'content-type': 'application/json' },
    });
  });

  it('reads with POST where the query would be too long for an address', async () => {
    const { baseUrl, requests } = await serve(success({}));
    await createClient({ baseUrl }).action('datastore_search_sql', { sql: `select '${'x'.repeat(5000)}'` });
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/3/action/datastore_search_sql' });
  });

  it('gives the cookie XSRF-TOKEN back as a header, to its own site only', async () => {
    vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=a%3Db; language=en' });
    vi.stubGlobal('location', new URL('https://data.example.org/search'));
    const sent: unknown[] = [];
    const fetch = async (_address: string, { headers }: RequestInit) => {
      sent.push(new Headers(headers).get('x-xsrf-token'));
      return Response.json({ success: true, result: [] });
    };
    for (const baseUrl of ['', 'https://data.example.org', 'https://other.example.org']) {
      await createClient({ baseUrl, fetch }).action('vocabulary_list');
    }
    expect(sent).toEqual(['a=b', 'a=b', null]);
    vi.unstubAllGlobals();
  });

  it('answers in process through a fetch of its own', async () => {
    const fetch = async (address: string) => Response.json({ success: true, result: [address] });
    const client = createClient({ baseUrl: '', fetch });
    expect(await client.action('vocabulary_list')).toEqual(['/api/3/action/vocabulary_list']);
  });
});

describe('a refusal', () => {
  it.each([
    [404, { __type: 'Not Found Error', message: 'Not found' }, 'not_found', 'Not found', {}],
    [403, { __type: 'Authorization Error', message: 'Access denied' }, 'access_denied', 'Access denied', {}],
    [
      409,
      { __type: 'Validation Error', id: ['Missing value'] },
      'invalid_input',
      undefined,
      { id: ['Missing value'] },
    ],
    [409, { __type: 'Search Error' }, 'search_syntax', undefined, {}],
    [429, { code: 'too_many_requests', message: 'Slow down' }, 'too_many_requests', 'Slow down', {}],
    [400, { code: 'invalid_input', fields: { Name: ['no'] } }, 'invalid_input', undefined, { Name: ['no'] }],
  ])('of status %i with %j has the code %s', async (status, error, code, detail, fields) => {
    const { baseUrl } = await serve(json(status, { success: false, error }));
    const failure = await failureOf(createClient({ baseUrl }).action('package_show', { id: 'x' }));
    expect(failure).toMatchObject({ status, code, detail, fields });
    expect(failure.message).toBe(`Request failed with status code ${status}`);
  });

  it('may be bare text, or no JSON at all', async () => {
    const bare = await serve(json(400, 'Bad request - Action name not known: foo'));
    expect(await failureOf(createClient(bare).action('vocabulary_list'))).toMatchObject({
      code: 'bad_request',
      detail: 'Bad request - Action name not known: foo',
    });
    const page = await serve((_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    expect(await failureOf(createClient(page).action('vocabulary_list'))).toMatchObject({
      status: 502,
      code: 'unknown',
    });
  });
});

describe('no answer', () => {
  it('from nobody is a network error', async () => {
    const { baseUrl } = await serve((request) => request.socket.destroy());
    const failure = await failureOf(createClient({ baseUrl }).action('vocabulary_list'));
    expect(failure).toMatchObject({ message: 'Network Error', code: 'network', status: 0 });
  });

  it('in time is a timeout that names the limit', async () => {
    const { baseUrl } = await serve(() => undefined);
    const call = createClient({ baseUrl, timeoutMilliseconds: 20 }).action('vocabulary_list');
    expect(await failureOf(call)).toMatchObject({ message: 'timeout of 20ms exceeded', code: 'timed_out' });
  });

  it('wanted any more is an abort', async () => {
    const { baseUrl } = await serve(() => undefined);
    const controller = new AbortController();
    const call = createClient({ baseUrl }).action('vocabulary_list', {}, { signal: controller.signal });
    controller.abort();
    expect(await failureOf(call)).toMatchObject({ message: 'Request aborted', code: 'aborted' });
  });

  it('that can be read is an error too', async () => {
    const { baseUrl } = await serve((_request, response) => response.end('<p>hello</p>'));
    const failure = await failureOf(createClient({ baseUrl }).action('vocabulary_list'));
    expect(failure).toMatchObject({ status: 200, code: 'unreadable_answer' });
  });
});
