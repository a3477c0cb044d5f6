import { createOryClient, isRequestError } from '@gazetteer/client/ory';
import type { Given } from './set-up.ts';

/** Projects, their settings and their keys. */
export async function projects({ baseUrl, adminKey }: Given) {
  const ory = createOryClient({ baseUrl, bearer: adminKey });

  // createProject
  const { data: project, headers } = await ory.createProject({ createProjectBody: { name: 'Health' } });
  const projectId = project.id;
  const etag = headers.get('etag') ?? '';

  // listProjects
  const { data: all } = await ory.listProjects({ pageSize: 20 });
  console.log(all.map(({ slug, state }) => `${slug}: ${state}`));

  // getProject
  const { data: found } = await ory.getProject({ projectId });

  // setProject
  await ory.setProject({ projectId, setProject: { name: 'Health office', services: found.services } });

  // patchProject: with the tag of the revision that was read, so that nobody's change is lost
  const jsonPatch = [{ op: 'replace' as const, path: '/name', value: 'Health department' }];
  try {
    await ory.patchProject({ projectId, jsonPatch, ifMatch: etag });
  } catch (error) {
    if (!isRequestError(error) || error.status !== 412) throw error;
    const { data: newer } = await ory.patchProject({ projectId, jsonPatch });
    console.log(newer.project.revision_id, newer.warnings);
  }

  // patchProjectWithRevision: the same with the revision in the address
  const { data: now } = await ory.getProject({ projectId });
  await ory.patchProjectWithRevision({ projectId, revisionId: now.revision_id, jsonPatch });

  // listProjectRevisions
  const { data: revisions } = await ory.listProjectRevisions({ projectId });
  const revisionId = revisions.at(-1)?.id ?? '';

  // getProjectRevision
  const { data: revision } = await ory.getProjectRevision({ projectId, revisionId });
  console.log(revision);

  // restoreProjectRevision
  await ory.restoreProjectRevision({ projectId, revisionId });

  // createProjectApiKey: its value is in this answer only
  const { data: key } = await ory.createProjectApiKey({
    project: projectId,
    inlineObject3: { name: 'Sign-in pages' },
  });

  // listProjectApiKeys
  const { data: keys } = await ory.listProjectApiKeys({ project: projectId });
  console.log(
    keys.map(({ name }) => name),
    key.value.length,
  );

  // deleteProjectApiKey
  await ory.deleteProjectApiKey({ project: projectId, tokenId: key.id });

  // setActiveProjectInConsole
  await ory.setActiveProjectInConsole({ setActiveProjectInConsole: { project_id: projectId } });

  // getActiveProjectInConsole
  const { data: active } = await ory.getActiveProjectInConsole();
  console.log(active.project_id);

  // getProjectQuota
  const { data: quota } = await ory.getProjectQuota({ projectId });
  console.log(quota);

  // getProjectActivity: what happened in the last 24 hours
  const { data: activity } = await ory.getProjectActivity({ projectId, step: 'hour' });
  console.log(
    activity.since,
    activity.counts.map(({ at, sign_in }) => `${at}: ${sign_in}`),
  );

  // purgeProject
  await ory.purgeProject({ projectId });
}

/** The people of a project. */
export async function members({ baseUrl, adminKey }: Given) {
  const admin = createOryClient({ baseUrl, bearer: adminKey });
  const { data: project } = await admin.createProject({ createProjectBody: { name: 'Forests' } });
  const projectId = project.id;
  const { data: flow } = await admin.createNativeRegistrationFlow();
  const { data: registered } = await admin.updateRegistrationFlow({
    flow: flow.id,
    updateRegistrationFlowBody: {
      method: 'password',
      password: 'moss on the north side',
      traits: { email: 'kofi@example.org', name: 'Kofi' },
    },
  });
  const verified = [{ op: 'replace', path: '/verifiable_addresses/0/verified', value: true }];
  await admin.patchIdentity({ id: registered.identity.id, jsonPatch: verified });
  const person = createOryClient({ baseUrl, sessionToken: registered.session_token ?? '' });

  // createProjectInvite
  const { data: invite } = await admin.createProjectInvite({
    projectId,
    createProjectInviteBody: { invitee_email: 'kofi@example.org', role: 'developer' },
  });

  // listProjectInvites
  const { data: invites } = await admin.listProjectInvites({ projectId });
  console.log(
    invites.map(({ status }) => status),
    invite.id,
  );

  // listOwnInvites
  const { data: mine } = await person.listOwnInvites();

  // answerInvite
  await person.answerInvite({ inviteId: mine[0]?.id ?? '', answerInviteBody: { status: 'accepted' } });

  // getProjectMembers
  const { data: people } = await admin.getProjectMembers({ projectId });
  const memberId = people.find(({ email }) => email === 'kofi@example.org')?.id ?? '';

  // changeProjectMember
  await admin.changeProjectMember({ projectId, memberId, changeProjectMemberBody: { role: 'viewer' } });

  // removeProjectMember
  await admin.removeProjectMember({ projectId, memberId });

  // cancelProjectInvite
  const { data: another } = await admin.createProjectInvite({
    projectId,
    createProjectInviteBody: { invitee_email: 'ama@example.org', role: 'viewer' },
  });
  await admin.cancelProjectInvite({ projectId, inviteId: another.id });

  // Afterwards
  await admin.purgeProject({ projectId });
  await admin.deleteIdentity({ id: registered.identity.id });
}
