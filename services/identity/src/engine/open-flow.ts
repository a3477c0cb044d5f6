import { randomUUID } from 'node:crypto';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { withQuery } from '../http/absolute-url.ts';
import type { Flow } from './flow.ts';

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
