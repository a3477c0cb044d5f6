import type { RouterContextProvider } from 'react-router';
import { siteContext } from '@gazetteer/site/server';
import { describePortalCall, portalClient } from '../../../portal-calls/portal-client.server.ts';
import { readForPage } from '../../../session/read-for-page.server.ts';

/** Whether the portal is closed, what visitors are told, and in which languages. */
export async function loadMaintenance(asking: {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}) {
  const { data } = await readForPage(asking, portalClient(asking).getMaintenance());
  return {
    maintenance: data,
    languages: siteContext(asking.context).site.languages,
    calls: [
      describePortalCall(asking, 'getMaintenance', {}),
      describePortalCall(asking, 'beginMaintenance', {
        beginMaintenanceBody: { until: '2030-01-02T06:00:00Z', notice: { en: 'We move to a new server.' } },
      }),
      describePortalCall(asking, 'endMaintenance', {}),
    ],
  };
}
