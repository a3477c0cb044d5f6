import { findLongText } from '@gazetteer/kernel';
import { badRequest } from '@gazetteer/ory';
import { answerSubmit } from './answer-submit.ts';
import { refuseForm } from './continue-flow.ts';
import { checkCsrf, refuseBrowser } from './csrf.ts';
import { errorPage } from './error-page.ts';
import { FlowEnded } from './flow-ended.ts';
import type { FlowKindRules, SubmitOutcome } from './flow-kind.ts';
import type { Mode, Submission } from './flow-method.ts';
import { insertFlow } from './flow.store.ts';
import type { Flow, FlowKind } from './flow.ts';
import { isExpired } from './new-flow.ts';
import { submitBodies } from './submit.contract.ts';
import { flowOfId, readFlow } from './read-flow.ts';
import { FormProblem } from '../forms/form-problem.ts';
import { type FormBody, isRecord, nestFields } from '../forms/read-form.ts';
import { reason, uiText } from '../forms/ui-text.ts';
import { isAjaxSubmit } from '../http/negotiate.ts';
import type { Answer, Visit } from '../http/visit.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';

/** Takes a submit of a flow and answers it the way its caller takes answers. */
export async function submitFlow(
  context: IdentityContext,
  rules: FlowKindRules,
  project: Project,
  sent: { visit: Visit; body: unknown },
): Promise<Answer> {
  const { visit, body } = sent;
  if (body !== undefined && body !== null && !isRecord(body)) {
    return refuseUnreadable(context, rules, project, visit);
  }
  let mode: Mode = isAjaxSubmit(visit) ? 'ajax' : 'html';
  try {
    const { flow: id = '' } = visit.query as { flow?: string };
    const flow = await flowOfId(context, project, rules.kind, id);
    if (flow.type === 'api') mode = 'native';
    requireBoundedForm(rules.kind, body);
    const end = await takeSubmit(context, rules, project, { ...sent, flow, mode });
    return await answerSubmit(context, rules, end, { project, mode, visit });
  } catch (error) {
    if (mode === 'html') return { redirect: await errorPage(context, project, error, visit) };
    throw error;
  }
}

/** @throws bad_request that names a field whose text is longer than any method takes */
function requireBoundedForm(kind: FlowKind, body: FormBody | null | undefined): void {
  const problem = findLongText(submitBodies[kind], body ?? {});
  if (problem !== undefined) throw badRequest(`${problem}.`);
}

/**
 * Answers a submit whose body is no JSON object: its flow is shown again, which says so.
 * @throws what reading the flow throws: such a body shows nobody the flow of somebody else
 */
export async function refuseUnreadable(
  context: IdentityContext,
  rules: FlowKindRules,
  project: Project,
  visit: Visit,
): Promise<Answer> {
  const { flow: id = '' } = visit.query as { flow?: string };
  const flow = await readFlow(context, project, rules.kind, visit, id);
  await rules.authorize(context, { project, flow, visit });
  const end = await refuseForm(context, flow, [{ text: reason('The body must be a JSON object.') }]);
  return answerSubmit(context, rules, end, { project, mode: flow.type === 'api' ? 'native' : 'ajax', visit });
}

type Received = { flow: Flow; mode: Mode; visit: Visit; body: unknown };

async function takeSubmit(
  context: IdentityContext,
  rules: FlowKindRules,
  project: Project,
  { flow, mode, visit, body: sent }: Received,
): Promise<SubmitOutcome> {
  if (isExpired(context, flow)) return replaceExpired(context, rules, project, flow, visit);
  try {
    return await takeOpenSubmit(context, rules, project, { flow, mode, visit, body: sent });
  } catch (error) {
    if (!(error instanceof FlowEnded)) throw error;
    const ended = await flowOfId(context, project, rules.kind, flow.id);
    return replaceExpired(context, rules, project, ended, visit);
  }
}

async function takeOpenSubmit(
  context: IdentityContext,
  rules: FlowKindRules,
  project: Project,
  { flow, mode, visit, body: sent }: Received,
): Promise<SubmitOutcome> {
  const body: FormBody = visit.method === 'POST' && isRecord(sent) ? nestFields(Object.entries(sent)) : {};
  const view = await rules.authorize(context, { project, flow, visit });
  const submission: Submission = { ...view, mode, body: coerceFields(flow, body), visit };
  const rejected = rules.rejectSignedIn?.(submission);
  if (rejected) return rejected;
  if (mode === 'native') refuseBrowser(visit);
  // A GET changes nothing by what it carries.
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
  const { oauth2_login_challenge: login_challenge } = flow;
  const asked = Object.fromEntries(new URL(flow.request_url).searchParams);
  const query = { ...asked, ...(login_challenge ? { login_challenge } : {}) };
  const fresh = await rules.start(context, { project, type: flow.type, query, visit });
  if ('redirect' in fresh) return { kind: 'elsewhere', to: fresh.redirect };
  fresh.request_url = flow.request_url;
  fresh.ui.messages = [uiText(rules.expiredMessage, { expired_at: flow.expires_at })];
  await insertFlow(context, fresh);
  return { kind: 'replaced', flow: fresh, by: rules.afterExpiry, expiredAt: flow.expires_at };
}

/**
 * Gives the fields of a form the types its nodes have: forms send text only, so `42` of a number field becomes the
 * number and `true` or `on` of a checkbox becomes true. What cannot be read stays as it is, for the schema to refuse.
 */
function coerceFields(flow: Flow, body: FormBody): FormBody {
  const types = new Map<string, string>();
  for (const { type, attributes } of flow.ui.nodes) {
    if (type === 'input' && 'name' in attributes) types.set(attributes.name, attributes.type);
  }
  const coerce = (values: FormBody, prefix: string): FormBody =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const path = prefix + name;
        if (isRecord(value)) return [name, coerce(value, `${path}.`)];
        return [name, typeof value === 'string' ? readField(types.get(path), value) : value];
      }),
    );
  return coerce(body, '');
}

function readField(type: string | undefined, text: string): unknown {
  if (type === 'checkbox') return text === 'true' || text === 'on' ? true : text === 'false' ? false : text;
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return text;
}
