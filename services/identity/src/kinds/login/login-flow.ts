import { OryError } from '@gazetteer/ory';
import { continueFlow } from '../../engine/continue-flow.ts';
import { buildForm } from '../../engine/build-form.ts';
import type { SubmitOutcome } from '../../engine/flow-kind.ts';
import type { FlowView, Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import {
  nextStepFor,
  readLoginChallenge,
  signInAddress,
  type WaitingRequest,
} from '../../engine/login-challenge.ts';
import { type FlowStart, newFlow } from '../../engine/new-flow.ts';
import { requireMethod } from '../../engine/offered-methods.ts';
import { alreadySignedIn, elsewhere } from '../../engine/refusals.ts';
import { returnAddress } from '../../engine/return-to.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { withQuery } from '../../http/absolute-url.ts';
import { wantsHtml } from '../../http/negotiate.ts';
import { finishLogin } from './finish-login.ts';
import { canConfirm, loginMethods } from '../../methods/login-methods.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import type { Aal, CurrentSession } from '../../model/sessions/session.ts';
import { currentSession } from '../../sessions/current-session.ts';
import { firstStepMissing } from '../../sessions/first-step-missing.ts';

/**
 * Starts a sign-in. Somebody who is signed in already needs `refresh` or a higher `aal`.
 * Who has no way to confirm that it is them is led to recovery.
 * @throws session_already_available, session_aal1_required, browser_location_change_required, 400 for an unknown level
 */
export async function startLogin(
  context: IdentityContext,
  start: FlowStart,
): Promise<Flow | { redirect: string }> {
  const { project, query, visit, type } = start;
  const current = await currentSession(context, project, visit);
  const asked = readAal(query['aal']);
  const waiting = await readLoginChallenge(context, project, query['login_challenge']);
  const step = waiting
    ? await nextStepFor(context, project, { waiting, current, confirmed: query['confirmed'] })
    : { aal: asked, refresh: current !== undefined && query['refresh'] === 'true' };
  if ('redirect' in step) return step;
  const { aal, refresh } = step;
  if (aal === 'aal2' && !current) throw firstStepMissing();
  if (current && !refresh && aal <= current.session.aal) {
    if (type === 'browser' && wantsHtml(visit)) {
      const after = project.settings.selfservice.flows.login.after.default_browser_return_url;
      return { redirect: returnAddress(project, query['return_to'], after) };
    }
    throw alreadySignedIn();
  }
  if (current && refresh && aal === 'aal1' && type === 'browser') {
    const to = await insteadOfConfirming(context, project, current, waiting);
    if (to && wantsHtml(visit)) return { redirect: to };
    if (to) throw elsewhere(to);
  }
  const flow: Flow = {
    ...newFlow(context, 'login', start),
    refresh,
    requested_aal: aal,
    ...(waiting ? { oauth2_login_challenge: waiting.challenge } : {}),
  };
  await buildLoginForm(context, { project, flow, ...(current ? { current } : {}) });
  const message =
    aal === 'aal2' ? messageIds.completeSecondStep : refresh ? messageIds.confirmItIsYou : undefined;
  if (message) flow.ui.messages = [uiText(message)];
  return flow;
}

/** Where somebody goes on who cannot confirm that it is them by signing in: to recovery, if mails reach them there. */
async function insteadOfConfirming(
  context: IdentityContext,
  project: Project,
  current: CurrentSession,
  waiting: WaitingRequest | undefined,
): Promise<string | undefined> {
  const { flows, methods } = project.settings.selfservice;
  const { enabled, use } = flows.recovery;
  const isReached = current.identity.recovery_addresses.length > 0;
  if (!enabled || !methods[use].enabled || !isReached) return undefined;
  if (await canConfirm(context, project, current)) return undefined;
  const return_to = waiting && signInAddress(project, waiting.challenge);
  return withQuery(`${project.baseUrl}/self-service/recovery/browser`, { return_to });
}

/** Draws the form of a sign-in from its methods. */
export async function buildLoginForm(context: IdentityContext, view: FlowView): Promise<void> {
  await buildForm(context, view, loginMethods);
}

function readAal(text: string | undefined): Extract<Aal, 'aal1' | 'aal2'> {
  if (text === undefined) return 'aal1';
  if (text === 'aal1' || text === 'aal2') return text;
  throw new OryError(400, 'The assurance level is not known.', { reason: 'aal is aal1 or aal2.' });
}

/**
 * Takes a submit of a sign-in.
 * @throws 404 for a method that is switched off, FormProblem
 */
export async function submitLogin(context: IdentityContext, submission: Submission): Promise<SubmitOutcome> {
  const { flow } = submission;
  const method = await requireMethod(context, submission, loginMethods, messageIds.chooseSignInMethod);
  flow.active = method.name;
  const outcome = await method.submit(context, submission);
  if (outcome.kind === 'authenticated') return finishLogin(context, submission, outcome);
  return continueFlow(context, flow, outcome);
}

/** Turns away who is signed in as far as the flow leads, unless it is for signing in once more. */
export function rejectSignedInLogin({ project, flow, current, mode }: Submission): SubmitOutcome | undefined {
  if (!current || flow.refresh || (flow.requested_aal ?? 'aal1') > current.session.aal) return undefined;
  const { oauth2_login_challenge: challenge } = flow;
  if (challenge) return { kind: 'elsewhere', to: signInAddress(project, challenge) };
  if (mode !== 'html') throw alreadySignedIn();
  return { kind: 'done', to: project.settings.selfservice.default_browser_return_url };
}
