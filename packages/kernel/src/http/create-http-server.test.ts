import performanceHooks from 'node:perf_hooks';
import { openLog } from '@gazetteer/testing';
import { pino } from 'pino';
import { Type } from 'typebox';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anonymous, type Caller } from '../caller.ts';
import { notFound, timedOut, unavailable } from '../errors.ts';
import { StoreFailure } from '../store-failure.ts';
import { createHttpServer, type HttpServerOptions } from './create-http-server.ts';

async function open(options: HttpServerOptions = {}) {
  const server = await createHttpServer(options);
  onTestFinished(() => server.close());
  server.get(
    '/square',
    { schema: { querystring: Type.Object({ side: Type.Integer({ minimum: 1 }) }) } },
    async ({ query }) => ({ area: query.side ** 2 }),
  );
  server.get('/missing', async () => {
    throw notFound('There is no such dataset');
  });
  server.get('/fault', async () => {
    throw new Error('password=swordfish');
  });
  server.post('/echo', async ({ body }) => body);
  return server;
}

describe('the HTTP server', () => {
  it('types and checks input by the route schema', async () => {
    const server = await open();
    expect((await server.inject('/square?side=3')).json()).toEqual({ area: 9 });
    const refused = await server.inject('/square?side=0');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toMatchObject({ code: 'invalid_input', fields: { side: ['must be >= 1'] } });
    expect((await server.inject('/square')).json().error.fields).toEqual({ side: ['Missing value'] });
  });

  it('names what is missing by its place in the body', async () => {
    const server = await open();
    const body = Type.Object({ shapes: Type.Array(Type.Object({ side: Type.Integer() })) });
    server.post('/squares', { schema: { body } }, async () => ({}));
    const refused = await server.inject({ method: 'POST', url: '/squares', payload: { shapes: [{}] } });
    expect(refused.json().error.fields).toEqual({ 'shapes.0.side': ['Missing value'] });
  });

  it('names the values that are allowed', async () => {
    const server = await open();
    const body = Type.Object({
      role: Type.Optional(Type.Enum(['owner', 'viewer'])),
      version: Type.Optional(Type.Literal(1)),
      state: Type.Optional(Type.Union([Type.Literal('running'), Type.Literal('halted'), Type.Null()])),
      grown: Type.Optional(Type.Array(Type.Union([Type.Enum(['wheat', 'rice']), Type.Null()]))),
      end: Type.Optional(Type.Union([Type.String({ minLength: 1 }), Type.Null()])),
      shape: Type.Optional(
        Type.Union([
          Type.Object({ kind: Type.Literal('circle') }),
          Type.Object({ kind: Type.Literal('square') }),
        ]),
      ),
    });
    server.post('/farm', { schema: { body } }, async () => ({}));
    const fieldsOf = async (payload: object) =>
      (await server.inject({ method: 'POST', url: '/farm', payload })).json().error.fields;
    expect(await fieldsOf({ role: 'OWNER' })).toEqual({ role: ['must be "owner" or "viewer"'] });
    expect(await fieldsOf({ version: 2 })).toEqual({ version: ['must be 1'] });
    expect(await fieldsOf({ state: 'stopped' })).toEqual({
      state: ['must be "running" or "halted" or null'],
    });
    expect(await fieldsOf({ state: 7, role: [] })).toEqual({
      role: ['must be "owner" or "viewer"'],
      state: ['must be "running" or "halted" or null'],
    });
    expect(await fieldsOf({ grown: ['rice', 'oats'] })).toEqual({
      'grown.1': ['must be "wheat" or "rice" or null'],
    });
    // Where more than values may stand, every part says what it wants.
    expect(await fieldsOf({ end: 7 })).toEqual({
      end: ['must be string', 'must be null', 'must match a schema in anyOf'],
    });
    expect(await fieldsOf({ shape: { kind: 'line' } })).toEqual({
      'shape.kind': ['must be "circle"', 'must be "square"'],
      shape: ['must match a schema in anyOf'],
    });
  });

  it('gives every error a code, a message and the id of the request', async () => {
    const server = await open();
    const answer = await server.inject({ url: '/missing', headers: { 'x-request-id': 'abcdefgh-1' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['x-request-id']).toBe('abcdefgh-1');
    expect(answer.json()).toEqual({
      error: { code: 'not_found', message: 'There is no such dataset', request_id: 'abcdefgh-1' },
    });
  });

  it('takes back what was said of an answer that failed, so that nobody stores the error in its place', async () => {
    const server = await open();
    server.get('/file', async (_request, reply) => {
      reply.headers({ etag: '"1"', 'content-disposition': 'attachment', 'content-encoding': 'br' });
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      throw new StoreFailure('objects', 'away');
    });
    const { statusCode, headers } = await server.inject('/file');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    for (const name of ['etag', 'content-disposition', 'content-encoding'])
      expect(headers).not.toHaveProperty(name);
  });

  it('replaces a request id that could forge log lines', async () => {
    const server = await open();
    const answer = await server.inject({ url: '/missing', headers: { 'x-request-id': 'a b\tc' } });
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says nothing about a fault', async () => {
    const server = await open();
    const answer = await server.inject('/fault');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toMatch(/swordfish|Error:|\.ts/);
  });

  it.each([
    ['a fault', new Error('broken'), ['error', 'error']],
    ['a store that is away', new StoreFailure('sql', 'away'), ['error', 'warn']],
    ['too much work for all', unavailable('Too many queries'), ['warn', 'warn']],
    ['what one visitor asks too much', timedOut('The query took too long'), ['info', 'warn']],
    ['a refusal', notFound(), ['info']],
  ])('logs %s as loudly as it concerns who runs the server', async (_, failure, levels) => {
    const { log, lines } = openLog();
    const server = await open({ logger: log });
    server.get('/failing', async () => {
      throw failure;
    });
    await server.inject('/failing');
    expect(lines.map(({ level }) => pino.levels.labels[Number(level)])).toEqual(levels);
  });

  it('refuses a body over the limit, JSON that is none, and an unknown address in the same shape', async () => {
    const server = await open({ bodyLimit: 20 });
    const json = { 'content-type': 'application/json' };
    const answers = await Promise.all([
      server.inject({ method: 'POST', url: '/echo', payload: { long: 'x'.repeat(30) } }),
      server.inject({ method: 'POST', url: '/echo', headers: json, payload: '{' }),
      server.inject('/nowhere'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 400, 404]);
    expect(answers.map((answer) => answer.json().error.code)).toEqual([
      'too_large',
      'bad_request',
      'not_found',
    ]);
  });

  it('sends the security headers', async () => {
    const { headers } = await (await open()).inject('/square?side=1');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('sends those that are enough for data where a route answers nothing else, its refusals too', async () => {
    const server = await open({ https: true });
    const data = { config: { answersData: true } };
    server.get('/data', data, async () => ({ answer: 42 }));
    server.get('/refused-data', data, async () => {
      throw notFound();
    });
    for (const path of ['/data', '/refused-data']) {
      const { headers } = await server.inject(path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringMatching(/max-age=\d+/),
      });
      expect(headers['x-dns-prefetch-control']).toBeUndefined();
    }
  });

  it('tells browsers to stay with https only where visitors come by it', async () => {
    const [plain, secure] = [await open(), await open({ https: true })];
    expect((await plain.inject('/square?side=1')).headers['strict-transport-security']).toBeUndefined();
    expect((await secure.inject('/square?side=1')).headers['strict-transport-security']).toMatch(
      /max-age=\d+/,
    );
  });

  it('limits how often one address may ask, but not the health probes', async () => {
    const server = await open({ rateLimit: 2 });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (path: string) => (await fetch(address + path)).status;
    const statuses = [await ask('/square?side=1'), await ask('/square?side=1'), await ask('/square?side=1')];
    expect(statuses).toEqual([200, 200, 429]);
    expect(await ask('/health/alive')).toBe(200);
  });

  it('reports which part is not ready without saying why', async () => {
    const checks = { sql: () => Promise.reject(new Error('10.0.0.7 refused')), tables: async () => {} };
    const answer = await (await open({ checks })).inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { errors: { sql: 'does not answer' } }]);
  });

  it('tells what a store says of itself, and does not wait for one that says nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const checks = {
      sql: () => Promise.reject(new StoreFailure('sql', 'full', new Error('/var/lib'))),
      objects: () => new Promise<void>(() => {}),
    };
    const asked = (await open({ checks })).inject('/health/ready');
    await vi.advanceTimersByTimeAsync(10_000);
    const { errors } = (await asked).json<{ errors: Record<string, string> }>();
    expect(errors).toEqual({ sql: expect.stringContaining('no room'), objects: 'does not answer' });
  });

  it('says when to come back whenever it cannot do something now, and never otherwise', async () => {
    const server = await open();
    const failures: Record<string, Error> = {
      busy: unavailable('Later'),
      full: Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' }),
      fault: new Error('a bug'),
    };
    server.get('/fails/:how', async ({ params }) => {
      throw failures[(params as { how: string }).how] ?? notFound();
    });
    const answers = await Promise.all(
      [...Object.keys(failures), 'not'].map((how) => server.inject(`/fails/${how}`)),
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
      [500, undefined],
      [404, undefined],
    ]);
  });

  it('tells by HEAD the length of what GET sends, or none', async () => {
    const server = await open();
    server.get('/file', async ({ method }, reply) => {
      reply.header('content-length', 4);
      return method === 'HEAD' ? reply.send() : reply.send('file');
    });
    server.get('/stream', async ({ method }, reply) => reply.send(method === 'HEAD' ? '' : 'long'));
    server.get('/text', async () => 'long '.repeat(1000));
    const lengthOf = async (url: string, headers = {}) =>
      (await server.inject({ method: 'HEAD', url, headers })).headers['content-length'];
    expect(await lengthOf('/file')).toBe('4');
    expect(await lengthOf('/stream')).toBeUndefined();
    expect(await lengthOf('/square?side=3')).toBe('10');
    expect(await lengthOf('/text')).toBe('5000');
    expect(await lengthOf('/text', { 'accept-encoding': 'gzip' })).toBeUndefined();
    expect(await lengthOf('/square?side=3', { 'accept-encoding': 'gzip' })).toBe('10');
  });

  it('refuses TRACE at every address', async () => {
    const server = await open();
    server.all('/*', async () => 'a page');
    for (const url of ['/', '/square?side=2', '/health/alive', '/nowhere']) {
      const answer = await server.inject({ method: 'TRACE', url });
      expect([answer.statusCode, answer.json().error.code]).toEqual([405, 'method_not_allowed']);
      expect(answer.headers['allow']).toContain('GET');
    }
  });

  it('counts requests by the pattern of their route', async () => {
    const server = await open({ openMetrics: true });
    await server.inject('/square?side=2');
    const { body } = await server.inject('/metrics');
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/square",status="200"} 1',
    );
  });

  it('tells its metrics to administrators and their keys, and to others only where that is wanted', async () => {
    const key = { kind: 'personal-key', id: 'k', name: 'Prometheus', identity: 'i', scope: 'read' } as const;
    const asked = async (caller: Caller, openMetrics = false) => {
      const server = await open({ authenticate: async () => caller, openMetrics });
      const { statusCode, body } = await server.inject('/metrics');
      return statusCode === 200 ? body.includes('process_cpu_seconds_total') : statusCode;
    };
    expect(await asked(anonymous)).toBe(403);
    expect(await asked({ ...key, administrator: false })).toBe(403);
    expect(await asked({ ...key, administrator: true })).toBe(true);
    expect(await asked(anonymous, true)).toBe(true);
  });

  it('leaves measuring the process to one timer, however many servers there are', async () => {
    const timers = vi.spyOn(performanceHooks, 'monitorEventLoopDelay');
    const servers = [await open({ openMetrics: true }), await open({ openMetrics: true })];
    expect(timers.mock.calls.length).toBeLessThan(servers.length);
    timers.mockRestore();
    for (const server of servers) {
      expect((await server.inject('/metrics')).body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    }
  });

  it('finishes the requests that run before it closes', async () => {
    const server = await open();
    const started = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    server.get('/slow', async () => {
      started.resolve();
      await go.promise;
      return { done: true };
    });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${address}/slow`);
    await started.promise;
    const closed = server.close();
    go.resolve();
    expect(await (await answer).json()).toEqual({ done: true });
    await closed;
  });
});
