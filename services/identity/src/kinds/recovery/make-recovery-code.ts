import { issueCode } from '../../methods/code/issue-code.ts';
import { flowPage } from '../../engine/new-flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { makeRecoveryFlow, type RecoveryOrder } from './make-recovery-flow.ts';

type RecoveryCode = { recovery_link: string; recovery_code: string; expires_at: string };

/** Makes a code that an administrator hands to somebody, and the address of the page that takes it. */
export async function makeRecoveryCode(
  context: IdentityContext,
  project: Project,
  order: RecoveryOrder,
): Promise<RecoveryCode> {
  return context.sql.transaction(async () => {
    const { flow, issued } = await makeRecoveryFlow(context, project, order, 'code');
    const recovery_code = await issueCode(context, issued, [flow.id]);
    return { recovery_link: flowPage(project, flow), recovery_code, expires_at: issued.expiresAt };
  });
}
