import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import type { ProjectRole } from '../../../project/use-project.ts';

const acts = ['invite', 'cancel', 'change', 'remove'] as const;
type Act = (typeof acts)[number];

/** What became of a form, and what it said: the page shows that again where it was refused. */
export type MembersAnswer = { act: Act | undefined; who: string; role: ProjectRole; result: Attempt<null> };

const roles = ['owner', 'developer', 'viewer'] as const;

/** Invites somebody, takes an invitation back, gives a member another role, or removes them. */
export async function changeMembers(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<MembersAnswer> {
  const { id: projectId } = await loadProject(acting);
  const client = oryClient(acting);
  const act = acts.find((one) => one === form.get('act'));
  const role = roles.find((one) => one === form.get('role')) ?? 'viewer';
  const who = (form.get('who') ?? '').trim();
  const id = form.get('id') ?? '';
  const doing: Record<Act, () => Promise<unknown>> = {
    invite: () =>
      client.createProjectInvite({ projectId, createProjectInviteBody: { invitee_email: who, role } }),
    cancel: () => client.cancelProjectInvite({ projectId, inviteId: id }),
    change: () => client.changeProjectMember({ projectId, memberId: id, changeProjectMemberBody: { role } }),
    remove: () => client.removeProjectMember({ projectId, memberId: id }),
  };
  const result = await attempt(async () => {
    if (act) await doing[act]();
    return null;
  });
  return { act, who, role, result };
}
