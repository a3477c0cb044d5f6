import { parseCookie } from 'cookie';
import { sameText } from '@gazetteer/kernel';
import { OauthError } from '../http/oauth-error.ts';
import { withQuery } from '../http/with-query.ts';
import { REQUEST_COOKIE, SESSION_COOKIE } from '../engine/cookies.ts';
import type { OauthContext, OauthProject } from '../model/oauth-context.ts';
import { challengeOfVerifier } from '../requests/redeem-verifier.ts';
import { finishConsent } from './finish-consent.ts';
import { finishLogin } from './finish-login.ts';

const CHALLENGE = /^[\w-]{1,100}$/;

const verifiers = [
  ['login_verifier', finishLogin],
  ['consent_verifier', finishConsent],
] as const;

/**
 * Where a browser goes on that comes back from the login or the consent site: to the one address that gets the cookie of its
 * request.
 * @param endpoint the address that such browsers come back to
 * @returns undefined for a browser that comes anew
 */
export function wayOn(endpoint: string, parameters: URLSearchParams): string | undefined {
  for (const [name] of verifiers) {
    const verifier = parameters.get(name);
    if (verifier === null) continue;
    const challenge = challengeOfVerifier(verifier);
    // What is no verifier of ours must not lead elsewhere by its slashes and dots.
    return withQuery(`${endpoint}/${CHALLENGE.test(challenge) ? challenge : 'none'}`, { [name]: verifier });
  }
  return undefined;
}

/**
 * Takes the answer of the login or the consent site, in the browser that began the request. Nobody else's browser may bring
 * it: who is signed in there would be signed in here.
 * @param header the cookies of the browser
 * @throws 403 request_forbidden in any other browser, and without the text that belongs to the answer
 */
export async function takeAnswer(
  context: OauthContext,
  project: OauthProject,
  parameters: URLSearchParams,
  header: string | undefined,
): Promise<void> {
  const { [REQUEST_COOKIE]: began = '', [SESSION_COOKIE]: session } = parseCookie(header ?? '');
  for (const [name, finish] of verifiers) {
    const verifier = parameters.get(name);
    if (verifier === null) continue;
    if (began === '' || !sameText(challengeOfVerifier(verifier), began)) break;
    await finish(context, project, verifier, session);
    return;
  }
  throw new OauthError(
    403,
    'request_forbidden',
    'The authorization request is over, or was begun in another browser.',
  );
}

/** The page that shows an error which may not be told to an application. */
export function errorPage({ settings }: OauthProject, { code, message }: OauthError): string {
  return withQuery(settings.urls.error, { error: code, error_description: message });
}
