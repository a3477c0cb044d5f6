import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CollectedSpan, openCollector } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { administrator } from './administrator-key.ts';
import { openApplication } from './open-application.ts';
import { testSettings } from './settings-testing.ts';

async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-observe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('traces a request to the engine, the SQL store and the object store', async () => {
  const { endpoint, spans } = await openCollector();
  const settings = {
    DATA_DIR: await openFolder(),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  };
  const { call, server, close } = await openApplication(testSettings(settings));
  await call('organization_create', { name: 'zoo', title: 'Zoo' }, administrator);
  const dataset = {
    name: 'birds',
    title: 'Birds',
    owner_org: 'zoo',
    license_id: 'CC-BY-4.0',
    private: false,
  };
  const { id: package_id } = (await call('package_create', dataset, administrator)) as { id: string };
  const resource = { package_id, name: 'Birds', url_type: 'datastore' };
  const { id } = (await call('resource_create', resource, administrator)) as { id: string };
  await call('datastore_create', { resource_id: id, records: [{ name: 'kakapo' }] }, administrator);
  const address = await server.listen({ port: 0 });
  const sql = `select name from "${id}" where name = 'kakapo'`;
  const asked = await fetch(`${address}/api/3/action/datastore_search_sql?${new URLSearchParams({ sql })}`);
  expect(asked.status).toBe(200);
  await close();
  const request = spans.find(({ name }) => name.endsWith('datastore_search_sql')) as CollectedSpan;
  expect(request.attributes['request.id']).toBe(asked.headers.get('x-request-id'));
  const parts = spans.filter(({ traceId }) => traceId === request.traceId);
  expect(parts.find(({ name }) => name === `visitor_sql ${id}`)).toMatchObject({
    parentSpanId: request.spanId,
    attributes: { 'db.system.name': 'duckdb', 'db.collection.name': id },
  });
  expect(parts.find(({ name }) => name === 'object local_path')?.parentSpanId).toBe(request.spanId);
  expect(parts.filter(({ attributes }) => attributes['db.system.name'] === 'sqlite')).not.toEqual([]);
  expect(JSON.stringify(spans)).not.toContain('kakapo');
});

/** Tells which modules a start loads without and then with the address of a collector. */
const program = `
  const { registerHooks } = await import('node:module');
  let loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { openApplication } = await import(process.argv[1] + '/open-application.ts');
  const { loadSettings } = await import(process.argv[1] + '/settings.ts');
  await (await openApplication(loadSettings(process.env))).close();
  const without = loaded;
  loaded = [];
  const settings = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  await (await openApplication(loadSettings(settings))).close();
  console.log(JSON.stringify({ without, more: loaded }));
`;

it('loads the packages of OpenTelemetry only where there is the address of a collector', async () => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: await openFolder() };
  const words = ['--input-type=module', '-e', program, import.meta.dirname];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  const { without, more } = JSON.parse(stdout) as { without: string[]; more: string[] };
  expect(without.length).toBeGreaterThan(500);
  // The library of metrics loads the API without its SDK.
  const ofTraces = (url: string) => /tracing\/open-tracer|@opentelemetry\/(?!api\/)/.test(url);
  expect(without.filter(ofTraces)).toEqual([]);
  expect(more.filter(ofTraces).length).toBeGreaterThan(10);
});
