import { data, Outlet } from 'react-router';
import { oryClient, readOry } from '../../ory-calls/ory-client.server.ts';
import type { ProjectInView } from '../../project/use-project.ts';
import type { Route } from './+types/section';

/**
 * The project of the address, for all its pages.
 * @throws 404 where there is none in which the visitor has a role; the services refuse them too
 */
export async function loader(loading: Route.LoaderArgs): Promise<{ project: ProjectInView }> {
  const listing = oryClient(loading).listProjects({ project: loading.params.project });
  const [found] = (await readOry(loading, listing)).data;
  if (!found) throw data(null, { status: 404 });
  // Administrators of the installation have no role in it, and may do all.
  const role = found.role ?? 'owner';
  return {
    project: {
      id: found.id,
      slug: found.slug,
      name: found.name,
      state: found.state,
      host: found.hosts[0] ?? '',
      role,
      mayChange: role !== 'viewer',
      mayOwn: role === 'owner',
      address: `/console/projects/${found.slug}`,
    },
  };
}

/** The pages of one project. */
export default Outlet;
