import { recordAudit } from '../../model/audit/record-audit.ts';
import { drawAddressForm } from '../../methods/code/address-form.ts';
import type { Issued } from '../../methods/code/issue-code.ts';
import { noteSent } from '../../methods/code/sent-state.ts';
import type { Flow } from '../../engine/flow.ts';
import { insertFlow } from '../../engine/flow.store.ts';
import { newOpenFlow } from '../../engine/open-flow.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { uiText } from '../../forms/ui-text.ts';
import { milliseconds } from '../../model/projects/duration.ts';
import type { Project } from '../../model/projects/project.ts';

export type RecoveryOrder = {
  identity: Identity;
  /** Milliseconds; as long as the project's codes or links hold unless given. */
  expiresIn?: number | undefined;
  returnTo?: string | undefined;
  /** Who ordered it, for the audit log. */
  by: string;
};

/** Makes a recovery that waits for a code or link handed over by an administrator, in whichever browser. */
export async function makeRecoveryFlow(
  context: IdentityContext,
  project: Project,
  { identity, expiresIn, returnTo, by }: RecoveryOrder,
  way: 'code' | 'link',
): Promise<{ flow: Flow; issued: Issued }> {
  const lifespan = expiresIn ?? milliseconds(project.settings.selfservice.methods[way].config.lifespan);
  const expiresAt = new Date(context.clock().getTime() + lifespan).toISOString();
  const flow = newOpenFlow(context, project, { kind: 'recovery', language: 'en', expiresAt, returnTo });
  flow.active = way;
  noteSent(flow, { by: way });
  drawAddressForm({ project, flow });
  flow.ui.messages = [uiText(way === 'code' ? 1060003 : 1060002)];
  await insertFlow(context, flow);
  await recordAudit(context, {
    project_id: project.id,
    event: 'recovery_made_by_administrator',
    identity_id: identity.id,
    details: { method: `${way}_recovery`, by },
  });
  const issued = { projectId: project.id, purpose: 'recovery' as const, identityId: identity.id, expiresAt };
  return { flow, issued };
}
