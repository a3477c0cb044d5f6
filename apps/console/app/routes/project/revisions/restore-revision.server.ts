import { oryClient } from '../../../ory-calls/ory-client.server.ts';
import { type Attempt, attempt } from '../../../project/attempt.server.ts';
import { loadProject } from '../../../project/load-project.server.ts';
import type { ProjectArguments } from '../../../project/project-client.server.ts';

/** What became of a revision that somebody wanted back. */
export type RestoreAnswer = { number: string; result: Attempt<null> };

/** Takes the settings of a revision back, unless somebody has changed them since the page was shown. */
export async function restoreRevision(
  acting: ProjectArguments & { url: URL },
  form: URLSearchParams,
): Promise<RestoreAnswer> {
  const { id: projectId } = await loadProject(acting);
  const revisionId = form.get('revision') ?? '';
  const ifMatch = `"${form.get('current') ?? ''}"`;
  const result = await attempt(async () => {
    await oryClient(acting).restoreProjectRevision({ projectId, revisionId, ifMatch });
    return null;
  });
  return { number: form.get('number') ?? '', result };
}
