import { randomUUID } from 'node:crypto';
import { plainAddress } from '@gazetteer/kernel';
import type { IdentityContext } from '../identity-context.ts';
import type { NewAuditEvent } from './audit-event.ts';
import { insertEvent } from './audit.store.ts';

const LONGEST_TEXT = 500;

/**
 * Records what happened to an account. Inside a transaction the record stands or falls with the change, so call it
 * there; what failed is recorded outside.
 */
export async function recordAudit(
  context: Pick<IdentityContext, 'sql' | 'clock'>,
  { details = {}, ...event }: NewAuditEvent,
): Promise<void> {
  const { user_agent } = details;
  const kept =
    user_agent === undefined ? details : { ...details, user_agent: user_agent.slice(0, LONGEST_TEXT) };
  await insertEvent(context.sql, {
    id: randomUUID(),
    project_id: event.project_id,
    at: context.clock().toISOString(),
    event: event.event,
    identity_id: event.identity_id ?? null,
    session_id: event.session_id ?? null,
    ip: event.ip === undefined ? null : plainAddress(event.ip),
    details: JSON.stringify(kept),
  });
}
