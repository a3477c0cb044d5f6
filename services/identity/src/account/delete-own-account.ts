import type { Project } from '../model/projects/project.ts';
import { recordAudit } from '../model/audit/record-audit.ts';
import { removeIdentity } from '../model/identities/remove-identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { CurrentSession } from '../model/sessions/session.ts';

/**
 * Deletes the account of the person who asks, at once and for good: credentials, addresses, all sessions and
 * what other services keep about the person go with it. What is left is the record that it happened, without a name.
 */
export async function deleteOwnAccount(
  context: IdentityContext,
  { project, ip }: { project: Project; ip: string },
  { identity, session }: CurrentSession,
): Promise<void> {
  await context.sql.transaction(async () => {
    await removeIdentity(context, identity);
    await recordAudit(context, {
      project_id: project.id,
      event: 'identity_deleted',
      identity_id: identity.id,
      session_id: session.id,
      ip,
    });
  });
}
