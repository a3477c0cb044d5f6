import type { Caller } from '@gazetteer/kernel';
import { requireRoomForMember } from '../model/room-for-member.ts';
import type { ProjectRecord } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requirePerson } from '../model/require-right.ts';
import type { InvitationsTable } from '../model/tables.ts';
import { endInvitation, noInvitation } from './end-invitation.ts';
import { findInvitation, listWaiting } from './invitation.store.ts';

/** More than anybody is invited to at a time. */
const MOST_SHOWN = 100;

/**
 * The invitations that wait for an answer of the person who calls: those to addresses that they have proved to be theirs.
 * @throws OryError 401 for nobody, 403 for a program of nobody
 */
export async function listOwnInvitations(
  { sql, clock, people, directory }: ProjectContext,
  caller: Caller,
): Promise<{ invitation: InvitationsTable; project: ProjectRecord }[]> {
  const addresses = await people.provedAddresses(requirePerson(caller));
  const waiting = await listWaiting(sql, addresses, clock().toISOString(), MOST_SHOWN);
  const found = await Promise.all(
    waiting.map(async (invitation) => ({ invitation, project: await directory.find(invitation.project_id) })),
  );
  return found.flatMap(({ invitation, project }) => (project ? [{ invitation, project }] : []));
}

/**
 * Answers an invitation to the person who calls. Who accepts is a member from now on, with the role of the invitation; a role
 * that reaches further stays.
 * @throws OryError 401, 403, 404 for an invitation to somebody else; conflict where it does not wait any more
 */
export async function answerOwnInvitation(
  context: ProjectContext,
  caller: Caller,
  invitationId: string,
  answer: 'accepted' | 'declined',
): Promise<void> {
  const person = requirePerson(caller);
  const { sql, people, directory, roles, audit } = context;
  const addresses = await people.provedAddresses(person);
  await sql.transaction(async () => {
    const invitation = await findInvitation(sql, invitationId);
    if (!invitation || !addresses.includes(invitation.invitee_email)) throw noInvitation();
    const { project_id: projectId, role } = invitation;
    await directory.lock(projectId);
    await endInvitation(context, invitation, { status: answer, invitee_id: person });
    if (answer === 'declined') return;
    const before = await roles.roleOf(projectId, person);
    if (before === undefined) await requireRoomForMember(context, projectId);
    if (before === undefined || reach[before] < reach[role]) await roles.assign(projectId, person, role);
    await audit.record(projectId, { event: 'member_added', by: invitation.owner_id, person });
  });
}

const reach = { viewer: 0, developer: 1, owner: 2 };
