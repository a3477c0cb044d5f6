import { randomUUID } from 'node:crypto';
import { toApplicationError } from '@gazetteer/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { insertFlowError } from './flow.store.ts';
import { withQuery } from '../http/absolute-url.ts';
import { errorEnvelope } from '../http/error-envelope.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { IdentityError } from '../model/identity-error.ts';
import type { Project } from '../model/projects/project.ts';

/**
 * Sends a browser to the error page, which asks for the error by its id: pages never see raw errors. An error that says
 * where the browser has to go first, such as to sign in once more, sends it there.
 */
export async function showError(
  context: IdentityContext,
  project: Project,
  error: unknown,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const shown = toApplicationError(error);
  const first = shown instanceof IdentityError ? shown.beside?.['redirect_browser_to'] : undefined;
  if (typeof first === 'string') return reply.redirect(first, 303);
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
