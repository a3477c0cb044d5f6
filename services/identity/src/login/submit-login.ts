import { alreadySignedIn } from '../flows/already-signed-in.ts';
import { methodDisabled } from '../flows/flow-disabled.ts';
import type { FlowEnd } from '../flows/flow-kind.ts';
import { chosenMethod, type Submission } from '../flows/flow-method.ts';
import { keepFlow } from '../flows/keep-flow.ts';
import type { IdentityContext } from '../identity-context.ts';
import { uiText } from '../messages/ui-text.ts';
import { formProblem } from '../nodes/form-problem.ts';
import { finishLogin } from './finish-login.ts';
import { loginMethods } from './login-methods.ts';

/**
 * Takes a submit of a sign-in.
 * @throws session_already_available, 404 for a method that is switched off, FormProblem
 */
export async function submitLogin(context: IdentityContext, submission: Submission): Promise<FlowEnd> {
  const { project, flow, body, current } = submission;
  if (current && !flow.refresh && (flow.requested_aal ?? 'aal1') <= current.session.aal) {
    if (submission.mode === 'html') return { kind: 'done', to: homeOf(submission) };
    throw alreadySignedIn();
  }
  const method = chosenMethod(loginMethods, body);
  if (!method) throw formProblem(uiText(4010002));
  if (!method.isEnabled(project)) throw methodDisabled(method.name);
  flow.active = method.name;
  const outcome = await method.submit(context, submission);
  if (outcome.kind === 'authenticated') return finishLogin(context, submission, outcome);
  await keepFlow(context, flow);
  return outcome.kind === 'shown' ? { kind: 'shown', flow } : { kind: 'elsewhere', to: outcome.to };
}

function homeOf({ project }: Submission): string {
  return project.settings.selfservice.default_browser_return_url;
}
