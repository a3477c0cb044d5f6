import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { cookiesOfCall } from './during-call.ts';

/**
 * Whether somebody whom the project's own page has signed in is still signed in there, in the browser of this call. However
 * their session there has ended, by their own sign-out or from another device, no site gets them unseen.
 */
export async function isStillSignedIn(
  { people }: OauthContext,
  { origin }: OauthProject,
  person: string | undefined,
): Promise<boolean> {
  return !people.signedIn || (await people.signedIn({ origin }, cookiesOfCall())) === person;
}
