import { randomUUID } from 'node:crypto';
import { toApplicationError } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityContext } from '../identity-context.ts';
import type { Project } from '../projects/project.ts';
import { withQuery } from '../wire/absolute-url.ts';
import { errorEnvelope } from '../wire/error-envelope.ts';
import { insertFlowError } from './flow-error.store.ts';

/** Sends a browser to the error page, which asks for the error by its id: pages never see raw errors. */
export async function showError(
  context: IdentityContext,
  project: Project,
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const shown = toApplicationError(error);
  if (shown.status >= 500) request.log.error({ err: error }, 'self-service flow failed');
  const row = {
    id: randomUUID(),
    project_id: project.id,
    error: JSON.stringify(errorEnvelope(shown, request.id).error),
    created_at: context.clock().toISOString(),
  };
  await insertFlowError(context.sql, row);
  return reply.redirect(withQuery(project.settings.selfservice.flows.error.ui_url, { id: row.id }), 303);
}
