import { listOwnEvents } from './own-events.store.ts';
import { recordAudit } from '../model/audit/record-audit.ts';
import { listCredentials } from '../model/identities/credential.store.ts';
import { listAllKeys } from '../model/personal-keys/personal-key.store.ts';
import { renderIdentity } from '../model/identities/render-identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { CurrentSession } from '../model/sessions/session.ts';
import { listSignedIn } from '../model/sessions/signed-in.store.ts';
import { renderSession } from '../sessions/render-session.ts';

const MOST_SESSIONS = 10_000;

type Section = (context: IdentityContext, project: Project, current: CurrentSession) => unknown;

/** What an export consists of. Secrets, hashed or sealed, say nothing about the person and stay here. */
const sections: Record<string, Section> = {
  identity: (_context, project, { identity }) => renderIdentity(project, identity),
  credentials: async ({ sql }, project, { identity }) => {
    const credentials = await listCredentials(sql, project.id, identity.id);
    return credentials.map(({ type, identifiers, created_at, updated_at }) => ({
      type,
      identifiers,
      created_at,
      updated_at,
    }));
  },
  sessions: async (context, project, { identity }) => {
    const wanted = { projectId: project.id, identityId: identity.id };
    const page = { limit: MOST_SESSIONS, offset: 0 };
    const found = await listSignedIn(context.sql, wanted, context.clock().toISOString(), page);
    return found.map(({ session }) => {
      const { identity: _all, ...rest } = renderSession(project, session, identity);
      return rest;
    });
  },
  api_keys: ({ sql }, project, { identity }) =>
    listAllKeys(sql, { projectId: project.id, identityId: identity.id }),
  grants: async ({ grants }, _project, { identity }) => (await grants?.export(identity)) ?? [],
  events: ({ sql }, project, { identity }) => listOwnEvents(sql, project.id, identity.id),
};

/** Everything that is kept about the person who asks (GDPR article 20), by what it is about. Records that they did. */
export async function exportOwnAccount(
  context: IdentityContext,
  { project, ip }: { project: Project; ip: string },
  current: CurrentSession,
): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { exported_at: context.clock().toISOString() };
  Object.assign(data, await context.personalData?.export(current.identity.id));
  for (const [name, read] of Object.entries(sections)) data[name] = await read(context, project, current);
  await recordAudit(context, {
    project_id: project.id,
    event: 'data_exported',
    identity_id: current.identity.id,
    session_id: current.session.id,
    ip,
  });
  return data;
}
