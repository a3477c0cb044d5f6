import { Outlet } from 'react-router';
import { requireRight } from '../../rights/rights.server.ts';
import type { Route } from './+types/section';

/** @throws 403 for whoever edits no dataset; the catalogue refuses them too, dataset by dataset */
export async function loader(loading: Route.LoaderArgs): Promise<null> {
  await requireRight(loading, 'publish');
  return null;
}

/** What organisations publish: their datasets, from a draft to the bin. */
export default Outlet;
