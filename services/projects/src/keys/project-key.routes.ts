import { actorOf, type HttpServer } from '@gazetteer/kernel';
import { cutTokenPage, OryError, readSize, TokenPageQuery } from '@gazetteer/ory';
import { Type } from 'typebox';
import { addressOf, placeTokens } from '../model/page-address.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';
import { makeProjectKey } from './make-project-key.ts';
import { keyScopes, type ProjectKeyRecord } from './project-key.ts';
import { deleteKey, listKeys } from './project-key.store.ts';

const tokens = placeTokens('project keys');

const tags = ['projects'];
const params = Type.Object({ project: Type.String() });

const Key = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    owner_id: Type.String({ description: 'Who made it' }),
    project_id: Type.String(),
    scopes: Type.Array(Type.String()),
    created_at: Type.String(),
    expires_at: Type.Union([Type.String(), Type.Null()]),
    last_used_at: Type.Union([Type.String(), Type.Null()], { description: 'To the minute' }),
  },
  { title: 'ProjectApiKey' },
);

const WantedKey = Type.Object(
  {
    name: Type.String(),
    scopes: Type.Optional(
      Type.Array(Type.String(), {
        description: `What the key may: ${keyScopes.join(', ')}; all of it where nothing is said`,
      }),
    ),
    expires_at: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { additionalProperties: false },
);

/** The keys by which programs work in a project. */
export function registerProjectKeyRoutes(server: HttpServer, context: ProjectContext): void {
  server.post(
    '/projects/:project/tokens',
    {
      schema: {
        operationId: 'createProjectApiKey',
        'x-codegen-request-body-name': 'inlineObject3',
        tags,
        summary: 'Make an API key of a project; its value is shown in this answer only',
        params,
        body: WantedKey,
        response: { 201: Type.Interface([Key], { value: Type.String() }) },
      },
    },
    async ({ caller, params: { project }, body }, reply) => {
      const { value, ...made } = await makeProjectKey(context, caller, project, body);
      return reply.status(201).send({ ...render(made), value });
    },
  );
  server.get(
    '/projects/:project/tokens',
    {
      schema: {
        operationId: 'listProjectApiKeys',
        tags,
        summary: 'List the API keys of a project, without their values',
        params,
        querystring: TokenPageQuery,
        response: { 200: Type.Array(Key) },
      },
    },
    async (request, reply) => {
      const { caller, query } = request;
      const { id } = await requireRight(context, caller, 'view', request.params.project);
      const limit = readSize(query.page_size);
      const found = await listKeys(context.sql, id, {
        limit: limit + 1,
        after: tokens.read(query.page_token),
      });
      const cut = { address: addressOf(request), reply };
      return cutTokenPage(found, limit, tokens.write, cut).map(render);
    },
  );
  server.delete(
    '/projects/:project/tokens/:token_id',
    {
      schema: {
        operationId: 'deleteProjectApiKey',
        tags,
        summary: 'Delete an API key of a project; programs that use it are refused from now on',
        params: Type.Object({ project: Type.String(), token_id: Type.String() }),
        response: { 204: Type.Null() },
      },
    },
    async ({ caller, params: { project, token_id } }, reply) => {
      const { id } = await requireRight(context, caller, 'develop', project);
      await context.sql.transaction(async () => {
        if (!(await deleteKey(context.sql, id, token_id))) throw noKey();
        const event = { event: 'project_key_deleted', by: actorOf(caller), key: token_id } as const;
        await context.audit.record(id, event);
      });
      return reply.status(204).send(null);
    },
  );
}

function render({ scopes, ...key }: ProjectKeyRecord) {
  return { ...key, scopes: scopes.split(' ') };
}

function noKey(): OryError {
  return new OryError(404, 'Unable to locate the resource', { reason: 'The project has no key of this id.' });
}
