import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { methodsOf } from '../../../project/method-settings.ts';

/**
 * Which ways to sign in are on, and the revision of the project that says so.
 * @throws Response as `loadProject`
 */
export async function loadMethods(asking: ProjectArguments & { url: URL }) {
  const { id: projectId } = await loadProject(asking);
  const { data } = await readForPage(asking, oryClient(asking).getProject({ projectId }));
  const path = '/services/identity/config/selfservice/methods/totp/enabled';
  return {
    revision: data.revision_id,
    methods: methodsOf(data.services.identity?.config),
    calls: [
      describeCall(asking, 'getProject', { projectId }),
      describeCall(asking, 'patchProject', { projectId, jsonPatch: [{ op: 'add', path, value: true }] }),
    ],
  };
}
