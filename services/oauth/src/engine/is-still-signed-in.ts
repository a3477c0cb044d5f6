import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { cookiesOfCall } from './during-call.ts';

/**
 * Whether a sign-in at the authorization endpoint holds. Where the project's own page signs people in, it ends with their
 * session there, however that ended: whoever signs out, in this browser or from another device, is signed in nowhere unseen.
 * @param person whom the sign-in is of; undefined for a browser that nobody has signed in with
 */
export async function isStillSignedIn(
  { people }: OauthContext,
  { origin, settings }: OauthProject,
  person: string | undefined,
): Promise<boolean> {
  const isOwnPage = settings.urls.login.startsWith(`${origin}/`);
  if (person === undefined || !isOwnPage || !people.signedIn) return true;
  return (await people.signedIn({ origin }, cookiesOfCall())) === person;
}
