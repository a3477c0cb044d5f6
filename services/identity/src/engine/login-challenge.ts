import { OryError } from '@gazetteer/ory';
import type { IdentityContext } from '../model/identity-context.ts';
import type { CurrentSession } from '../model/sessions/session.ts';

type LoginChallenge = { challenge: string } | { redirect: string } | undefined;

/**
 * Reads the OAuth2 request that waits for a sign-in. One that may be skipped is accepted at once for somebody who is
 * signed in, and the browser goes back to the OAuth2 service.
 * @returns the challenge to be accepted after the sign-in, or where the browser goes; undefined without a challenge
 * @throws 400 when the challenge is not known, or this installation has no OAuth2 service
 */
export async function readLoginChallenge(
  { oauth }: IdentityContext,
  challenge: string | undefined,
  current: CurrentSession | undefined,
): Promise<LoginChallenge> {
  if (challenge === undefined) return undefined;
  const request = await oauth?.findLogin(challenge);
  if (!oauth || !request) {
    throw new OryError(400, 'The login_challenge is not known.', {
      reason:
        'The OAuth2 request is over, or was made elsewhere. Please start again at the application you came from.',
    });
  }
  if (request.skip && current && request.subject === current.identity.id) {
    return { redirect: await oauth.acceptLogin(challenge, current.identity.id) };
  }
  return { challenge };
}
