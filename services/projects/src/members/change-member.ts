import { actorOf, type Caller, conflict, identityOf } from '@gazetteer/kernel';
import { OryError } from '@gazetteer/ory';
import { markRemoved } from '../invitations/invitation.store.ts';
import { MOST_MEMBERS } from '../model/room-for-member.ts';
import type { Role } from '../model/ports.ts';
import type { ProjectContext } from '../model/project-context.ts';
import { requireRight } from '../model/require-right.ts';

/** Whose role, in which project. */
type Membership = { projectId: string; memberId: string };

/**
 * Gives a member another role.
 * @throws OryError as `requireRight` for who is no owner, 404 for no member; conflict for the last owner
 */
export async function changeMember(
  context: ProjectContext,
  caller: Caller,
  { projectId, memberId }: Membership,
  role: Role,
): Promise<void> {
  await requireRight(context, caller, 'own', projectId);
  await context.sql.transaction(async () => {
    await context.directory.lock(projectId);
    const before = await requireMember(context, { projectId, memberId });
    if (before === role) return;
    if (before === 'owner') await requireAnotherOwner(context, { projectId, memberId });
    await context.roles.assign(projectId, memberId, role);
    const event = { event: 'member_changed', by: actorOf(caller), person: memberId } as const;
    await context.audit.record(projectId, event);
  });
}

/**
 * Takes a member their role. Members may do so themselves. Keys that they have made stay: they are the project's.
 * @throws OryError as `requireRight` for who is no owner, 404 for no member; conflict for the last owner
 */
export async function removeMember(
  context: ProjectContext,
  caller: Caller,
  { projectId, memberId }: Membership,
): Promise<void> {
  const right = identityOf(caller) === memberId ? 'view' : 'own';
  await requireRight(context, caller, right, projectId);
  await context.sql.transaction(async () => {
    await context.directory.lock(projectId);
    const role = await requireMember(context, { projectId, memberId });
    if (role === 'owner') await requireAnotherOwner(context, { projectId, memberId });
    await context.roles.withdraw(projectId, memberId);
    await markRemoved(context.sql, { projectId, memberId }, context.clock().toISOString());
    const event = { event: 'member_removed', by: actorOf(caller), person: memberId } as const;
    await context.audit.record(projectId, event);
  });
}

async function requireMember({ roles }: ProjectContext, membership: Membership): Promise<Role> {
  const role = await roles.roleOf(membership.projectId, membership.memberId);
  if (role) return role;
  const reason = 'The project has no member of this id.';
  throw new OryError(404, 'Unable to locate the resource', { reason });
}

async function requireAnotherOwner(
  { roles }: ProjectContext,
  { projectId, memberId }: Membership,
): Promise<void> {
  const members = await roles.list(projectId, { limit: MOST_MEMBERS });
  if (members.some(({ person, role }) => role === 'owner' && person !== memberId)) return;
  throw conflict('This is the last owner of the project: make somebody else an owner first.');
}
