import { milliseconds } from '@gazetteer/ory';
import { insertFlow } from '../../engine/flow.store.ts';
import type { Flow } from '../../engine/flow.ts';
import { flowPage, newOpenFlow } from '../../engine/new-flow.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { buildAddressForm } from '../../methods/code/address-form.ts';
import { issueCode, type Issued, issueLink } from '../../methods/code/issue-code.ts';
import { noteSent } from '../../methods/code/sent-state.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';

export type RecoveryOrder = {
  identity: Identity;
  /** Milliseconds; as long as the project's codes or links hold unless given. */
  expiresIn?: number | undefined;
  returnTo?: string | undefined;
  /** Where it is sent to, which whoever follows it proves to read; none for what is handed over in person. */
  address?: string | undefined;
  /** Who ordered it, for the audit log. */
  by: string;
};

/** Makes a recovery that waits for a code or link handed over by an administrator, in whichever browser. */
async function makeRecoveryFlow(
  context: IdentityContext,
  project: Project,
  { identity, expiresIn, returnTo, address, by }: RecoveryOrder,
  way: 'code' | 'link',
): Promise<{ flow: Flow; issued: Issued }> {
  const lifespan = expiresIn ?? milliseconds(project.settings.selfservice.methods[way].config.lifespan);
  const expiresAt = new Date(context.clock().getTime() + lifespan).toISOString();
  const flow = newOpenFlow(context, project, { kind: 'recovery', language: 'en', expiresAt, returnTo });
  flow.active = way;
  noteSent(flow, { by: way });
  buildAddressForm({ project, flow });
  flow.ui.messages = [uiText(way === 'code' ? messageIds.recoveryCodeSent : messageIds.recoveryLinkSent)];
  await insertFlow(context, flow);
  await recordAudit(context, {
    project_id: project.id,
    event: 'recovery_made_by_administrator',
    identity_id: identity.id,
    details: { method: `${way}_recovery`, by },
  });
  const issued = {
    projectId: project.id,
    purpose: 'recovery' as const,
    identityId: identity.id,
    address,
    expiresAt,
  };
  return { flow, issued };
}

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
