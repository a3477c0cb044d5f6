import { alreadySignedIn } from '../../engine/already-signed-in.ts';
import { flowDisabled, methodDisabled } from '../../engine/flow-disabled.ts';
import type { FlowEnd } from '../../engine/flow-kind.ts';
import { chosenMethod, type Submission } from '../../engine/flow-method.ts';
import { takeStep } from '../../engine/take-step.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { uiText } from '../../forms/ui-text.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { finishRegistration } from './finish-registration.ts';
import { registrationMethods } from './registration-methods.ts';

/**
 * Takes a submit of a sign-up.
 * @throws self_service_flow_disabled, 404 for a method that is switched off, FormProblem
 */
export async function submitRegistration(context: IdentityContext, submission: Submission): Promise<FlowEnd> {
  const { project, flow, body } = submission;
  if (!project.settings.selfservice.flows.registration.enabled) throw flowDisabled('registration');
  const method = chosenMethod(registrationMethods, body);
  if (!method) throw formProblem(uiText(4010003));
  if (!method.isEnabled(project)) throw methodDisabled(method.name);
  flow.active = method.name;
  const outcome = await method.submit(context, submission);
  if (outcome.kind === 'registered') return finishRegistration(context, submission, outcome);
  return takeStep(context, flow, outcome);
}

/** Turns away who is signed in. @throws session_already_available to programs */
export function turnAwayFromRegistration({ project, current, mode }: Submission): FlowEnd | undefined {
  if (!current) return undefined;
  if (mode !== 'html') throw alreadySignedIn();
  return { kind: 'done', to: project.settings.selfservice.default_browser_return_url };
}
