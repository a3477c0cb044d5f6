import { alreadySignedIn } from '../../engine/already-signed-in.ts';
import { drawForm } from '../../engine/draw-form.ts';
import type { Flow } from '../../engine/flow.ts';
import type { Drawing } from '../../engine/flow-method.ts';
import { type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { returnAddress } from '../../engine/return-to.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { IdentityError } from '../../model/identity-error.ts';
import { uiText } from '../../forms/ui-text.ts';
import { currentSession } from '../../sessions/current-session.ts';
import { firstStepMissing } from '../../sessions/first-step-missing.ts';
import type { Aal } from '../../model/sessions/session.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import { loginMethods } from './login-methods.ts';
import { readLoginChallenge } from '../../engine/login-challenge.ts';

/**
 * Starts a sign-in. Somebody who is signed in already needs `refresh` or a higher `aal`.
 * @throws session_already_available, session_aal1_required, 400 for an unknown level
 */
export async function startLogin(
  context: IdentityContext,
  start: FlowStart,
): Promise<Flow | { redirect: string }> {
  const { project, query, request, type } = start;
  const current = await currentSession(context, project, request);
  const aal = readAal(query['aal']);
  const challenge = await readLoginChallenge(context, query['login_challenge'], current);
  if (challenge && 'redirect' in challenge) return challenge;
  const refresh = current !== undefined && (query['refresh'] === 'true' || challenge !== undefined);
  if (aal === 'aal2' && !current) throw firstStepMissing();
  if (current && !refresh && aal <= current.session.aal) {
    if (type === 'browser' && wantsHtml(request)) {
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
  await drawLogin(context, { project, flow, ...(current ? { current } : {}) });
  const message = aal === 'aal2' ? 1010004 : refresh ? 1010003 : undefined;
  if (message) flow.ui.messages = [uiText(message)];
  return flow;
}

/** Draws the form of a sign-in from its methods. */
export async function drawLogin(context: IdentityContext, drawing: Drawing): Promise<void> {
  await drawForm(context, drawing, loginMethods);
}

function readAal(text: string | undefined): Extract<Aal, 'aal1' | 'aal2'> {
  if (text === undefined) return 'aal1';
  if (text === 'aal1' || text === 'aal2') return text;
  throw new IdentityError(400, 'The assurance level is not known.', { reason: 'aal is aal1 or aal2.' });
}
