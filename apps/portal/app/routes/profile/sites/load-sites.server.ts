import { callService, reportError, type SiteContext } from '@gazetteer/site/server';
import type { ShownClient } from '../../../oauth/shown-client.ts';

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
  services: SiteContext,
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
