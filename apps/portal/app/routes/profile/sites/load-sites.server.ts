import type { ShownClient } from '../../../oauth/shown-client.ts';
import { callService } from '../../../self-service/call-service.server.ts';
import type { PortalContext } from '../../../site/load-context.ts';
import { reportError } from '../../../site/report-error.ts';

/** A site, or an application on a device, that somebody has let use their account. */
export interface SiteWithAccess {
  client: ShownClient;
  scope: string[];
  since: string;
  /** Whether it need not ask again. */
  remembered: boolean;
  /** Null for ever. */
  remembered_until: string | null;
}

/** The sites with access by the person who sent `request`, by name; undefined where they cannot be had. */
export async function loadSites(
  services: PortalContext,
  request: Request,
): Promise<SiteWithAccess[] | undefined> {
  try {
    const answer = await callService(services, request, '/self-service/oauth2/grants');
    if (!answer.ok) throw new Error(`the list of sites with access was answered with ${answer.status}`);
    return (await answer.json()) as SiteWithAccess[];
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
