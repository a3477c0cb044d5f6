import { actionApi, defineAction, registerActions } from '@gazetteer/actions';
import { createHttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { apiDocumentation } from './api-documentation.ts';
import { describeApi } from './describe-api.ts';

const publicUrl = 'http://localhost:3000';

const actions = [
  defineAction({
    name: 'package_show',
    summary: 'One dataset',
    readOnly: true,
    input: Type.Object({ id: Type.String({ description: 'Id or name' }) }),
    output: Type.Object({
      title: Type.String({ description: 'What <people> call it' }),
      resources: Type.Array(Type.Object({ size: Type.Union([Type.Integer(), Type.Null()]) })),
    }),
    handle: async () => ({ title: '', resources: [] }),
  }),
  defineAction({
    name: 'package_delete',
    summary: 'Hides a dataset',
    readOnly: false,
    input: Type.Object({ id: Type.String() }),
    output: Type.Null(),
    handle: async () => null,
  }),
];

/** A server with two actions, and the list of all routes that are mounted on it. */
async function createServer() {
  const routes: { method: string; url: string }[] = [];
  const server = await createHttpServer({
    beforeRoutes: async (started) => {
      started.addHook('onRoute', ({ method, url, schema }) => {
        if (schema?.hide) return;
        for (const name of [method].flat()) routes.push({ method: name, url });
      });
      await describeApi(started, publicUrl);
    },
  });
  await server.register(apiDocumentation, { publicUrl });
  await actionApi(server, { publicUrl });
  registerActions(server, actions);
  await server.ready();
  return { server, routes };
}

it('describes every route that is not hidden, the ones of the server too', async () => {
  const { server, routes } = await createServer();
  const { openapi, paths } = (await server.inject('/api/openapi.json')).json();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${url}`),
  );
  const mounted = routes
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  expect(described.sort()).toEqual(mounted.sort());
  expect(described).toContain('GET /health/ready');
  expect(described).toContain('GET /api/3/action/package_show');
  expect(described).not.toContain('GET /api/3/action/package_delete');
});

it('gives actions a group, a name and an example', async () => {
  const { server } = await createServer();
  const { paths } = (await server.inject('/api/openapi.json')).json();
  const { get, post } = paths['/api/3/action/package_show'];
  expect([get.operationId, post.operationId]).toEqual(['package_show_by_get', 'package_show']);
  expect(post.tags).toEqual(['datasets']);
  expect(post.requestBody.content['application/json'].example).toEqual({ id: 'us-airline-flights' });
});

it('shows every call on a page without script and without other hosts', async () => {
  const { server } = await createServer();
  const page = (await server.inject('/api/docs')).body;
  expect(page).toContain('<code>/api/3/action/package_show</code> <b>POST</b> <b>GET</b>');
  expect(page).toContain('What &lt;people&gt; call it');
  expect(page).toContain('integer or null');
  expect(page).toContain('curl --get &#39;http://localhost:3000/api/3/action/package_show&#39;');
  expect(page).toContain('--header &#39;Authorization: your-key&#39;');
  expect(page).not.toMatch(/<script|<style|\sstyle=|(?:src|href)="(?!\/|#)/);
  expect((await server.inject('/api/docs/reference.css')).statusCode).toBe(200);
});

it('tells what each setting of a project means, with its default', async () => {
  const { server } = await createServer();
  const { body, headers } = await server.inject('/api/docs/project-settings');
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain(
    '<dt><code>session.lifespan</code> default <code>24h</code></dt><dd>How long a session lasts</dd>',
  );
  expect(body).toContain('<dt><code>courier.template_override_path</code></dt>');
});
