import type { RouterContextProvider } from 'react-router';
import { describePortalCall, portalClient, readPortal } from '../../../portal-calls/portal-client.server.ts';

/** How the installation is at this moment. */
export async function loadHealth(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { data } = await readPortal(asking, portalClient(asking).getInstallationHealth());
  return { health: data, calls: [describePortalCall(asking, 'getInstallationHealth', {})] };
}

export type Health = Awaited<ReturnType<typeof loadHealth>>['health'];
