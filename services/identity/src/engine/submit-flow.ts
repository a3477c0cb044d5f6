import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerEnd } from './answer-end.ts';
import { coerceFields } from './coerce-fields.ts';
import { refuseForm } from './continue-flow.ts';
import { checkCsrf, refuseBrowser } from './csrf.ts';
import type { FlowEnd, FlowKindRules } from './flow-kind.ts';
import type { Mode, Submission } from './flow-method.ts';
import { insertFlow } from './flow.store.ts';
import type { Flow } from './flow.ts';
import { isExpired } from './new-flow.ts';
import { flowOfId } from './read-flow.ts';
import { showError } from './show-error.ts';
import { FormProblem } from '../forms/form-problem.ts';
import { type FormBody, isRecord } from '../forms/read-form.ts';
import { uiText } from '../forms/ui-text.ts';
import { isAjaxSubmit } from '../http/negotiate.ts';
import type { IdentityContext } from '../model/identity-context.ts';

/** Takes a submit of a flow and answers it the way its caller takes answers. */
export async function submitFlow(
  context: IdentityContext,
  rules: FlowKindRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  let mode: Mode = isAjaxSubmit(request) ? 'ajax' : 'html';
  try {
    const { project } = request;
    const { flow: id = '' } = request.query as { flow?: string };
    const flow = await flowOfId(context, project, rules.kind, id);
    if (flow.type === 'api') mode = 'native';
    const end = await takeSubmit(context, rules, { flow, mode, request, reply });
    return await answerEnd(context, rules, end, { project, mode, request, reply });
  } catch (error) {
    if (mode === 'html') return showError(context, request.project, error, { request, reply });
    throw error;
  }
}

type Received = { flow: Flow; mode: Mode; request: FastifyRequest; reply: FastifyReply };

async function takeSubmit(
  context: IdentityContext,
  rules: FlowKindRules,
  { flow, mode, request, reply }: Received,
): Promise<FlowEnd> {
  const { project } = request;
  if (isExpired(context, flow)) return replaceExpired(context, rules, { flow, mode, request, reply });
  const body = bodyOf(request);
  const drawing = await rules.visit(context, { project, flow, request });
  const submission: Submission = { ...drawing, mode, body: coerceFields(flow, body), request, reply };
  const away = rules.turnAway?.(submission);
  if (away) return away;
  if (mode === 'native') refuseBrowser(request);
  // A GET changes nothing by what it carries, apart from one-time tokens, which prove themselves.
  else if (request.method === 'POST') checkCsrf(project, request, flow.internal.csrf, body['csrf_token']);
  if (typeof body['method'] === 'string') flow.active = body['method'];
  try {
    return await rules.submit(context, submission);
  } catch (error) {
    if (!(error instanceof FormProblem)) throw error;
    await rules.redraw(context, submission);
    return refuseForm(context, flow, error.problems, submission.body);
  }
}

async function replaceExpired(
  context: IdentityContext,
  rules: FlowKindRules,
  { flow, request, reply }: Received,
): Promise<FlowEnd> {
  const { project } = request;
  const query = Object.fromEntries(new URL(flow.request_url).searchParams);
  const fresh = await rules.start(context, { project, type: flow.type, query, request, reply });
  if ('redirect' in fresh) return { kind: 'elsewhere', to: fresh.redirect };
  fresh.request_url = flow.request_url;
  fresh.ui.messages = [uiText(rules.expiredMessage, { expired_at: flow.expires_at })];
  await insertFlow(context, fresh);
  return { kind: 'replaced', flow: fresh, by: rules.afterExpiry, expiredAt: flow.expires_at };
}

function bodyOf(request: FastifyRequest): FormBody {
  return request.method === 'POST' && isRecord(request.body) ? request.body : {};
}
