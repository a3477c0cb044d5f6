import { ApplicationError, type HttpServer } from '@gazetteer/kernel';
import { badRequest, errorEnvelope, requireProjectRight } from '@gazetteer/ory';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import type { Actor } from './audit-administration.ts';
import { BatchAnswer, BatchBody, CreateIdentityBody } from './identity.contract.ts';
import { importIdentity } from './import-identity.ts';

type Answer = Static<typeof BatchAnswer>['identities'][number];

/** Makes many identities by one call: for moving accounts from another system. */
export function registerIdentityBatchRoutes(server: HttpServer, context: IdentityContext): void {
  server.patch(
    '/admin/identities',
    {
      schema: {
        tags: ['identity: identities'],
        operationId: 'batchPatchIdentities',
        'x-codegen-request-body-name': 'patchIdentitiesBody',
        summary: 'Make several identities, each by itself',
        body: BatchBody,
        response: { 200: BatchAnswer },
      },
      onRequest: requireProjectRight,
    },
    async ({ project, body, id, caller, ip }) => {
      const identities: Answer[] = [];
      for (const { create, patch_id } of body.identities) {
        const answer = await createOne(context, project, create, { id, caller, ip });
        identities.push({ ...answer, ...(patch_id === undefined ? {} : { patch_id }) });
      }
      return { identities };
    },
  );
}

async function createOne(
  context: IdentityContext,
  project: Project,
  create: unknown,
  request: Actor & { id: string },
): Promise<Answer> {
  try {
    if (!Value.Check(CreateIdentityBody, create)) throw badRequest('This is no identity that can be made.');
    const { id } = await importIdentity(context, project, create, request);
    return { action: 'create', identity: id };
  } catch (error) {
    if (!(error instanceof ApplicationError)) throw error;
    return { action: 'error', error: errorEnvelope(error, request.id).error };
  }
}
