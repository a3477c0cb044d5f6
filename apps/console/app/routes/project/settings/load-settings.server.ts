import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { placeOf, readService } from './services.ts';

/**
 * How a project is set, the limits that it has, and the revision that says so; of its services the one that the address names.
 * @throws Response as `loadProject`
 */
export async function loadSettings(asking: ProjectArguments & { url: URL }) {
  const { id: projectId } = await loadProject(asking);
  const client = oryClient(asking);
  const [{ data: project }, { data: quota }] = await readForPage(
    asking,
    Promise.all([client.getProject({ projectId }), client.getProjectQuota({ projectId })]),
  );
  const service = readService(asking.url.searchParams.get('service'));
  const place = placeOf(service);
  return {
    revision: project.revision_id,
    plan: quota.plan,
    limits: quota.limits,
    service,
    text: JSON.stringify(project.services[service]?.config ?? {}, null, 2),
    calls: [
      describeCall(asking, 'getProject', { projectId }),
      describeCall(asking, 'patchProject', {
        projectId,
        ifMatch: `"${project.revision_id}"`,
        jsonPatch: [{ op: 'replace', path: place, value: project.services[service]?.config ?? {} }],
      }),
      describeCall(asking, 'getProjectQuota', { projectId }),
    ],
  };
}

export type LoadedSettings = Awaited<ReturnType<typeof loadSettings>>;
