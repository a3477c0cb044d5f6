import { Outlet } from 'react-router';
import { loadProject } from '../../project/load-project.server.ts';
import type { ProjectInView } from '../../project/use-project.ts';
import type { Route } from './+types/section';

/**
 * The project of the address, for all its pages.
 * @throws 404 where there is none in which the visitor has a role; the services refuse them too
 */
export async function loader(loading: Route.LoaderArgs): Promise<{ project: ProjectInView }> {
  return { project: await loadProject(loading) };
}

/** The pages of one project. */
export default Outlet;
