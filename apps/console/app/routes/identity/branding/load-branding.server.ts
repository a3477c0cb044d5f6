import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { type Branding, brandingOf } from './branding-settings.ts';

const example: Branding = { name: 'Roads', accent: { light: '#7a3b12', dark: '#f0a884' } };

/**
 * How a project looks to people, and the revision that says so.
 * @throws Response as `loadProject`
 */
export async function loadBranding(asking: ProjectArguments & { url: URL }) {
  const { id: projectId } = await loadProject(asking);
  const { data } = await readForPage(asking, oryClient(asking).getProject({ projectId }));
  const path = '/services/identity/config/branding';
  return {
    revision: data.revision_id,
    branding: brandingOf(data.services.identity?.config),
    calls: [
      describeCall(asking, 'getProject', { projectId }),
      describeCall(asking, 'patchProject', { projectId, jsonPatch: [{ op: 'add', path, value: example }] }),
    ],
  };
}
