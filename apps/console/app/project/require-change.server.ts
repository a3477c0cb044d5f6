import { data } from 'react-router';
import { loadProject } from './load-project.server.ts';
import type { ProjectArguments } from './project-client.server.ts';

/**
 * For pages on which there is nothing but a form.
 * @throws 403 for whoever may only look at the project; otherwise as `loadProject`
 */
export async function requireChange(asking: ProjectArguments & { url: URL }): Promise<void> {
  const { mayChange } = await loadProject(asking);
  if (!mayChange) throw data(null, { status: 403 });
}
