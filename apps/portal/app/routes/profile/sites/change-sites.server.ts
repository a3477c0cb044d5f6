import { callService, type SiteContext } from '@gazetteer/site/server';
import { leadOn } from '../lead-on.server.ts';

/** What the page says after access was taken from a site. */
export type SitesAnswer = { done: 'site-revoked' | 'site-problem' };

/**
 * Takes from a site all that it was allowed; undefined where the form is about something else.
 * @throws Response that leads on to the login
 */
export async function changeSites(
  services: SiteContext,
  request: Request,
  form: URLSearchParams,
): Promise<SitesAnswer | undefined> {
  if (form.get('intent') !== 'revoke-site') return undefined;
  const path = `/self-service/oauth2/grants/${encodeURIComponent(form.get('id') ?? '')}`;
  const answer = await callService(services, request, path, { method: 'DELETE' });
  if (answer.ok) return { done: 'site-revoked' };
  await leadOn(answer);
  return { done: 'site-problem' };
}
