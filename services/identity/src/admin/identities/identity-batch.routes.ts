import { ApplicationError, conflict, type HttpServer } from '@gazetteer/kernel';
import { badRequest, errorEnvelope, requireProjectRight } from '@gazetteer/ory';
import type { Static } from 'typebox';
import { Value } from 'typebox/value';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import type { Actor } from './audit-administration.ts';
import { BatchAnswer, BatchBody, BatchQuery, CreateIdentityBody } from './identity.contract.ts';
import { importIdentities, type ImportOutcome, type ListedIdentity } from './import-identities.ts';
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
        querystring: BatchQuery,
        body: BatchBody,
        response: { 200: BatchAnswer },
      },
      onRequest: requireProjectRight,
    },
    async ({ project, query, body, id, caller, ip }) => {
      if (query.dry_run) return { identities: await foresee(context, project, body, { id, caller, ip }) };
      const identities: Answer[] = [];
      for (const { create, patch_id } of body.identities) {
        const answer = await createOne(context, project, create, { id, caller, ip });
        identities.push({ ...answer, ...(patch_id === undefined ? {} : { patch_id }) });
      }
      return { identities };
    },
  );
}

/** What would become of each, in the order of the call; nobody is made. */
async function foresee(
  context: IdentityContext,
  project: Project,
  { identities }: Static<typeof BatchBody>,
  { id: request, ...actor }: Actor & { id: string },
): Promise<Answer[]> {
  const outcomes = importIdentities(context, project, listOf(identities), { dryRun: true, actor });
  const answers: Answer[] = [];
  for await (const outcome of outcomes) {
    const patch_id = identities[outcome.line]?.patch_id;
    const refusal = refusalOf(outcome);
    answers.push({
      ...(refusal ? { action: 'error', error: errorEnvelope(refusal, request).error } : { action: 'create' }),
      ...(patch_id === undefined ? {} : { patch_id }),
    });
  }
  return answers;
}

function refusalOf(outcome: ImportOutcome): ApplicationError<string> | undefined {
  if (outcome.outcome === 'refused') return badRequest(outcome.reasons.join(' '));
  return outcome.outcome === 'exists'
    ? conflict('Somebody has its address or identifier already.')
    : undefined;
}

async function* listOf(identities: Static<typeof BatchBody>['identities']): AsyncGenerator<ListedIdentity> {
  for (const [line, { create }] of identities.entries()) yield { line, identity: create };
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
