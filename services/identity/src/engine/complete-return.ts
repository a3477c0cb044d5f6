import { refuseForm, showMessage } from './continue-flow.ts';
import type { SubmitOutcome, FlowKindRules } from './flow-kind.ts';
import type { Authenticated, Registered, Saved, Submission } from './flow-method.ts';
import { insertFlow } from './flow.store.ts';
import type { Flow } from './flow.ts';
import { FormProblem } from '../forms/form-problem.ts';
import { messageIds } from '../forms/message-ids.ts';
import type { UiText } from '../forms/ui-text.ts';
import type { IdentityContext } from '../model/identity-context.ts';

type Finishing<Outcome> = FlowKindRules & {
  finish(context: IdentityContext, submission: Submission, outcome: Outcome): Promise<SubmitOutcome>;
};

/** The kinds of flow that somebody leaves for another site and comes back to; each is finished by an outcome of its own. */
export type ReturnKinds = {
  login: Finishing<Authenticated>;
  registration: Finishing<Registered>;
  settings: Finishing<Saved>;
};

/** A sign-up by who somebody is elsewhere: what becomes of that where the sign-up cannot be finished at once. */
export type RegisteredElsewhere = Registered & {
  /** Stores with the sign-up what is known, because the form has to ask for more. */
  whenIncomplete(registration: Flow): void;
  /** Stores it with a sign-in, because somebody has the identifier already. @returns what the sign-in says of it */
  whenTaken(login: Flow): UiText;
};

export type ReturnOutcome = Authenticated | RegisteredElsewhere | Saved;

/**
 * Goes on with a flow whose person was at another site: finishes it by the rules of the kind that the outcome is for.
 * Who wanted to sign in and has no account signs up; who wanted to sign up and has an account signs in.
 */
export async function completeReturn(
  context: IdentityContext,
  kinds: ReturnKinds,
  submission: Submission,
  outcome: ReturnOutcome,
): Promise<SubmitOutcome> {
  if (outcome.kind === 'saved') return kinds.settings.finish(context, submission, outcome);
  if (outcome.kind === 'authenticated') return kinds.login.finish(context, submission, outcome);
  return signUp(context, kinds, submission, outcome);
}

async function signUp(
  context: IdentityContext,
  kinds: ReturnKinds,
  submission: Submission,
  registered: RegisteredElsewhere,
): Promise<SubmitOutcome> {
  const { project } = submission;
  const flow =
    submission.flow.kind === 'registration'
      ? submission.flow
      : await startInPlace(context, kinds.registration, submission);
  try {
    return await kinds.registration.finish(context, { ...submission, flow }, registered);
  } catch (error) {
    if (!(error instanceof FormProblem)) throw error;
    if (error.problems.some(({ text }) => text.id === messageIds.identifierTaken)) {
      const login = await startInPlace(context, kinds.login, { ...submission, flow });
      return showMessage(context, login, registered.whenTaken(login));
    }
    registered.whenIncomplete(flow);
    await kinds.registration.rebuildForm(context, { project, flow });
    return refuseForm(context, flow, error.problems);
  }
}

/** Starts another kind of flow in the place of one, with what it leads to. */
async function startInPlace(
  context: IdentityContext,
  kind: FlowKindRules,
  { project, flow, visit }: Submission,
): Promise<Flow> {
  const query = { return_to: flow.return_to, login_challenge: flow.oauth2_login_challenge };
  const started = await kind.start(context, { project, type: 'browser', query, visit });
  if ('redirect' in started) throw new Error('A flow was started for somebody who does not need it');
  started.internal.language = flow.internal.language;
  await insertFlow(context, started);
  return started;
}
