import { randomUUID } from 'node:crypto';
import { hashToken } from '@gazetteer/kernel';
import { milliseconds } from '@gazetteer/ory';
import { ensureCsrfToken } from './csrf.ts';
import type { Flow, FlowKind, FlowType } from './flow.ts';
import { allowedReturnTo } from './return-to.ts';
import { requestUrl, withQuery } from '../http/absolute-url.ts';
import { languageOf } from '../http/negotiate.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { Visit } from '../http/visit.ts';

/** The call that starts a flow. */
export type FlowStart = {
  project: Project;
  type: FlowType;
  query: Record<string, string | undefined>;
  visit: Visit;
};

/**
 * Makes a flow, without its form. A browser flow is bound to the browser by the CSRF cookie.
 * @throws self_service_flow_return_to_forbidden for an address that is not allowed
 */
export function newFlow(context: IdentityContext, kind: FlowKind, start: FlowStart): Flow {
  const { project, type, query, visit } = start;
  const { return_to } = query;
  if (return_to) allowedReturnTo(project, return_to);
  const now = context.clock();
  const lifespan = milliseconds(project.settings.selfservice.flows[kind].lifespan);
  const id = randomUUID();
  return {
    id,
    project_id: project.id,
    kind,
    type,
    issued_at: now.toISOString(),
    updated_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifespan).toISOString(),
    request_url: requestUrl(project, visit),
    ...(return_to ? { return_to } : {}),
    state: kind === 'settings' ? 'show_form' : 'choose_method',
    ui: { action: `${project.baseUrl}/self-service/${kind}?flow=${id}`, method: 'POST', nodes: [] },
    internal: {
      language: languageOf(visit),
      methods: {},
      ...(type === 'browser' ? { csrf: hashToken(ensureCsrfToken(project, visit)) } : {}),
    },
  };
}

/** True when the time of a flow is over. */
export function isExpired(context: IdentityContext, flow: Flow): boolean {
  return flow.expires_at <= context.clock().toISOString();
}

/** The page that shows a flow. */
export function flowPage(project: Project, flow: Pick<Flow, 'id' | 'kind'>): string {
  const url = new URL(project.settings.selfservice.flows[flow.kind].ui_url);
  url.searchParams.set('flow', flow.id);
  return url.href;
}

type Opened = {
  kind: 'recovery' | 'verification';
  language: Flow['internal']['language'];
  expiresAt: string;
  returnTo?: string | undefined;
};

/**
 * Makes a flow that goes on in whichever browser opens it, because its address is sent to somebody: it waits for what
 * was sent with it, and is bound to no cookie.
 */
export function newOpenFlow(context: IdentityContext, project: Project, opened: Opened): Flow {
  const { kind, language, expiresAt, returnTo } = opened;
  const id = randomUUID();
  const now = context.clock().toISOString();
  return {
    id,
    project_id: project.id,
    kind,
    type: 'browser',
    issued_at: now,
    updated_at: now,
    expires_at: expiresAt,
    request_url: withQuery(`${project.baseUrl}/self-service/${kind}/browser`, { return_to: returnTo }),
    ...(returnTo ? { return_to: returnTo } : {}),
    active: project.settings.selfservice.flows[kind].use,
    state: 'sent_email',
    ui: { action: `${project.baseUrl}/self-service/${kind}?flow=${id}`, method: 'POST', nodes: [] },
    internal: { language, methods: {}, withoutCookie: true },
  };
}
