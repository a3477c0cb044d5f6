import { actionApi, defineAction, registerActions } from '@gazetteer/actions';
import { createHttpServer } from '@gazetteer/kernel';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { apiDocumentation } from './api-documentation.ts';
import { describeApi } from './describe-api.ts';
import { openReference } from './reference/open-reference.ts';
import type { Description } from './reference/read-operations.ts';

const publicUrl = 'http://localhost:3000';

const Dataset = Type.Object({
  title: Type.String({ description: 'What <people> call it' }),
  resources: Type.Array(
    Type.Object({
      size: Type.Union([Type.Integer({ description: 'bytes' }), Type.Null()]),
      description: Type.String({ description: 'A long text, so that it is said once on a page'.repeat(8) }),
    }),
  ),
});
const handle = async () => ({ title: '', resources: [] });

const actions = [
  defineAction({
    name: 'package_show',
    summary: 'Gives one dataset by its id or name',
    readOnly: true,
    input: Type.Object({
      id: Type.String({ description: 'Id or name' }),
      rows: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 50, default: 5 }), Type.Null()])),
      order: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('old')])),
    }),
    output: Dataset,
    handle,
  }),
  defineAction({
    name: 'package_create',
    summary: 'Makes a dataset',
    readOnly: false,
    input: Type.Object({ name: Type.String() }),
    output: Dataset,
    handle,
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
  await server.register(apiDocumentation);
  await actionApi(server, { publicUrl });
  registerActions(server, actions);
  await server.ready();
  return { server, routes };
}

async function callsIn(language: 'en' | 'fr') {
  const { server } = await createServer();
  const reference = openReference(() => server.swagger() as Description, publicUrl)(language);
  const part = reference.part('datasets');
  const calls = part?.kind === 'group' ? part.calls : [];
  return { reference, show: calls[0], create: calls[1] };
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
  expect(described).not.toContain('GET /api/3/action/package_create');
});

it('gives actions a group, a name and an example', async () => {
  const { server } = await createServer();
  const { paths } = (await server.inject('/api/openapi.json')).json();
  const { get, post } = paths['/api/3/action/package_show'];
  expect([get.operationId, post.operationId]).toEqual(['package_show_by_get', 'package_show']);
  expect(post.tags).toEqual(['datasets']);
  expect(post.requestBody.content['application/json'].example).toEqual({ id: 'us-airline-flights' });
});

it('says in words what a call takes, by which bounds, and what it answers', async () => {
  const { show } = await callsIn('en');
  expect(show).toMatchObject({ id: 'package_show', methods: ['POST', 'GET'], envelope: 'own' });
  expect(show?.takes).toMatchObject([
    { name: 'id', kind: 'text', isRequired: true, text: { text: 'Id or name.' } },
    { name: 'rows', kind: 'integer', limits: 'Default 5. At least 0. At most 50.' },
    { name: 'order', kind: '"new" or "old"' },
    { name: 'lang' },
  ]);
  expect(show?.answer).toMatchObject({
    kind: 'object',
    fields: [
      { name: 'title', kind: 'text', text: { text: 'What <people> call it.' } },
      {
        name: 'resources',
        kind: 'list of objects',
        fields: [{ name: 'size', kind: 'integer or null' }, { name: 'description' }],
      },
    ],
  });
  expect(show?.answer?.fields[0]).not.toHaveProperty('isRequired');
});

it('says the fields of what several calls answer once, and leads there from the others', async () => {
  const { show, create } = await callsIn('en');
  expect(show?.answer?.anchor).toBe('package_show');
  expect(create?.answer).toEqual({
    kind: 'object',
    fields: [],
    sameAs: { anchor: 'package_show', label: 'package_show' },
  });
});

it('speaks French, and marks what has none', async () => {
  const { reference, show } = await callsIn('fr');
  expect(reference.groups()[0]).toMatchObject({ name: 'datasets', title: 'Jeux de données' });
  expect(show?.summary).toEqual({ text: 'Donne un jeu de données par son identifiant ou son nom' });
  expect(show?.takes[1]).toMatchObject({
    kind: 'nombre entier',
    limits: 'Par défaut 5. Au moins 0. Au plus 50.',
  });
  expect(show?.answer?.fields[0]?.text).toEqual({ text: 'What <people> call it.', isEnglish: true });
  expect(show?.answer?.fields[1]?.kind).toBe('liste d’objets');
});

it('makes a form of the parameters of a call that reads, with what the sample catalogue has', async () => {
  const { show } = await callsIn('en');
  expect(show?.trial).toEqual({
    method: 'GET',
    path: '/api/3/action/package_show',
    fields: [
      { name: 'id', where: 'query', control: 'text', example: 'us-airline-flights', isRequired: true },
      { name: 'rows', where: 'query', control: 'integer', preset: '5' },
      { name: 'order', where: 'query', control: 'choice', choices: ['new', 'old'] },
      { name: 'lang', where: 'query', control: 'text' },
    ],
  });
});

it('makes a body to begin with for a call that writes', async () => {
  const { create } = await callsIn('en');
  expect(create?.trial).toMatchObject({ method: 'POST', fields: [], body: { required: ['name'] } });
  expect(JSON.parse(create?.trial?.body?.example ?? '')).toMatchObject({ name: 'rainfall-by-district' });
});

it('shows how a call is made by curl and by the client, without anybody’s key', async () => {
  const { show, create } = await callsIn('en');
  expect(show?.curl).toBe(
    "curl --get 'http://localhost:3000/api/3/action/package_show' \\\n  --data-urlencode 'id=us-airline-flights'",
  );
  expect(create?.curl).toContain("--header 'Authorization: your-key'");
  expect(create?.javascript).toContain(
    "createClient({ baseUrl: 'http://localhost:3000', bearer: 'your-key' })",
  );
  expect(create?.javascript).toContain("await action('package_create', {");
});

it('lists the codes of errors, and what each setting of a project means, with its default', async () => {
  const { reference } = await callsIn('fr');
  const errors = reference.part('errors');
  expect(errors).toMatchObject({ kind: 'lists', title: 'Erreurs' });
  const settings = reference.part('project-settings');
  const entries = settings?.kind === 'lists' ? settings.lists[0]?.entries : [];
  expect(entries).toContainEqual({
    name: 'session.lifespan',
    mark: 'Par défaut `24h`.',
    text: { text: 'How long a session lasts', isEnglish: true },
  });
  expect(reference.part('nothing')).toBeUndefined();
});
