import type { HttpServer } from '@gazetteer/kernel';
import { badRequest, OryError, requireFurtherRight, requireProjectRight } from '@gazetteer/ory';
import { Type } from 'typebox';
import { auditAdministration } from './audit-administration.ts';
import { deleteCredential } from './delete-credential.ts';
import {
  AdminIdentitySchema,
  CreateIdentityBody,
  CredentialParameters,
  CredentialQuery,
  GetIdentityQuery,
  IdParameters,
  JsonPatchBody,
  UpdateIdentityBody,
} from './identity.contract.ts';
import { importIdentity } from './import-identity.ts';
import { patchIdentity } from './patch-identity.ts';
import { replaceIdentity } from './replace-identity.ts';
import { withoutForm } from './without-form.ts';
import { listCredentials } from '../../model/identities/credential.store.ts';
import { findIdentity } from '../../model/identities/identity.store.ts';
import {
  type CredentialType,
  credentialTypes,
  type Identity,
  isIdentityId,
} from '../../model/identities/identity.ts';
import { removeIdentity } from '../../model/identities/remove-identity.ts';
import { renderIdentityForAdmin } from '../../model/identities/render-identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';

const tags = ['identity: identities'];
const onRequest = requireProjectRight;

/** What administrators do with one identity. */
export function registerIdentityRoutes(server: HttpServer, context: IdentityContext): void {
  registerReading(server, context);
  registerChanges(server, context);
  registerRemoval(server, context);
}

function registerReading(server: HttpServer, context: IdentityContext): void {
  server.get(
    '/admin/identities/:id',
    {
      schema: {
        tags,
        operationId: 'getIdentity',
        summary: 'Read an identity',
        params: IdParameters,
        querystring: GetIdentityQuery,
        response: { 200: AdminIdentitySchema },
      },
      onRequest,
    },
    async (request, _reply) => {
      const { project, params, query } = request;
      const shown = readCredentialTypes(query.include_credential);
      if (shown.length > 0) await requireFurtherRight(request, 'develop');
      const identity = await requireIdentity(context, project.id, params.id);
      return showIdentity(context, project, identity, shown);
    },
  );
}

function registerChanges(server: HttpServer, context: IdentityContext): void {
  server.post(
    '/admin/identities',
    {
      schema: {
        tags,
        operationId: 'createIdentity',
        summary: 'Make an identity, with credentials brought along from elsewhere',
        body: CreateIdentityBody,
        response: { 201: AdminIdentitySchema },
      },
      onRequest,
    },
    async (request, reply) => {
      const { project, body } = request;
      const identity = await importIdentity(context, project, body, request);
      reply.status(201).header('location', `${project.baseUrl}/admin/identities/${identity.id}`);
      return showIdentity(context, project, identity);
    },
  );

  server.put(
    '/admin/identities/:id',
    {
      schema: {
        tags,
        operationId: 'updateIdentity',
        summary: 'Replace an identity',
        params: IdParameters,
        body: UpdateIdentityBody,
        response: { 200: AdminIdentitySchema },
      },
      onRequest,
    },
    async ({ project, params, body, caller, ip }) => {
      const identity = await requireIdentity(context, project.id, params.id);
      const changed = await replaceIdentity(context, project, identity, body, { caller, ip });
      return showIdentity(context, project, changed);
    },
  );

  server.patch(
    '/admin/identities/:id',
    {
      schema: {
        tags,
        operationId: 'patchIdentity',
        'x-codegen-request-body-name': 'jsonPatch',
        summary: 'Change parts of an identity by a JSON patch (RFC 6902)',
        params: IdParameters,
        body: JsonPatchBody,
        response: { 200: AdminIdentitySchema },
      },
      onRequest,
    },
    async ({ project, params, body, caller, ip }) => {
      const identity = await requireIdentity(context, project.id, params.id);
      const changed = await context.sql.transaction(async () => {
        await auditAdministration(context, { caller, ip }, 'identity_changed', identity);
        return withoutForm(() => patchIdentity(context, project, identity, body));
      });
      return showIdentity(context, project, changed);
    },
  );
}

function registerRemoval(server: HttpServer, context: IdentityContext): void {
  server.delete(
    '/admin/identities/:id',
    {
      schema: {
        tags,
        operationId: 'deleteIdentity',
        summary: 'Remove an identity with its sessions',
        params: IdParameters,
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async (request, reply) => {
      const { project, params } = request;
      await context.sql.transaction(async () => {
        const identity = await requireIdentity(context, project.id, params.id);
        await removeIdentity(context, identity);
        await auditAdministration(context, request, 'identity_deleted', identity);
      });
      return reply.status(204).send(null);
    },
  );

  server.delete(
    '/admin/identities/:id/credentials/:type',
    {
      schema: {
        tags,
        operationId: 'deleteIdentityCredentials',
        summary: 'Take a way to sign in from an identity',
        params: CredentialParameters,
        querystring: CredentialQuery,
        response: { 204: Type.Null() },
      },
      onRequest,
    },
    async (request, reply) => {
      const { project, params, query } = request;
      const identity = await requireIdentity(context, project.id, params.id);
      await context.sql.transaction(async () => {
        await deleteCredential(context, identity, params.type, query.identifier);
        await auditAdministration(context, request, 'identity_changed', identity);
      });
      return reply.status(204).send(null);
    },
  );
}

function readCredentialTypes(wanted: string | string[] = []): CredentialType[] {
  const names = (typeof wanted === 'string' ? [wanted] : wanted).filter((name) => name !== '');
  return names.map((name) => {
    const type = credentialTypes.find((known) => known === name);
    if (!type) throw badRequest(`Credentials of type ${JSON.stringify(name)} cannot be included.`);
    return type;
  });
}

async function requireIdentity(context: IdentityContext, projectId: string, id: string): Promise<Identity> {
  const identity = isIdentityId(id) ? await findIdentity(context.sql, projectId, id) : undefined;
  if (!identity) throw noIdentity();
  return identity;
}

function noIdentity(): OryError {
  return new OryError(404, 'Unable to locate the resource', {
    reason: 'This project has no identity of that id.',
  });
}

/** The identity with its credentials, those of the types in `shown` with what is kept of them. */
async function showIdentity(
  context: IdentityContext,
  project: Project,
  identity: Identity,
  shown?: readonly CredentialType[],
) {
  const credentials = await listCredentials(context.sql, project.id, identity.id);
  return renderIdentityForAdmin(project, identity, { credentials, ...(shown ? { shown } : {}) });
}
