import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { nextPageToken } from '../../../project/next-page.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

/** Invitations on the page; a project has at most 100 that wait. */
const MOST_INVITATIONS = 100;

/**
 * One page of members and the newest invitations.
 * @throws Response as `loadProject`
 */
export async function loadMembers(asking: ProjectArguments & { url: URL }) {
  const { id: projectId } = await loadProject(asking);
  const client = oryClient(asking);
  const pageToken = asking.url.searchParams.get('page_token');
  const [members, invites] = await Promise.all([
    readForPage(asking, client.getProjectMembers({ projectId, ...(pageToken ? { pageToken } : {}) })),
    readForPage(asking, client.listProjectInvites({ projectId, pageSize: MOST_INVITATIONS })),
  ]);
  return {
    members: members.data,
    next: nextPageToken(members.headers),
    invitations: invites.data.map(({ id, invitee_email, role, status, expires_at, owner_email }) => ({
      id,
      email: invitee_email,
      role,
      status,
      until: expires_at,
      from: owner_email,
    })),
    calls: [
      describeCall(asking, 'getProjectMembers', { projectId }),
      describeCall(asking, 'createProjectInvite', {
        projectId,
        createProjectInviteBody: { invitee_email: 'ada@example.org', role: 'developer' },
      }),
      describeCall(asking, 'changeProjectMember', {
        projectId,
        memberId: members.data[0]?.id ?? 'MEMBER',
        changeProjectMemberBody: { role: 'viewer' },
      }),
    ],
  };
}

export type Member = Awaited<ReturnType<typeof loadMembers>>['members'][number];
export type ListedInvitation = Awaited<ReturnType<typeof loadMembers>>['invitations'][number];
