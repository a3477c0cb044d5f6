import { Outlet } from 'react-router';
import { requireRight } from '../../rights/rights.server.ts';
import type { Route } from './+types/section';

/** @throws 403 for whoever may not edit what the site says; the content service refuses them too */
export async function loader(loading: Route.LoaderArgs): Promise<null> {
  await requireRight(loading, 'edit');
  return null;
}

/** What visitors read: articles, texts of the site and pictures, and what they write back. */
export default Outlet;
