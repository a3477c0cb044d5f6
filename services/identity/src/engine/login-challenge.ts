import { OryError } from '@gazetteer/ory';
import { withQuery } from '../http/absolute-url.ts';
import type { IdentityContext, LoginRequest } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import { reaches } from '../model/sessions/assurance.ts';
import { satisfies } from '../model/sessions/required-aal.ts';
import type { Aal, CurrentSession, Session } from '../model/sessions/session.ts';
import type { FlowView } from './flow-method.ts';
import { lacksVerifiedAddress } from './verified-address.ts';

/** An OAuth2 request that waits for a sign-in. */
export type WaitingRequest = LoginRequest & { challenge: string };

/**
 * Reads the OAuth2 request that waits for a sign-in.
 * @returns undefined without a challenge
 * @throws 400 when the challenge is not known, or this installation has no OAuth2 service
 */
export async function readLoginChallenge(
  { oauth }: IdentityContext,
  project: Project,
  challenge: string | undefined,
): Promise<WaitingRequest | undefined> {
  if (challenge === undefined) return undefined;
  const request = await oauth?.findLogin(project, challenge);
  if (request) return { ...request, challenge };
  throw new OryError(400, 'The login_challenge is not known.', {
    reason:
      'The OAuth2 request is over, or was made elsewhere. Please start again at the application you came from.',
  });
}

/**
 * What a sign-in or sign-up tells of the application that waits for it, so that a page can name it; nothing where none
 * waits any more.
 */
export async function renderWaitingRequest(
  { oauth }: IdentityContext,
  { project, flow: { oauth2_login_challenge: challenge } }: FlowView,
): Promise<{ oauth2_login_request?: object }> {
  const request = challenge === undefined ? undefined : await oauth?.findLogin(project, challenge);
  if (!request) return {};
  const { skip, subject, shown } = request;
  return { oauth2_login_request: { challenge, skip, subject, ...shown } };
}

/** What somebody does next for an application: a step of signing in, or nothing but going on. */
export type NextStep = { redirect: string } | { aal: Extract<Aal, 'aal1' | 'aal2'>; refresh: boolean };

type Arrival = {
  waiting: WaitingRequest;
  current: CurrentSession | undefined;
  /** What the first step handed on; see {@link secondStepAddress}. */
  confirmed: string | undefined;
};

/**
 * Decides what an application's request needs of a browser. Whoever is signed in goes on at once, and the application is told
 * when they signed in; unless it asks for a sign-in of this moment, and the OAuth2 service does not remember one that is new
 * enough. Where that remembers somebody else, the request begins anew.
 */
export async function nextStepFor(
  context: IdentityContext,
  project: Project,
  { waiting, current, confirmed }: Arrival,
): Promise<NextStep> {
  const isRemembered = waiting.skip && current?.identity.id === waiting.subject;
  if (waiting.skip && !isRemembered && waiting.restart) return { redirect: waiting.restart };
  if (!current) return { aal: 'aal1', refresh: false };
  const isConfirmed =
    !waiting.fresh || isRemembered || isFirstStepOf(context, waiting.challenge, current.session, confirmed);
  if (!isConfirmed || lacksVerifiedAddress(project, current.identity)) return { aal: 'aal1', refresh: true };
  const { required_aal } = project.settings.session.whoami;
  const isWhole = satisfies(required_aal, current.session, current.available);
  if (!isWhole || !reaches(current.session.aal, waiting.aal)) return { aal: 'aal2', refresh: false };
  return { redirect: await acceptLogin(context, project, waiting, current.session) };
}

/** Tells the OAuth2 service who has signed in. @returns where the browser goes on */
export async function acceptLogin(
  { oauth }: IdentityContext,
  project: Project,
  { challenge }: WaitingRequest,
  { identity_id, aal, methods, authenticated_at, expires_at }: Session,
): Promise<string> {
  if (!oauth) throw new Error('A challenge that was read is one of an OAuth2 service');
  return oauth.acceptLogin(project, challenge, {
    identityId: identity_id,
    aal,
    methods: [...new Set(methods.map(({ method }) => method))],
    authenticatedAt: authenticated_at,
    expiresAt: expires_at,
  });
}

/** Where somebody signs in for an application from the beginning. */
export function signInAddress(project: Project, challenge: string): string {
  return withQuery(`${project.baseUrl}/self-service/login/browser`, { login_challenge: challenge });
}

/**
 * Where somebody goes on who has done the first step for an application and owes it more: with a proof of that step,
 * which follows from the request and the session and is kept nowhere, so that nobody reaches the second step of a request
 * by a session that was there before it.
 */
export function secondStepAddress(
  { secrets }: IdentityContext,
  project: Project,
  challenge: string,
  session: Session,
): string {
  const confirmed = secrets.digest(firstStep(challenge, session));
  return withQuery(signInAddress(project, challenge), { aal: 'aal2', confirmed });
}

function isFirstStepOf(
  { secrets }: IdentityContext,
  challenge: string,
  session: Session,
  confirmed: string | undefined,
): boolean {
  return confirmed !== undefined && secrets.matches(firstStep(challenge, session), confirmed);
}

function firstStep(challenge: string, { id }: Session): string {
  return `first step ${challenge} ${id}`;
}
