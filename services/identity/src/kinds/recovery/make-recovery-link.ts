import type { IdentityContext } from '../../model/identity-context.ts';
import { issueLink } from '../../methods/code/issue-link.ts';
import type { Project } from '../../model/projects/project.ts';
import { makeRecoveryFlow, type RecoveryOrder } from './make-recovery-flow.ts';

type RecoveryLink = { recovery_link: string; expires_at: string };

/**
 * Makes a link that lets somebody into their account, once, and leads them to their settings. It holds whether or not
 * the project lets people recover by themselves.
 */
export async function makeRecoveryLink(
  context: IdentityContext,
  project: Project,
  order: RecoveryOrder,
): Promise<RecoveryLink> {
  return context.sql.transaction(async () => {
    const { flow, issued } = await makeRecoveryFlow(context, project, order, 'link');
    return { recovery_link: await issueLink(context, issued, flow), expires_at: issued.expiresAt };
  });
}
