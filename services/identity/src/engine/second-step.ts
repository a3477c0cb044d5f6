import type { Identity } from '../model/identities/identity.ts';
import { uiText } from '../forms/ui-text.ts';
import { formProblem } from '../forms/form-problem.ts';
import { firstStepMissing } from '../sessions/first-step-missing.ts';
import type { Drawing } from './flow-method.ts';

/** The identity that is asked for its second factor, or undefined at the first step. */
export function secondStepOf({ flow, current }: Drawing): Identity | undefined {
  return flow.requested_aal === 'aal2' ? current?.identity : undefined;
}

/**
 * The same, for a submit of a second factor.
 * @throws 4010002 (FormProblem) at the first step, session_aal1_required without a session
 */
export function requireSecondStep({ flow, current }: Drawing): Identity {
  if (flow.requested_aal !== 'aal2') throw formProblem(uiText(4010002));
  if (current) return current.identity;
  throw firstStepMissing();
}
