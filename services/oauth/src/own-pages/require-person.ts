import type { FastifyRequest } from 'fastify';
import { OauthError } from '../http/oauth-error.ts';
import type { OauthContext } from '../model/oauth-context.ts';

type OwnRequest = Pick<FastifyRequest, 'caller' | 'method' | 'host' | 'headers' | 'oauthProject'>;

/**
 * The person who is signed in on a page of the project's own site, with an account of that project. What they let programs do is theirs to say: neither
 * keys nor programs of theirs, nor pages of other sites that use their browser, may say it for them.
 * @returns the id of their account
 * @throws 403 for a page of another site and for keys, login_required (401) for nobody
 */
export async function requirePerson(
  context: Pick<OauthContext, 'people'>,
  request: OwnRequest,
): Promise<string> {
  const person = await findPerson(context, request);
  if (person !== undefined) return person;
  throw new OauthError(
    401,
    'login_required',
    'Nobody is signed in. Please sign in, and come back to this page.',
  );
}

/** The same where nobody need be signed in. @returns undefined for nobody @throws 403 as above */
export async function findPerson(
  { people }: Pick<OauthContext, 'people'>,
  request: OwnRequest,
): Promise<string | undefined> {
  refuseOtherSites(request);
  const { caller, oauthProject } = request;
  if (caller.kind === 'session') return caller.identity;
  if (caller.kind !== 'anonymous') {
    throw new OauthError(403, 'request_forbidden', 'This is for people in a browser, not for keys.');
  }
  // Callers of the whole product have accounts of the portal's project only.
  return people.sentBy?.(oauthProject, request);
}

/** Lets the person pass whom a request is about. @throws account_selection_required (403) for somebody else */
export function requireSubject(person: string, subject: string | undefined): void {
  if (person === subject) return;
  throw new OauthError(
    403,
    'account_selection_required',
    'This request is about another account. Please sign in with the account that you began with.',
  );
}

const SAFE_METHODS = new Set(['GET', 'HEAD']);

/**
 * Refuses a change that, as the browser says, a page of another site makes: its cookies come along without the person's
 * will. Browsers tell by Fetch Metadata, older ones by the `Origin` of a change.
 * @throws request_forbidden (403)
 */
function refuseOtherSites({
  method,
  headers,
  oauthProject,
}: Pick<FastifyRequest, 'method' | 'headers' | 'oauthProject'>): void {
  if (SAFE_METHODS.has(method)) return;
  const site = headers['sec-fetch-site'];
  const isElsewhere =
    site === undefined
      ? headers.origin !== undefined && headers.origin !== oauthProject.origin
      : site !== 'same-origin' && site !== 'none';
  if (isElsewhere) {
    throw new OauthError(403, 'request_forbidden', 'The request was made by a page of another site.');
  }
}
