import { hashToken, randomToken } from '@gazetteer/kernel';
import { insertContinuity, takeContinuity } from './flow.store.ts';
import { addCookie, cookieLine, readCookie } from '../http/cookies.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { Visit } from '../http/visit.ts';

const COOKIE = 'ory_kratos_continuity';
const PURPOSE = 'continuity';
const LIFESPAN_SECONDS = 3600;

/** What was put aside: under a name that says what for, and whose it is where that is known. */
type PutAside = { name: string; identityId?: string };

/**
 * Puts something aside while the browser is away, say to sign in again. The browser gets a cookie that takes it up;
 * what was put aside stays here, sealed, because a submitted form may hold a new password.
 */
export async function putAside(
  context: IdentityContext,
  project: Project,
  visit: Visit,
  { name, identityId, payload }: PutAside & { payload: unknown },
): Promise<void> {
  const token = randomToken('');
  await insertContinuity(context.sql, {
    id: hashToken(token),
    project_id: project.id,
    name,
    identity_id: identityId ?? null,
    payload: context.secrets.encrypt(JSON.stringify(payload), PURPOSE),
    expires_at: new Date(context.clock().getTime() + LIFESPAN_SECONDS * 1000).toISOString(),
  });
  addCookie(visit, cookieLine(project, COOKIE, token, { maxAge: LIFESPAN_SECONDS }));
}

/**
 * Takes up what this browser has put aside under the name for the identity, once.
 * @returns undefined when there is nothing, or it belongs to something or somebody else
 */
export async function takeUp(
  context: IdentityContext,
  project: Project,
  { visit }: { visit: Visit },
  { name, identityId }: PutAside,
): Promise<unknown> {
  const token = readCookie(visit, COOKIE);
  if (!token) return undefined;
  const wanted = {
    id: hashToken(token),
    project_id: project.id,
    name,
    identity_id: identityId ?? null,
  };
  const sealed = await takeContinuity(context.sql, wanted, context.clock().toISOString());
  if (sealed === undefined) return undefined;
  addCookie(visit, cookieLine(project, COOKIE, '', { maxAge: 0 }));
  return JSON.parse(context.secrets.decrypt(sealed, PURPOSE));
}
