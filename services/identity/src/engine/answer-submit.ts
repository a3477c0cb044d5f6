import { OryError } from '@gazetteer/ory';
import type { IdentityContext } from '../model/identity-context.ts';
import type { Project } from '../model/projects/project.ts';
import type { SubmitOutcome, FlowKindRules } from './flow-kind.ts';
import type { Mode } from './flow-method.ts';
import { flowPage } from './new-flow.ts';
import type { Flow } from './flow.ts';
import { elsewhere } from './refusals.ts';
import { renderFlow } from './render-flow.ts';
import type { Answer, Visit } from '../http/visit.ts';

type Answering = { project: Project; mode: Mode; visit: Visit };

/** Answers the end of a submit: pages by redirects (303), programs by JSON. */
export async function answerSubmit(
  context: IdentityContext,
  rules: FlowKindRules,
  end: SubmitOutcome,
  answering: Answering,
): Promise<Answer> {
  const { project, mode } = answering;
  if (end.kind === 'replaced') return answerReplaced(rules, end, answering);
  if (mode === 'html') {
    return { redirect: 'to' in end ? end.to : flowPage(project, end.flow) };
  }
  if (end.kind === 'elsewhere') throw elsewhere(end.to);
  if (end.kind === 'done') return end.body === undefined ? { status: 204 } : { status: 200, body: end.body };
  const body = await shown(context, rules, end.flow, answering);
  return { status: end.kind === 'refused' ? 400 : 200, body };
}

async function shown(context: IdentityContext, rules: FlowKindRules, flow: Flow, answering: Answering) {
  const { project, visit } = answering;
  const view = await rules.authorize(context, { project, flow, visit });
  return { ...renderFlow(project, flow, visit), ...(await rules.render?.(context, view)) };
}

function answerReplaced(
  { kind }: FlowKindRules,
  end: Extract<SubmitOutcome, { kind: 'replaced' }>,
  { project, mode }: Answering,
): Answer {
  const { flow, by, expiredAt } = end;
  if (mode === 'html') return { redirect: flowPage(project, flow) };
  if (by === 'fetching') return { redirect: `${project.baseUrl}/self-service/${kind}/flows?id=${flow.id}` };
  if (by === 'replacement') {
    throw new OryError(410, 'Another flow has taken the place of this one.', {
      id: 'self_service_flow_replaced',
      reason: 'Go on with the flow in use_flow_id.',
      beside: { use_flow_id: flow.id },
    });
  }
  const since = Date.parse(flow.issued_at) - Date.parse(expiredAt ?? flow.issued_at);
  throw new OryError(410, 'The time of this flow is over.', {
    id: 'self_service_flow_expired',
    reason: 'Go on with the flow in use_flow_id.',
    // Nanoseconds, as Go counts durations.
    beside: { expired_at: expiredAt, since: since * 1_000_000, use_flow_id: flow.id },
  });
}
