import { findIdentity } from '../../model/identities/identity.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { signIn } from '../../sessions/sign-in.ts';

/**
 * Lets somebody in as a link for recovery does, without the link, to see whether a copy of an installation would accept their
 * session. Not for a store that people use: the session lasts as long as any other, and stands in the audit log.
 * @returns the token of the session
 * @throws 401 for an account that has been deactivated
 */
export async function signInOnTrial(
  context: IdentityContext,
  projectId: string,
  identityId: string,
): Promise<string> {
  const identity = await findIdentity(context.sql, projectId, identityId);
  if (!identity) throw new Error('There is no such account');
  const { token } = await signIn(context, await context.projects.ofId(projectId), {
    identity,
    method: 'link_recovery',
    aal: 'aal1',
    device: { ip_address: '', user_agent: 'gazetteer verify', location: '' },
  });
  return token;
}
