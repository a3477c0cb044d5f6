import { randomUUID } from 'node:crypto';
import { logFailure, toApplicationError } from '@gazetteer/kernel';
import { errorEnvelope, OryError } from '@gazetteer/ory';
import { insertFlowError } from './flow.store.ts';
import { withQuery } from '../http/absolute-url.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { Visit } from '../http/visit.ts';

/**
 * The page that shows an error to somebody in a browser: it asks for the error by its id, so that pages never see raw
 * errors. For an error that says where the browser has to go first, such as to sign in once more, it is that address.
 */
export async function errorPage(
  context: IdentityContext,
  project: Project,
  error: unknown,
  { id: requestId }: Pick<Visit, 'id'>,
): Promise<string> {
  const shown = toApplicationError(error);
  const first = shown instanceof OryError ? shown.beside?.['redirect_browser_to'] : undefined;
  if (typeof first === 'string') return first;
  logFailure(context.log, error, 'self-service flow failed', { reqId: requestId });
  const row = {
    id: randomUUID(),
    project_id: project.id,
    error: JSON.stringify(errorEnvelope(shown, requestId).error),
    created_at: context.clock().toISOString(),
  };
  await insertFlowError(context.sql, row);
  return withQuery(project.settings.selfservice.flows.error.ui_url, { id: row.id });
}
