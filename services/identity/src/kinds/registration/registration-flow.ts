import { continueFlow } from '../../engine/continue-flow.ts';
import { buildForm } from '../../engine/build-form.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { FlowView, RegistrationMethod, Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { readLoginChallenge, signInAddress } from '../../engine/login-challenge.ts';
import { type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { requireMethod } from '../../engine/offered-methods.ts';
import { alreadySignedIn, flowDisabled } from '../../engine/refusals.ts';
import { returnAddress } from '../../engine/return-to.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { addCookie } from '../../http/cookies.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import { finishRegistration } from './finish-registration.ts';
import { codeRegistration } from '../../methods/code/code-registration.ts';
import { oidcRegistration } from '../../methods/oidc/oidc-registration.ts';
import { pendingAccount } from '../../methods/oidc/provider-account.ts';
import { passkeyRegistration } from '../../methods/passkey/passkey-registration.ts';
import { passwordRegistration } from '../../methods/password/password-registration.ts';
import { webauthnRegistration } from '../../methods/webauthn/webauthn-registration.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { currentSession } from '../../sessions/current-session.ts';
import { revokeSession } from '../../sessions/revoke-sessions.ts';
import { expiredSessionCookie } from '../../sessions/session-cookie.ts';

/** The ways to sign up. */
const registrationMethods: readonly RegistrationMethod[] = [
  oidcRegistration,
  codeRegistration,
  passwordRegistration,
  webauthnRegistration,
  passkeyRegistration,
];

/**
 * Starts a sign-up, for people who are not signed in. Who comes from an OAuth2 request is signed out first: somebody
 * else may want an account.
 * @throws self_service_flow_disabled, session_already_available
 */
export async function startRegistration(
  context: IdentityContext,
  start: FlowStart,
): Promise<Flow | { redirect: string }> {
  const { project, query, visit, type } = start;
  const { registration } = project.settings.selfservice.flows;
  if (!registration.enabled) throw flowDisabled('registration');
  const waiting = await readLoginChallenge(context, project, query['login_challenge']);
  const current = await currentSession(context, project, visit);
  if (current && waiting && type === 'browser') {
    await revokeSession(context, project.id, current.session.id);
    addCookie(visit, expiredSessionCookie(project));
  } else if (current) {
    if (type === 'api' || !wantsHtml(visit)) throw alreadySignedIn();
    return {
      redirect: returnAddress(project, query['return_to'], registration.after.default_browser_return_url),
    };
  }
  const flow: Flow = {
    ...newFlow(context, 'registration', start),
    ...(waiting ? { oauth2_login_challenge: waiting.challenge } : {}),
  };
  await buildRegistrationForm(context, { project, flow });
  return flow;
}

/** Draws the form of a sign-up from its methods. */
export async function buildRegistrationForm(context: IdentityContext, view: FlowView): Promise<void> {
  // Who comes from a provider, and has only to say what it did not, is not asked to choose again.
  const isFromProvider = pendingAccount(context, view.flow) !== undefined;
  await buildForm(context, view, isFromProvider ? [oidcRegistration] : registrationMethods);
}

/**
 * Takes a submit of a sign-up.
 * @throws self_service_flow_disabled, 404 for a method that is switched off, FormProblem
 */
export async function submitRegistration(
  context: IdentityContext,
  submission: Submission,
): Promise<SubmitOutcome> {
  const { project, flow } = submission;
  if (!project.settings.selfservice.flows.registration.enabled) throw flowDisabled('registration');
  const method = await requireMethod(context, submission, registrationMethods, messageIds.chooseSignUpMethod);
  flow.active = method.name;
  const outcome = await method.submit(context, submission);
  if (outcome.kind === 'registered') return finishRegistration(context, submission, outcome);
  return continueFlow(context, flow, outcome);
}

/** Turns away who is signed in. @throws session_already_available to programs */
export function rejectSignedInRegistration({
  project,
  flow,
  current,
  mode,
}: Submission): SubmitOutcome | undefined {
  if (!current) return undefined;
  const { oauth2_login_challenge: challenge } = flow;
  if (challenge) return { kind: 'elsewhere', to: signInAddress(project, challenge) };
  if (mode !== 'html') throw alreadySignedIn();
  return { kind: 'done', to: project.settings.selfservice.default_browser_return_url };
}
