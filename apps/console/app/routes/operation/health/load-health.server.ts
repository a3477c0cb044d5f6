import type { RouterContextProvider } from 'react-router';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

/** How the installation is at this moment. */
export async function loadHealth(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { data } = await readForPage(asking, portalClient(asking).getInstallationHealth());
  return { health: data, calls: [describePortalCall(asking, 'getInstallationHealth', {})] };
}

export type Health = Awaited<ReturnType<typeof loadHealth>>['health'];
