import { drawForm } from '../../engine/draw-form.ts';
import type { Flow } from '../../engine/flow.ts';
import type { Drawing } from '../../engine/flow-method.ts';
import { flowDisabled } from '../../engine/flow-disabled.ts';
import { type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { returnAddress } from '../../engine/return-to.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { alreadySignedIn } from '../../engine/already-signed-in.ts';
import { oidcRegistration } from '../../methods/oidc/oidc-registration.ts';
import { waitingAccount } from '../../methods/oidc/waiting-account.ts';
import { readLoginChallenge } from '../../engine/login-challenge.ts';
import { currentSession } from '../../sessions/current-session.ts';
import { expiredSessionCookie } from '../../sessions/session-cookie.ts';
import { revokeSession } from '../../sessions/revoke-sessions.ts';
import { addCookie } from '../../http/cookies.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import { registrationMethods } from './registration-methods.ts';

/**
 * Starts a sign-up, for people who are not signed in. Who comes from an OAuth2 request is signed out first: somebody
 * else may want an account.
 * @throws self_service_flow_disabled, session_already_available
 */
export async function startRegistration(
  context: IdentityContext,
  start: FlowStart,
): Promise<Flow | { redirect: string }> {
  const { project, query, request, reply, type } = start;
  const { registration } = project.settings.selfservice.flows;
  if (!registration.enabled) throw flowDisabled('registration');
  const challenge = await readLoginChallenge(context, query['login_challenge'], undefined);
  const current = await currentSession(context, project, request);
  if (current && challenge && type === 'browser') {
    await revokeSession(context, project.id, current.session.id);
    addCookie(reply, expiredSessionCookie(project));
  } else if (current) {
    if (type === 'api' || !wantsHtml(request)) throw alreadySignedIn();
    return {
      redirect: returnAddress(project, query['return_to'], registration.after.default_browser_return_url),
    };
  }
  const flow: Flow = {
    ...newFlow(context, 'registration', start),
    ...(challenge && 'challenge' in challenge ? { oauth2_login_challenge: challenge.challenge } : {}),
  };
  await drawRegistration(context, { project, flow });
  return flow;
}

/** Draws the form of a sign-up from its methods. */
export async function drawRegistration(context: IdentityContext, drawing: Drawing): Promise<void> {
  // Who comes from a provider, and has only to say what it did not, is not asked to choose again.
  const isFromProvider = waitingAccount(context, drawing.flow) !== undefined;
  await drawForm(context, drawing, isFromProvider ? [oidcRegistration] : registrationMethods);
}
