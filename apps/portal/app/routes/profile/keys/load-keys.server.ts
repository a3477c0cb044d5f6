/** An API key as its person sees it afterwards: everything but the key itself. */
import { callService, reportError, type SiteContext } from '@gazetteer/site/server';
export interface ListedKey {
  id: string;
  name: string;
  scope: 'read' | 'write';
  created_at: string;
  expires_at: string | null;
  last_used_at: string | null;
}

/** The valid API keys of the person who sent `request`, the newest first; undefined where they cannot be had. */
export async function loadKeys(services: SiteContext, request: Request): Promise<ListedKey[] | undefined> {
  try {
    const answer = await callService(services, request, '/self-service/account/keys');
    if (!answer.ok) throw new Error(`the list of API keys was answered with ${answer.status}`);
    return (await answer.json()) as ListedKey[];
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
