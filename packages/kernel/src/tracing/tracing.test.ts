import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CollectedSpan, openCollector, openLog } from '@gazetteer/testing';
import { sql as rawSql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Caller } from '../caller.ts';
import { unavailable } from '../errors.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { openSql } from '../sql/sql.ts';
import { createBackgroundTask } from '../work/background-task.ts';
import { startTracing } from './start-tracing.ts';
import { setSlowQueryLimit, slowQueries } from './watch-query.ts';

const service = { service: 'portal', version: '1.0.0', ratio: 1 };
const key: Caller = { kind: 'key', id: 'key-7', name: 'nightly', administrator: true };

/** A server whose pages ask a store of its own, and which takes requests. */
async function openServer(log = openLog().log) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-tracing-'));
  const sql = openSql({ file: path.join(folder, 'store.sqlite') });
  await rawSql`create table bird (name text)`.execute(sql.query);
  const server = await createHttpServer({
    logger: log,
    authenticate: async ({ headers }) => (headers.authorization ? key : { kind: 'anonymous' }),
    openMetrics: true,
  });
  server.get('/birds/:name', async ({ params }) => {
    const { name } = params as { name: string };
    return (await rawSql`select * from bird where name = ${name}`.execute(sql.query)).rows;
  });
  server.post('/birds', async ({ body }) => {
    await rawSql`insert into bird (name) values (${(body as { name: string }).name})`.execute(sql.query);
    return (await server.inject('/birds/kea')).json<object>();
  });
  server.get('/broken', async () => {
    throw unavailable('Not now');
  });
  onTestFinished(async () => {
    await server.close();
    await sql.close();
    await rm(folder, { recursive: true });
  });
  return { server, sql, address: await server.listen({ port: 0 }) };
}

const named = (spans: CollectedSpan[], name: string) => {
  const found = spans.filter((span) => span.name === name);
  expect(found.map((span) => span.name)).toEqual([name]);
  return found[0] as CollectedSpan;
};

describe('traces', () => {
  it('show a request with its questions to the store, as a part of the trace that the caller named', async () => {
    const collector = await openCollector();
    const { log, lines } = openLog();
    const stop = await startTracing({ ...collector, ...service, log });
    const { address } = await openServer(log);
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const headers = { traceparent, 'x-request-id': 'request-17', cookie: 'secret=1' };
    await fetch(`${address}/birds/kakapo?who=yara`, { headers });
    await stop();
    const request = named(collector.spans, 'GET /birds/:name');
    expect(request).toMatchObject({
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/birds/:name',
        'http.response.status_code': 200,
        'request.id': 'request-17',
      },
    });
    expect(named(collector.spans, 'select bird')).toMatchObject({
      traceId: request.traceId,
      parentSpanId: request.spanId,
      attributes: { 'db.system.name': 'sqlite', 'db.operation.name': 'select', 'db.collection.name': 'bird' },
    });
    expect(JSON.stringify(collector.spans)).not.toMatch(/kakapo|yara|secret/);
    expect(lines).toContainEqual(
      expect.objectContaining({ reqId: 'request-17', trace_id: request.traceId, msg: 'answered' }),
    );
  });

  it('go on after the body of a request, and in requests that are made to answer it', async () => {
    const collector = await openCollector();
    const stop = await startTracing({ ...collector, ...service, log: openLog().log });
    const { address } = await openServer();
    const headers = { 'content-type': 'application/json' };
    await fetch(`${address}/birds`, { method: 'POST', headers, body: '{"name":"kea"}' });
    await stop();
    const request = named(collector.spans, 'POST /birds');
    expect(request.parentSpanId).toBeUndefined();
    expect(named(collector.spans, 'insert bird').parentSpanId).toBe(request.spanId);
    const inner = named(collector.spans, 'GET /birds/:name');
    expect(inner).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(inner.attributes['request.id']).toBe(request.attributes['request.id']);
    expect(named(collector.spans, 'select bird').parentSpanId).toBe(inner.spanId);
  });

  it('tell that a request failed, and not in which words', async () => {
    const collector = await openCollector();
    const stop = await startTracing({ ...collector, ...service, log: openLog().log });
    const { address } = await openServer();
    await fetch(`${address}/broken`);
    await stop();
    expect(named(collector.spans, 'GET /broken')).toMatchObject({
      status: { code: 2 },
      attributes: { 'http.response.status_code': 503, 'error.type': '503' },
    });
    expect(JSON.stringify(collector.spans)).not.toContain('Not now');
  });

  it('are of as many requests as wanted, but for those that say it themselves', async () => {
    const collector = await openCollector();
    const stop = await startTracing({ ...collector, ...service, ratio: 0, log: openLog().log });
    const { address } = await openServer();
    await fetch(`${address}/birds/kea`);
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    await fetch(`${address}/birds/kea`, { headers: { traceparent } });
    await stop();
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set(['a'.repeat(32)]));
  });

  it('show work in the background as a trace of its own', async () => {
    const collector = await openCollector();
    const { log } = openLog();
    const stop = await startTracing({ ...collector, ...service, log });
    const { sql } = await openServer();
    const done = Promise.withResolvers<void>();
    const work = async () => {
      await rawSql`delete from bird`.execute(sql.query);
      done.resolve();
    };
    const task = createBackgroundTask('forgetting birds', log, { milliseconds: 1, work });
    task.start();
    await done.promise;
    await task.stop();
    await stop();
    const job = collector.spans.find(({ name }) => name === 'forgetting birds');
    expect(job).toBeDefined();
    expect(job?.parentSpanId).toBeUndefined();
    expect(collector.spans).toContainEqual(
      expect.objectContaining({ name: 'delete bird', parentSpanId: job?.spanId }),
    );
  });

  it('delay and fail no request where nobody listens, and end soon', async () => {
    const { log } = openLog();
    // Nothing listens at the port for discarding what is sent (RFC 863).
    const stop = await startTracing({ endpoint: 'http://127.0.0.1:9', ...service, log });
    const { address } = await openServer(log);
    expect((await fetch(`${address}/birds/kea`)).status).toBe(200);
    const start = performance.now();
    await stop();
    expect(performance.now() - start).toBeLessThan(4000);
    expect((await fetch(`${address}/birds/kea`)).status).toBe(200);
  });

  it('that a collector refuses are one warning, however many they are', async () => {
    const collector = await openCollector({ status: 400 });
    const { log, lines } = openLog();
    const stop = await startTracing({ ...collector, ...service, log });
    const { server } = await openServer(log);
    // One request makes two spans, and a batch has at most 512.
    for (let asked = 0; asked < 520; asked += 1) await server.inject('/birds/kea');
    await stop();
    expect(collector.spans.length).toBe(1040);
    expect(lines.filter(({ level }) => level === 40)).toMatchObject([{ msg: 'traces cannot be sent' }]);
  });
});

describe('a slow query', () => {
  const watch = (log: ReturnType<typeof openLog>['log']) => {
    setSlowQueryLimit({ milliseconds: 0, log });
    onTestFinished(() => setSlowQueryLimit(undefined));
  };

  it('is logged with its table, its caller and the request, and without its values', async () => {
    const { log, lines } = openLog();
    const { address } = await openServer(log);
    watch(log);
    await fetch(`${address}/birds/kakapo`, { headers: { 'x-request-id': 'request-1', authorization: 'x' } });
    await fetch(`${address}/birds/kakapo`, { headers: { 'x-request-id': 'request-2' } });
    const slow = lines.filter(({ msg }) => msg === 'slow query');
    expect(slow).toMatchObject([
      { level: 40, store: 'sqlite', operation: 'select', table: 'bird', caller: 'key-7', reqId: 'request-1' },
      {
        level: 40,
        store: 'sqlite',
        operation: 'select',
        table: 'bird',
        caller: 'visitor',
        reqId: 'request-2',
      },
    ]);
    for (const line of slow) {
      expect(line['milliseconds']).toBeTypeOf('number');
      expect(JSON.stringify(line)).not.toMatch(/kakapo|127\.0\.0\.1/);
    }
  });

  it('is counted for the metrics', async () => {
    const { log } = openLog();
    const { address } = await openServer(log);
    slowQueries.reset();
    watch(log);
    await fetch(`${address}/birds/kea`);
    expect(await (await fetch(`${address}/metrics`)).text()).toContain('slow_queries_total{store="sql"} 1');
  });

  it('is not told below the limit', async () => {
    const { log, lines } = openLog();
    const { address } = await openServer(log);
    setSlowQueryLimit({ milliseconds: 60_000, log });
    onTestFinished(() => setSlowQueryLimit(undefined));
    await fetch(`${address}/birds/kea`);
    expect(lines.filter(({ msg }) => msg === 'slow query')).toEqual([]);
  });
});
