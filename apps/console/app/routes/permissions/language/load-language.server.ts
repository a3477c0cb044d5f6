import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { describeCall } from '../../../project/describe-call.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import { type ProjectArguments, projectClient } from '../../../project/project-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';
import { exampleLanguage } from './example-language.ts';
import { languagePatch } from './language-patch.ts';

/**
 * The permission language of a project, and the revision of the project that says so.
 * @throws Response as `loadProject`
 */
export async function loadLanguage(asking: ProjectArguments & { url: URL }) {
  const { id: projectId } = await loadProject(asking);
  const [project, language] = await readForPage(
    asking,
    Promise.all([
      oryClient(asking).getProject({ projectId }),
      projectClient(asking).getPermissionLanguage({}),
    ]),
  );
  const { source, version } = language.data;
  const isEmpty = source.trim() === '';
  return {
    revision: project.data.revision_id,
    version,
    source,
    isEmpty,
    /** What the editor begins with. */
    text: isEmpty && asking.url.searchParams.has('example') ? exampleLanguage : source,
    calls: [
      describeCall(asking, 'getPermissionLanguage', {}),
      describeCall(asking, 'checkOplSyntax', { body: 'class User implements Namespace {}' }),
      describeCall(asking, 'patchProject', {
        projectId,
        ifMatch: `"${project.data.revision_id}"`,
        jsonPatch: languagePatch('class User implements Namespace {}'),
      }),
    ],
  };
}
