import { alreadySignedIn } from '../../engine/already-signed-in.ts';
import { methodDisabled } from '../../engine/flow-disabled.ts';
import type { FlowEnd } from '../../engine/flow-kind.ts';
import { chosenMethod, type Submission } from '../../engine/flow-method.ts';
import { takeStep } from '../../engine/take-step.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { uiText } from '../../forms/ui-text.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { finishLogin } from './finish-login.ts';
import { loginMethods } from './login-methods.ts';

/**
 * Takes a submit of a sign-in.
 * @throws 404 for a method that is switched off, FormProblem
 */
export async function submitLogin(context: IdentityContext, submission: Submission): Promise<FlowEnd> {
  const { project, flow, body } = submission;
  const method = chosenMethod(loginMethods, body);
  if (!method) throw formProblem(uiText(4010002));
  if (!method.isEnabled(project)) throw methodDisabled(method.name);
  flow.active = method.name;
  const outcome = await method.submit(context, submission);
  if (outcome.kind === 'authenticated') return finishLogin(context, submission, outcome);
  return takeStep(context, flow, outcome);
}

/** Turns away who is signed in as far as the flow leads, unless it is for signing in once more. */
export function turnAwayFromLogin({ project, flow, current, mode }: Submission): FlowEnd | undefined {
  if (!current || flow.refresh || (flow.requested_aal ?? 'aal1') > current.session.aal) return undefined;
  if (mode !== 'html') throw alreadySignedIn();
  return { kind: 'done', to: project.settings.selfservice.default_browser_return_url };
}
