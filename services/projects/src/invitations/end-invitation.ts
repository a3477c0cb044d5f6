import { conflict } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import type { ProjectContext } from '../model/project-context.ts';
import type { InvitationsTable } from '../model/tables.ts';
import { answerInvitation } from './invitation.store.ts';

/**
 * Ends an invitation that waits for an answer.
 * @throws conflict where it does not wait any more
 */
export async function endInvitation(
  { sql, clock }: Pick<ProjectContext, 'sql' | 'clock'>,
  invitation: InvitationsTable,
  end: { status: 'accepted' | 'declined' | 'cancelled'; invitee_id?: string },
): Promise<void> {
  const now = clock();
  const isWaiting = statusOf(invitation, now) === 'pending';
  const ended = { ...end, updated_at: now.toISOString() };
  if (isWaiting && (await answerInvitation(sql, invitation.id, ended))) return;
  throw conflict('This invitation does not wait for an answer any more.');
}

/** The status of an invitation as it is now: one that was not answered in time has expired. */
export function statusOf(
  { status, expires_at }: Pick<InvitationsTable, 'status' | 'expires_at'>,
  now: Date,
): InvitationsTable['status'] | 'expired' {
  return status === 'pending' && expires_at <= now.toISOString() ? 'expired' : status;
}

/** 404: there is no such invitation, or it is for somebody else. */
export function noInvitation(): OryError {
  return new OryError(404, 'Unable to locate the resource', { reason: 'There is no such invitation.' });
}
