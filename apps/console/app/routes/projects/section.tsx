import { Outlet } from 'react-router';
import { listSwitchable } from '../../project/list-switchable.server.ts';
import { loadProject } from '../../project/load-project.server.ts';
import type { ProjectInView, SwitchableProject } from '../../project/use-project.ts';
import type { Route } from './+types/section';

/**
 * The project of the address, for all its pages, and others that one can go over to.
 * @throws 404 where there is none in which the visitor has a role; the services refuse them too
 */
export async function loader(
  loading: Route.LoaderArgs,
): Promise<{ project: ProjectInView; switchable: SwitchableProject[] }> {
  const [project, switchable] = await Promise.all([loadProject(loading), listSwitchable(loading)]);
  return { project, switchable };
}

/** The pages of one project. */
export default Outlet;
