import { continueFlow } from '../../engine/continue-flow.ts';
import { buildForm } from '../../engine/build-form.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import { chosenMethod, type FlowView, type LoginMethod, type Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { readLoginChallenge } from '../../engine/login-challenge.ts';
import { type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { alreadySignedIn, methodDisabled } from '../../engine/refusals.ts';
import { returnAddress } from '../../engine/return-to.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import { finishLogin } from './finish-login.ts';
import { codeLogin } from '../../methods/code/code-login.ts';
import { lookupSecretLogin } from '../../methods/lookup-secret/lookup-secret-login.ts';
import { oidcLogin } from '../../methods/oidc/oidc-login.ts';
import { passkeyLogin } from '../../methods/passkey/passkey-login.ts';
import { passwordLogin } from '../../methods/password/password-login.ts';
import { totpLogin } from '../../methods/totp/totp-login.ts';
import { webauthnLogin } from '../../methods/webauthn/webauthn-login.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { IdentityError } from '../../model/identity-error.ts';
import type { Aal } from '../../model/sessions/session.ts';
import { currentSession } from '../../sessions/current-session.ts';
import { firstStepMissing } from '../../sessions/first-step-missing.ts';

/** The ways to sign in, first and second step. */
const loginMethods: readonly LoginMethod[] = [
  oidcLogin,
  codeLogin,
  passwordLogin,
  totpLogin,
  lookupSecretLogin,
  webauthnLogin,
  passkeyLogin,
];

/**
 * Starts a sign-in. Somebody who is signed in already needs `refresh` or a higher `aal`.
 * @throws session_already_available, session_aal1_required, 400 for an unknown level
 */
export async function startLogin(
  context: IdentityContext,
  start: FlowStart,
): Promise<Flow | { redirect: string }> {
  const { project, query, visit, type } = start;
  const current = await currentSession(context, project, visit);
  const aal = readAal(query['aal']);
  const challenge = await readLoginChallenge(context, query['login_challenge'], current);
  if (challenge && 'redirect' in challenge) return challenge;
  const refresh = current !== undefined && (query['refresh'] === 'true' || challenge !== undefined);
  if (aal === 'aal2' && !current) throw firstStepMissing();
  if (current && !refresh && aal <= current.session.aal) {
    if (type === 'browser' && wantsHtml(visit)) {
      const after = project.settings.selfservice.flows.login.after.default_browser_return_url;
      return { redirect: returnAddress(project, query['return_to'], after) };
    }
    throw alreadySignedIn();
  }
  const flow: Flow = {
    ...newFlow(context, 'login', start),
    refresh,
    requested_aal: aal,
    ...(challenge ? { oauth2_login_challenge: challenge.challenge } : {}),
  };
  await buildLoginForm(context, { project, flow, ...(current ? { current } : {}) });
  const message =
    aal === 'aal2' ? messageIds.completeSecondStep : refresh ? messageIds.confirmItIsYou : undefined;
  if (message) flow.ui.messages = [uiText(message)];
  return flow;
}

/** Draws the form of a sign-in from its methods. */
export async function buildLoginForm(context: IdentityContext, view: FlowView): Promise<void> {
  await buildForm(context, view, loginMethods);
}

function readAal(text: string | undefined): Extract<Aal, 'aal1' | 'aal2'> {
  if (text === undefined) return 'aal1';
  if (text === 'aal1' || text === 'aal2') return text;
  throw new IdentityError(400, 'The assurance level is not known.', { reason: 'aal is aal1 or aal2.' });
}

/**
 * Takes a submit of a sign-in.
 * @throws 404 for a method that is switched off, FormProblem
 */
export async function submitLogin(context: IdentityContext, submission: Submission): Promise<SubmitOutcome> {
  const { project, flow, body } = submission;
  const method = chosenMethod(loginMethods, body);
  if (!method) throw formProblem(uiText(messageIds.chooseSignInMethod));
  if (!method.isEnabled(project)) throw methodDisabled(method.name);
  flow.active = method.name;
  const outcome = await method.submit(context, submission);
  if (outcome.kind === 'authenticated') return finishLogin(context, submission, outcome);
  return continueFlow(context, flow, outcome);
}

/** Turns away who is signed in as far as the flow leads, unless it is for signing in once more. */
export function rejectSignedInLogin({ project, flow, current, mode }: Submission): SubmitOutcome | undefined {
  if (!current || flow.refresh || (flow.requested_aal ?? 'aal1') > current.session.aal) return undefined;
  if (mode !== 'html') throw alreadySignedIn();
  return { kind: 'done', to: project.settings.selfservice.default_browser_return_url };
}
