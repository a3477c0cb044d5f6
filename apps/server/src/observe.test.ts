import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type CollectedSpan, openCollector } from '@gazetteer/testing';
import { expect, it, onTestFinished } from 'vitest';
import { administrator } from './administrator-key.ts';
import { openApplication } from './open-application.ts';
import { loadSettings } from './settings.ts';

async function openFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gazetteer-observe-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

it('traces a request to the engine, the SQL store and the object store, and an import by itself', async () => {
  const { endpoint, spans } = await openCollector();
  const settings = {
    DATA_DIR: await openFolder(),
    LOG_LEVEL: 'silent',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  };
  const { call, server, close } = await openApplication(loadSettings(settings));
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

const program = `
  const { registerHooks } = await import('node:module');
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { openApplication } = await import(process.argv[1] + '/open-application.ts');
  const { loadSettings } = await import(process.argv[1] + '/settings.ts');
  const { close } = await openApplication(loadSettings(process.env));
  await close();
  console.log(JSON.stringify(loaded));
`;

it.each([
  ['nothing of OpenTelemetry is loaded without the address of a collector', {}, 0],
  ['the tracer is loaded with one', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, 1],
])('%s', async (_what, settings, count) => {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: await openFolder(), ...settings };
  const words = ['--input-type=module', '-e', program, import.meta.dirname];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env });
  const loaded = JSON.parse(stdout) as string[];
  expect(loaded.length).toBeGreaterThan(500);
  expect(loaded.filter((url) => /tracing\/open-tracer/.test(url))).toHaveLength(count);
  const packages = loaded.filter((url) => /@opentelemetry\/(?!api\/)/.test(url));
  expect(packages.length > 0).toBe(count > 0);
});
