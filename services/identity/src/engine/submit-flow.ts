import { answerSubmit } from './answer-submit.ts';
import { coerceFields } from './coerce-fields.ts';
import { refuseForm } from './continue-flow.ts';
import { checkCsrf, refuseBrowser } from './csrf.ts';
import type { SubmitOutcome, FlowKindRules } from './flow-kind.ts';
import type { Mode, Submission } from './flow-method.ts';
import { insertFlow } from './flow.store.ts';
import type { Flow } from './flow.ts';
import { isExpired } from './new-flow.ts';
import { flowOfId } from './read-flow.ts';
import { errorPage } from './error-page.ts';
import { FormProblem } from '../forms/form-problem.ts';
import { type FormBody, isRecord } from '../forms/read-form.ts';
import { uiText } from '../forms/ui-text.ts';
import { isAjaxSubmit } from '../http/negotiate.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { Answer, Visit } from '../http/visit.ts';

/** Takes a submit of a flow and answers it the way its caller takes answers. */
export async function submitFlow(
  context: IdentityContext,
  rules: FlowKindRules,
  project: Project,
  sent: { visit: Visit; body: unknown },
): Promise<Answer> {
  const { visit } = sent;
  let mode: Mode = isAjaxSubmit(visit) ? 'ajax' : 'html';
  try {
    const { flow: id = '' } = visit.query as { flow?: string };
    const flow = await flowOfId(context, project, rules.kind, id);
    if (flow.type === 'api') mode = 'native';
    const end = await takeSubmit(context, rules, project, { ...sent, flow, mode });
    return await answerSubmit(context, rules, end, { project, mode, visit });
  } catch (error) {
    if (mode === 'html') return { redirect: await errorPage(context, project, error, visit) };
    throw error;
  }
}

type Received = { flow: Flow; mode: Mode; visit: Visit; body: unknown };

async function takeSubmit(
  context: IdentityContext,
  rules: FlowKindRules,
  project: Project,
  { flow, mode, visit, body: sent }: Received,
): Promise<SubmitOutcome> {
  if (isExpired(context, flow)) return replaceExpired(context, rules, project, flow, visit);
  const body: FormBody = visit.method === 'POST' && isRecord(sent) ? sent : {};
  const view = await rules.authorize(context, { project, flow, visit });
  const submission: Submission = { ...view, mode, body: coerceFields(flow, body), visit };
  const rejected = rules.rejectSignedIn?.(submission);
  if (rejected) return rejected;
  if (mode === 'native') refuseBrowser(visit);
  // A GET changes nothing by what it carries, apart from one-time tokens, which prove themselves.
  else if (visit.method === 'POST') checkCsrf(project, visit, flow.internal.csrf, body['csrf_token']);
  if (typeof body['method'] === 'string') flow.active = body['method'];
  try {
    return await rules.submit(context, submission);
  } catch (error) {
    if (!(error instanceof FormProblem)) throw error;
    await rules.rebuildForm(context, submission);
    return refuseForm(context, flow, error.problems, submission.body);
  }
}

async function replaceExpired(
  context: IdentityContext,
  rules: FlowKindRules,
  project: Project,
  flow: Flow,
  visit: Visit,
): Promise<SubmitOutcome> {
  const query = Object.fromEntries(new URL(flow.request_url).searchParams);
  const fresh = await rules.start(context, { project, type: flow.type, query, visit });
  if ('redirect' in fresh) return { kind: 'elsewhere', to: fresh.redirect };
  fresh.request_url = flow.request_url;
  fresh.ui.messages = [uiText(rules.expiredMessage, { expired_at: flow.expires_at })];
  await insertFlow(context, fresh);
  return { kind: 'replaced', flow: fresh, by: rules.afterExpiry, expiredAt: flow.expires_at };
}
