import { hashToken, sameText } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { csrfViolation, readCsrfToken } from './csrf.ts';
import type { Flow, FlowKind } from './flow.ts';
import { findFlow } from './flow.store.ts';
import { isExpired } from './new-flow.ts';
import type { Visit } from '../http/visit.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Kinds whose expiry clients know by an id of its own. */
const namedExpiry: FlowKind[] = ['login', 'registration'];

/**
 * Finds the flow that a caller asks for by its id.
 * @throws 400 for an id that is none, 404 for an unknown flow
 */
export async function flowOfId(
  context: IdentityContext,
  project: Project,
  kind: FlowKind,
  id: string,
): Promise<Flow> {
  if (!UUID.test(id)) {
    throw new OryError(400, 'The flow id is missing or malformed.', {
      reason: 'The id of a flow is a UUID.',
    });
  }
  const flow = await findFlow(context, project.id, kind, id.toLowerCase());
  if (!flow) throw new OryError(404, 'This flow does not exist.');
  return flow;
}

/**
 * Reads a flow for the browser or app it belongs to.
 * @throws 404 unknown, 403 security_csrf_violation from another browser, 410 when its time is over
 */
export async function readFlow(
  context: IdentityContext,
  project: Project,
  kind: FlowKind,
  visit: Visit,
  id: string,
): Promise<Flow> {
  const flow = await flowOfId(context, project, kind, id);
  if (flow.type === 'browser' && !flow.internal.withoutCookie) {
    const token = readCsrfToken(project, visit);
    if (token === undefined || !sameText(hashToken(token), flow.internal.csrf ?? '')) {
      throw csrfViolation('The flow was started in another browser, or its cookie is gone.');
    }
  }
  if (isExpired(context, flow)) throw expiredFlow(project, flow);
  return flow;
}

function expiredFlow(project: Project, flow: Flow): OryError {
  const start = `${project.baseUrl}/self-service/${flow.kind}`;
  const next =
    flow.type === 'browser'
      ? { redirect_to: `${start}/browser`, return_to: flow.return_to ?? '' }
      : { api: `${start}/api` };
  return new OryError(410, 'The time of this flow is over. Please start a new one.', {
    ...(namedExpiry.includes(flow.kind) ? { id: 'self_service_flow_expired' } : {}),
    reason: 'The flow has expired.',
    details: next,
  });
}
