import { Outlet } from 'react-router';
import { requireRight } from '../../rights/rights.server.ts';
import type { Route } from './+types/section';

/** @throws 403 for whoever is admin of no organisation; the calls refuse them too, organisation by organisation */
export async function loader(loading: Route.LoaderArgs): Promise<null> {
  await requireRight(loading, 'administer');
  return null;
}

/** What is said of organisations. */
export default Outlet;
