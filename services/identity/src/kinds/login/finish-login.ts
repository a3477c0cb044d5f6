import { leadBrowser } from '../../engine/continue-with.ts';
import { renewCsrfToken } from '../../engine/csrf.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { Authenticated, Submission } from '../../engine/flow-method.ts';
import { endFlow } from '../../engine/flow.store.ts';
import { acceptLogin, readLoginChallenge, secondStepAddress } from '../../engine/login-challenge.ts';
import { returnAddress } from '../../engine/return-to.ts';
import { rememberDevice } from '../../engine/throttling/known-device.ts';
import { lacksVerifiedAddress } from '../../engine/verified-address.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { withQuery } from '../../http/absolute-url.ts';
import { addCookie } from '../../http/cookies.ts';
import { deviceOf } from '../../http/describe-device.ts';
import { linkPendingAccount } from '../../methods/oidc/link-account.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { reaches } from '../../model/sessions/assurance.ts';
import { availableAal } from '../../model/sessions/required-aal.ts';
import type { Session } from '../../model/sessions/session.ts';
import { renderSession } from '../../sessions/render-session.ts';
import { sessionCookie } from '../../sessions/session-cookie.ts';
import { requireActive, signIn } from '../../sessions/sign-in.ts';

/**
 * Ends a sign-in: every method comes here once somebody has proved who they are. Makes or raises the session, and
 * says where to go next: the second step, the OAuth2 request that waits, or the return address.
 * @throws `addressNotVerified` (FormProblem) where the project asks for a verified address, 401 for a switched-off identity
 */
export async function finishLogin(
  context: IdentityContext,
  submission: Submission,
  { identity, method, aal }: Authenticated,
): Promise<SubmitOutcome> {
  const { project, mode, visit } = submission;
  checkMaySignIn(project, identity);
  const { session, token, isComplete } = await context.sql.transaction(() =>
    startSession(context, submission, { identity, method, aal }),
  );
  if (mode !== 'native') {
    addCookie(visit, sessionCookie(project, session, token));
    renewCsrfToken(project, visit);
    if (isComplete) rememberDevice(context, project, identity.id, visit);
  }
  const needsSecondStep = !isComplete && project.settings.session.whoami.required_aal === 'highest_available';
  const to = await nextAddress(context, submission, session, needsSecondStep);
  const shown = shownSession(project, session, identity, needsSecondStep);
  const continue_with = leadBrowser(mode, to);
  return {
    kind: 'done',
    to,
    body: {
      session: shown,
      ...(mode === 'native' ? { session_token: token } : {}),
      ...(continue_with.length > 0 ? { continue_with } : {}),
    },
  };
}

/** Makes or raises the session, and ends the flow with it, so that a flow signs in once. */
async function startSession(
  context: IdentityContext,
  submission: Submission,
  { identity, method, aal }: Pick<Authenticated, 'identity' | 'method' | 'aal'>,
) {
  const { project, flow, visit, current } = submission;
  await endFlow(context, flow);
  const issued = await signIn(context, project, {
    identity,
    method,
    aal,
    device: deviceOf(visit),
    remembered: isRemembered(submission),
    ...(current ? { current } : {}),
  });
  const isComplete = issued.session.aal >= (await availableAal(context, identity));
  // A password alone must not add a way in to an account that has a second factor.
  if (isComplete) await linkPendingAccount(context, flow, identity, visit.ip);
  return { ...issued, isComplete };
}

/**
 * Lets pass an identity that may sign in.
 * @throws 401 when it is switched off, `addressNotVerified` when the project asks for a verified address and there is none
 */
function checkMaySignIn(project: Project, identity: Identity): void {
  requireActive(identity);
  if (lacksVerifiedAddress(project, identity)) throw formProblem(uiText(messageIds.addressNotVerified));
}

/** The choice of the form, else the project's way. */
function isRemembered({ project, body, current }: Submission): boolean {
  const { remember } = body;
  if (remember === undefined)
    return current?.session.remembered ?? project.settings.session.cookie.persistent;
  return remember === true || remember === 'true' || remember === 'on';
}

async function nextAddress(
  context: IdentityContext,
  { project, flow }: Submission,
  session: Session,
  needsSecondStep: boolean,
): Promise<string> {
  const waiting = await readLoginChallenge(context, project, flow.oauth2_login_challenge);
  if (waiting) {
    const isEnough = !needsSecondStep && reaches(session.aal, waiting.aal);
    return isEnough
      ? acceptLogin(context, project, waiting, session)
      : secondStepAddress(context, project, waiting.challenge, session);
  }
  if (needsSecondStep) {
    return withQuery(`${project.baseUrl}/self-service/login/browser`, {
      aal: 'aal2',
      return_to: flow.return_to,
    });
  }
  const after = project.settings.selfservice.flows.login.after.default_browser_return_url;
  return returnAddress(project, flow.return_to, after);
}

// Until the second step is done, the session does not tell who it is of.
function shownSession(project: Project, session: Session, identity: Identity, needsSecondStep: boolean) {
  const whole = renderSession(project, session, identity);
  if (!needsSecondStep) return whole;
  const { identity: _identity, ...without } = whole;
  return without;
}
