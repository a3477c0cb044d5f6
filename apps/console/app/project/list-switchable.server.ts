import { oryClient } from '../ory-calls/ory-client.server.ts';
import { readForPage } from '../session/read-for-page.server.ts';
import type { ProjectArguments } from './project-client.server.ts';
import type { SwitchableProject } from './use-project.ts';

/** As many as a short list shows; all of them are on a page of their own, and found by the search. */
const MOST = 12;

/**
 * Projects that the visitor can go over to.
 * @throws Response as `readForPage`
 */
export async function listSwitchable(asking: ProjectArguments & { url: URL }): Promise<SwitchableProject[]> {
  const { data } = await readForPage(asking, oryClient(asking).listProjects({ pageSize: MOST }));
  return data.map(({ name, slug }) => ({ name, slug }));
}
