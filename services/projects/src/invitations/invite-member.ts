import { randomUUID } from 'node:crypto';
import { actorOf, type Caller, conflict, identityOf } from '@gazetteer/kernel';
import { requireRoomForMember } from '../model/room-for-member.ts';
import type { Role } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';
import type { InvitationsTable } from '../model/tables.ts';
import { endInvitation, noInvitation } from './end-invitation.ts';
import { countWaiting, findInvitation, insertInvitation, isInvited } from './invitation.store.ts';

const DAYS = 7;
/** As many letters as anybody waits for an answer to. */
export const MOST_WAITING = 100;

/**
 * Invites somebody by mail to work on a project. Whoever proves that the address is theirs can accept; the letter itself lets
 * nobody in.
 * @throws OryError as `requireRight` for who is no owner; invalid_input for what is no address; conflict for one that is invited
 * already, and where too many are
 */
export async function inviteMember(
  context: ProjectContext,
  caller: Caller,
  projectId: string,
  { email, role }: { email: string; role: Role },
): Promise<InvitationsTable> {
  const project = await requireRight(context, caller, 'own', projectId);
  await requireRoomForMember(context, projectId);
  const { sql, clock, directory, people, mail, audit } = context;
  const address = email.trim().toLowerCase();
  const owner = identityOf(caller);
  const [inviter] = owner === undefined ? [] : await people.describe([owner]);
  return sql.transaction(async () => {
    await directory.lock(projectId);
    const now = clock();
    const waiting = { now: now.toISOString(), limit: MOST_WAITING };
    const count = await countWaiting(sql, projectId, waiting);
    if (await isInvited(sql, projectId, address, now.toISOString()))
      throw conflict('This address is invited already; cancel that invitation to send another one.');
    if (count >= MOST_WAITING)
      throw conflict(`${MOST_WAITING} invitations wait for an answer: cancel one first.`);
    const invitation: InvitationsTable = {
      id: randomUUID(),
      project_id: projectId,
      owner_id: actorOf(caller),
      owner_email: inviter?.email ?? '',
      invitee_email: address,
      invitee_id: null,
      role,
      status: 'pending',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      expires_at: new Date(now.getTime() + DAYS * 24 * 60 * 60_000).toISOString(),
    };
    await insertInvitation(sql, invitation);
    const from = inviter?.name ?? inviter?.email ?? '';
    await mail.invite({ recipient: address, project: project.name, role, from, expiresInDays: DAYS });
    await audit.record(projectId, { event: 'member_invited', by: invitation.owner_id });
    return invitation;
  });
}

/**
 * Takes an invitation back that has had no answer.
 * @throws OryError as `requireRight` for who is no owner, 404; conflict where it does not wait any more
 */
export async function cancelInvitation(
  context: ProjectContext,
  caller: Caller,
  { projectId, invitationId }: { projectId: string; invitationId: string },
): Promise<void> {
  await requireRight(context, caller, 'own', projectId);
  const invitation = await findInvitation(context.sql, invitationId);
  if (invitation?.project_id !== projectId) throw noInvitation();
  await endInvitation(context, invitation, { status: 'cancelled' });
}
