import type { HttpServer } from '@gazetteer/kernel';
import { calledBy, OryError } from '@gazetteer/ory';
import { Type } from 'typebox';
import { requireFreshSession } from '../account/require-fresh-session.ts';
import { requireOwner } from '../account/require-owner.ts';
import { flowTag } from '../engine/flow.contract.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { keyScopes } from '../model/personal-keys/personal-key.ts';
import { listValidKeys } from '../model/personal-keys/personal-key.store.ts';
import { PORTAL_PROJECT, type Project } from '../model/projects/project.ts';
import { requireSession } from '../sessions/current-session.ts';
import { makePersonalKey } from './make-personal-key.ts';
import { expiryAfter } from './read-expiry.ts';
import { revokePersonalKey } from './revoke-personal-key.ts';

const PATH = '/self-service/account/keys';
const DAY_SECONDS = 24 * 60 * 60;
const LONGEST_DAYS = 3650;

const KeyScopeSchema = Type.Enum(keyScopes, {
  description: 'What the key may do: only read, or all its person may',
});

const KeySchema = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    scope: KeyScopeSchema,
    created_at: Type.String({ format: 'date-time' }),
    expires_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'Null for a key that never expires',
    }),
    last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'To the minute; null for a key that was never used',
    }),
  },
  { title: 'PersonalKey' },
);

const MadeKeySchema = Type.Object({
  ...KeySchema.properties,
  key: Type.String({ description: 'The key itself: it is shown here, and never again' }),
});

const KeyBody = Type.Object(
  {
    name: Type.String({
      description: 'What the key is for: 1 to 100 characters, other than those of your other keys',
    }),
    scope: KeyScopeSchema,
    expires_in_days: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: LONGEST_DAYS }), Type.Null()], {
        description: 'Left out or null for a key that never expires',
      }),
    ),
  },
  { additionalProperties: false },
);

const MakeQuery = Type.Object({
  return_to: Type.Optional(
    Type.String({ description: 'Where the browser comes back to when it has to sign in again first' }),
  ),
});

/** API keys of the person whose session it is; there are none outside of the portal's own project. */
export function registerPersonalKeyRoutes(server: HttpServer, context: IdentityContext): void {
  const { sql, clock } = context;

  server.get(PATH, {
    schema: {
      tags: [flowTag],
      operationId: 'listMyApiKeys',
      security: calledBy.people,
      summary: 'My API keys that are valid, the newest first',
      response: { 200: Type.Array(KeySchema) },
    },
    handler: async (request) => {
      requirePortal(request.project);
      const { identity } = await requireOwner(context, request.project, request);
      const owner = { projectId: PORTAL_PROJECT, identityId: identity.id };
      return listValidKeys(sql, owner, clock().toISOString());
    },
  });

  server.post(PATH, {
    schema: {
      tags: [flowTag],
      operationId: 'createMyApiKey',
      security: calledBy.people,
      summary: 'Make an API key, by which programs act for me',
      description:
        'Needs a sign-in not longer ago than the privileged age of sessions. The key is in this answer and nowhere else.',
      querystring: MakeQuery,
      body: KeyBody,
      response: { 201: MadeKeySchema },
    },
    // Who is nobody learns that first, and nothing of what a key is made of.
    preValidation: async (request) => void (await requireSession(context, request.project, request)),
    handler: async (request, reply) => {
      requirePortal(request.project);
      const returnTo = request.query.return_to || undefined;
      const { identity, session } = await requireFreshSession(context, request.project, request, returnTo);
      const { name, scope, expires_in_days: days } = request.body;
      const expiresAt = days ? expiryAfter(clock(), days * DAY_SECONDS) : null;
      const maker = { identityId: identity.id, sessionId: session.id, ip: request.ip };
      const made = await makePersonalKey(context, maker, { name, scope, expiresAt });
      return reply.status(201).send(made);
    },
  });

  server.delete(`${PATH}/:id`, {
    schema: {
      tags: [flowTag],
      operationId: 'deleteMyApiKey',
      security: calledBy.people,
      summary: 'Revoke one of my API keys, and those that were made with it',
      params: Type.Object({ id: Type.String() }),
      response: { 204: Type.Null() },
    },
    handler: async (request, reply) => {
      requirePortal(request.project);
      const { identity } = await requireOwner(context, request.project, request);
      const revocation = { identityId: identity.id, keyId: request.params.id, ip: request.ip };
      if (!(await revokePersonalKey(context, revocation))) throw notFound('There is no such API key.');
      return reply.status(204).send(null);
    },
  });
}

function requirePortal(project: Project): void {
  if (project.id !== PORTAL_PROJECT) throw notFound('There are no API keys in this project.');
}

function notFound(reason: string): OryError {
  return new OryError(404, 'Unable to locate the resource', { reason });
}
