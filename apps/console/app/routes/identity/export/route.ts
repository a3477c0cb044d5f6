import type { Route } from './+types/route';
import { exportIdentities } from './export-identities.server.ts';

/** A file to keep: no page. */
export async function loader(asking: Route.LoaderArgs) {
  return exportIdentities(asking);
}
