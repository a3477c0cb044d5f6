import { actorOf, type Caller } from '@gazetteer/kernel';
import type { AuditEventName } from '../../model/audit/audit-event.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** Who changes an account that is not their own, and from where; a command of the server itself comes from nowhere. */
export type Actor = { caller: Caller; ip?: string };

/** Records what an administrator did with an account; to be called in the transaction that does it. */
export async function auditAdministration(
  context: IdentityContext,
  { caller, ip }: Actor,
  event: AuditEventName,
  identity: { id: string; project_id: string },
): Promise<void> {
  await recordAudit(context, {
    project_id: identity.project_id,
    event,
    identity_id: identity.id,
    ...(ip === undefined ? {} : { ip }),
    details: { by: actorOf(caller) },
  });
}
