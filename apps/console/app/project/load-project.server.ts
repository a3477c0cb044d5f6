import { data } from 'react-router';
import { oryClient } from '../ory-calls/ory-client.server.ts';
import { readForPage } from '../session/read-for-page.server.ts';
import type { ProjectArguments } from './project-client.server.ts';
import type { ProjectInView } from './use-project.ts';

const known = new WeakMap<object, Promise<ProjectInView>>();

/**
 * The project of the address, asked for once however many loaders of a page want to know.
 * @throws 404 where there is none in which the visitor has a role; otherwise as `readForPage`
 */
export function loadProject(asking: ProjectArguments & { url: URL }): Promise<ProjectInView> {
  const asked = known.get(asking.context) ?? requireProject(asking);
  known.set(asking.context, asked);
  return asked;
}

async function requireProject(asking: ProjectArguments & { url: URL }): Promise<ProjectInView> {
  const found = await findProject(asking);
  if (found) return found;
  throw data(null, { status: 404 });
}

/**
 * The project of a slug or id; undefined where there is none in which the visitor has a role.
 * @throws Response as `readForPage`
 */
export async function findProject(
  asking: ProjectArguments & { url: URL },
): Promise<ProjectInView | undefined> {
  const listing = oryClient(asking).listProjects({ project: asking.params.project });
  const [found] = (await readForPage(asking, listing)).data;
  if (!found) return undefined;
  // Administrators of the installation have no role in it, and may do all.
  const role = found.role ?? 'owner';
  return {
    id: found.id,
    slug: found.slug,
    name: found.name,
    state: found.state,
    host: found.hosts[0] ?? '',
    role,
    isPortal: found.is_portal,
    mayChange: role !== 'viewer',
    mayOwn: role === 'owner',
    address: `/console/projects/${found.slug}`,
  };
}
