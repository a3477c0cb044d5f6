import { describe, expect, it } from 'vitest';
import type { RequestError } from '../transport/request-error.ts';
import { createOperations, type OperationsOptions } from './create-operations.ts';
import type { OperationOptions, Operations } from './operation.ts';

const operations: Operations = {
  list: { method: 'GET', path: '/things', query: ['page_size', 'subject_set.namespace', 'MaxItems', 'ids'] },
  get: { method: 'GET', path: '/things/{thing_id}' },
  change: {
    method: 'PUT',
    path: '/things/{thing_id}',
    headers: ['if-match'],
    body: 'thing',
    required: ['thing'],
  },
  reject: { method: 'PUT', path: '/reject', body: 'reason', emptyBody: true },
  restore: { method: 'POST', path: '/restore', body: 'restoreBody' },
  exchange: {
    method: 'POST',
    path: '/token',
    fields: ['grant_type', 'code'],
    bodyAs: 'form',
    required: ['grantType'],
    by: 'clients',
  },
  check: { method: 'POST', path: '/check', body: 'body', bodyAs: 'text', required: ['body'] },
  upload: { method: 'POST', path: '/upload', body: 'file', bodyAs: 'file' },
  attach: { method: 'POST', path: '/attach', fields: ['file', 'alt_en'], bodyAs: 'multipart' },
  whoami: { method: 'GET', path: '/whoami', by: 'people' },
  userinfo: { method: 'GET', path: '/userinfo', by: 'bearers' },
  discover: { method: 'GET', path: '/keys', by: 'anybody' },
  authorize: { method: 'GET', path: '/auth', query: ['scope'], redirects: true, by: 'people' },
};

type Call = (
  parameters?: object,
  options?: OperationOptions,
) => Promise<{ data: unknown; status: number; headers: Headers }>;
type Client = Record<string, Call> & { addressOf: (name: string, parameters?: object) => string };

/** A client whose requests are noted, and answered alike. */
function open(options: OperationsOptions = {}, answer: () => Response = () => Response.json({})) {
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init, headers: Object.fromEntries(new Headers(init.headers)) });
    return answer();
  };
  const client = createOperations(operations, '/api', { fetch, ...options }) as Client;
  const call = (name: string, ...given: Parameters<Call>) => (client[name] as Call)(...given);
  return { call, client, sent };
}

async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  return call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: RequestError) => error,
  );
}

describe('a request', () => {
  it('names parameters as the wire does, repeats lists, and leaves out what is not given', async () => {
    const { call, sent } = open({ baseUrl: 'https://data.example.org/' });
    await call('list', { pageSize: 10, subjectSetNamespace: 'a&b', maxItems: null, ids: ['1', '2'] });
    await call('list');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://data.example.org/api/things?page_size=10&subject_set.namespace=a%26b&ids=1&ids=2',
      'https://data.example.org/api/things',
    ]);
    expect(sent[0]?.init).toMatchObject({ method: 'GET', credentials: 'include' });
  });

  it('has its base path, its project and headers by parameters', async () => {
    const { call, sent } = open({ basePath: '/ory', project: 'health' });
    await call('change', { thingId: 'a/b', thing: { name: 'x' }, ifMatch: '"7"' });
    expect(sent[0]).toMatchObject({
      url: '/ory/things/a%2Fb',
      init: { body: '{"name":"x"}' },
      headers: { 'content-type': 'application/json', 'if-match': '"7"', 'x-gazetteer-project': 'health' },
    });
  });

  it('lacks nothing that is needed', async () => {
    const { call, sent } = open();
    const message = 'Required parameter thingId was null or undefined when calling change.';
    expect(await failureOf(call('change', { thing: {} }))).toMatchObject({
      name: 'RequiredError',
      field: 'thingId',
      operation: 'change',
      message,
    });
    expect(await failureOf(call('change', { thingId: 'a', thing: null }))).toMatchObject({ field: 'thing' });
    expect(sent).toEqual([]);
  });

  it.each(['', '.', '..'])('never becomes another call by %j in its path', async (thingId) => {
    const { call, sent } = open();
    expect(await failureOf(call('get', { thingId }))).toMatchObject({ code: 'invalid_parameter' });
    expect(sent).toEqual([]);
  });

  it('has a body of the kind that the call takes', async () => {
    const { call, sent } = open();
    await call('exchange', { grantType: 'authorization_code', code: 'a b' });
    await call('check', { body: 'class A {}' });
    await call('upload', { file: new Blob(['a,b']) });
    await call('reject');
    await call('restore');
    expect(sent.map(({ init, headers }) => [headers['content-type'], init.body])).toEqual([
      ['application/x-www-form-urlencoded', 'grant_type=authorization_code&code=a+b'],
      ['text/plain', 'class A {}'],
      ['application/octet-stream', new Blob(['a,b'])],
      ['application/json', '{}'],
      [undefined, undefined],
    ]);
    await call('attach', { file: new TextEncoder().encode('picture'), altEn: 'A map' });
    const form = sent.at(-1)?.init.body as FormData;
    expect(await (form.get('file') as File).text()).toBe('picture');
    expect(form.get('alt_en')).toBe('A map');
  });
});

describe('credentials', () => {
  const all: OperationsOptions = {
    bearer: () => 'key',
    sessionToken: async () => 'token',
    cookie: 'a=b',
    basic: { clientId: 'me', clientSecret: 'pass:word' },
  };
  const shown = ({ authorization, 'x-session-token': token, cookie }: Record<string, string> = {}) => [
    authorization,
    token,
    cookie,
  ];

  it('go to the calls that take them, and to no others', async () => {
    const { call, sent } = open(all);
    for (const name of ['list', 'whoami', 'userinfo', 'discover']) await call(name);
    await call('exchange', { grantType: 'x' });
    expect(sent.map(({ headers }) => shown(headers))).toEqual([
      ['Bearer key', 'token', 'a=b'],
      [undefined, 'token', 'a=b'],
      ['Bearer key', undefined, 'a=b'],
      [undefined, undefined, 'a=b'],
      [`Basic ${btoa('me:pass%3Aword')}`, undefined, 'a=b'],
    ]);
  });

  it('of one call go before those of the client', async () => {
    const { call, sent } = open(all);
    await call('list', {}, { bearer: 'other', headers: { 'x-more': '1' } });
    await call('whoami', { xSessionToken: 'mine', cookie: 'c=d' });
    await call('exchange', { grantType: 'x' }, { basic: { clientId: 'you', clientSecret: 's' } });
    expect(sent.map(({ headers }) => shown(headers))).toEqual([
      ['Bearer other', 'token', 'a=b'],
      [undefined, 'mine', 'c=d'],
      [`Basic ${btoa('you:s')}`, undefined, 'a=b'],
    ]);
    expect(sent[0]?.headers['x-more']).toBe('1');
  });
});

describe('an answer', () => {
  it('is what it holds, with its status and headers', async () => {
    const { call } = open({}, () =>
      Response.json([1], { status: 201, headers: { link: '<x>; rel="next"' } }),
    );
    const { data, status, headers } = await call('list');
    expect([data, status, headers.get('link')]).toEqual([[1], 201, '<x>; rel="next"']);
  });

  it.each([
    ['application/problem+json; charset=utf-8', '{"a":1}', { a: 1 }],
    ['text/csv', 'a,b', 'a,b'],
    ['application/jwt', 'x.y.z', 'x.y.z'],
    ['application/json', '', undefined],
  ])('of %s is read as what it is', async (type, body, expected) => {
    const { call } = open({}, () => new Response(body, { headers: { 'content-type': type } }));
    expect((await call('list')).data).toEqual(expected);
  });

  it('may be a file, or a stream of events', async () => {
    const file = open({}, () => new Response('PNG', { headers: { 'content-type': 'image/png' } }));
    expect(await ((await file.call('list')).data as Blob).text()).toBe('PNG');
    const events = open(
      {},
      () => new Response('data: 1', { headers: { 'content-type': 'text/event-stream' } }),
    );
    expect((await events.call('list')).data).toBeInstanceOf(ReadableStream);
  });

  it('that leads a browser elsewhere is not followed', async () => {
    const { call, sent, client } = open({ baseUrl: 'http://here' }, () => {
      return new Response(null, { status: 302, headers: { location: '/login' } });
    });
    const { status, headers } = await call('authorize', { scope: 'openid' });
    expect([status, headers.get('location'), sent[0]?.init.redirect]).toEqual([302, '/login', 'manual']);
    expect(client.addressOf('authorize', { scope: 'a b' })).toBe('http://here/api/auth?scope=a+b');
  });

  it.each([
    ['text/html', '<h1>Sign in to the proxy</h1>'],
    ['application/json', '{"half'],
  ])('of %s that is no data is none', async (type, body) => {
    const { call } = open({}, () => new Response(body, { headers: { 'content-type': type } }));
    expect(await failureOf(call('list'))).toMatchObject({ code: 'unreadable_answer', status: 200 });
  });
});

describe('a refusal', () => {
  it.each([
    [
      400,
      { error: { id: 'session_inactive', code: 401, reason: 'Sign in', message: 'No session' } },
      'session_inactive',
      'Sign in',
    ],
    [404, { error: { code: 404, message: 'Not found' } }, 'http_404', 'Not found'],
    [400, { error: 'invalid_grant', error_description: 'Used' }, 'invalid_grant', 'Used'],
    [403, { errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] }, 'FORBIDDEN', 'No'],
    [400, { error: { code: 'invalid_input', message: 'Bad' } }, 'invalid_input', 'Bad'],
    [
      400,
      { ui: { nodes: [{ messages: [{ type: 'error', text: 'Too short' }] }], messages: [] } },
      'form_refused',
      'Too short',
    ],
    [502, 'no JSON', 'bad_request', 'no JSON'],
  ])('of status %i is told by its own envelope: %j', async (status, body, code, detail) => {
    const { call } = open({}, () => Response.json(body, { status }));
    expect(await failureOf(call('list'))).toMatchObject({
      name: 'RequestError',
      message: `Request failed with status code ${status}`,
      operation: 'list',
      status,
      code,
      detail,
      response: { data: body, status },
    });
  });

  it('names the fields that are wrong, whoever says so', async () => {
    const fields = { name: ['Missing value'] };
    for (const body of [
      { error: { code: 400, message: 'Bad', details: { fields } } },
      { errors: [{ message: 'Bad', extensions: { code: 'INVALID_PAYLOAD', fields } }] },
      { error: { code: 'invalid_input', message: 'Bad', fields } },
    ]) {
      const { call } = open({}, () => Response.json(body, { status: 400 }));
      expect((await failureOf(call('list'))).fields).toEqual(fields);
    }
  });
});
