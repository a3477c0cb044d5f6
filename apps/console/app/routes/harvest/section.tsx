import { Outlet } from 'react-router';
import { requireRight } from '../../rights/rights.server.ts';
import type { Route } from './+types/section';

/** @throws 403 for whoever is admin of no organisation; the calls refuse them too, source by source */
export async function loader(loading: Route.LoaderArgs): Promise<null> {
  await requireRight(loading, 'administer');
  return null;
}

/** From where organisations are filled by a schedule. */
export default Outlet;
