import type { FlowView } from './flow-method.ts';
import { formProblem } from '../forms/form-problem.ts';
import { messageIds } from '../forms/message-ids.ts';
import { uiText } from '../forms/ui-text.ts';
import type { Identity } from '../model/identities/identity.ts';
import { firstStepMissing } from '../sessions/first-step-missing.ts';

/** The identity that is asked for its second factor, or undefined at the first step. */
export function secondStepOf({ flow, current }: FlowView): Identity | undefined {
  return flow.requested_aal === 'aal2' ? current?.identity : undefined;
}

/**
 * The same, for a submit of a second factor.
 * @throws `chooseSignInMethod` (FormProblem) at the first step, session_aal1_required without a session
 */
export function requireSecondStep({ flow, current }: FlowView): Identity {
  if (flow.requested_aal !== 'aal2') throw formProblem(uiText(messageIds.chooseSignInMethod));
  if (current) return current.identity;
  throw firstStepMissing();
}
