import { Outlet } from 'react-router';
import { requireRight } from '../../rights/rights.server.ts';
import type { Route } from './+types/section';

/** @throws 403 for whoever does not administer the installation; its calls refuse them too */
export async function loader(loading: Route.LoaderArgs): Promise<null> {
  await requireRight(loading, 'operate');
  return null;
}

/** How the installation is run. */
export default Outlet;
