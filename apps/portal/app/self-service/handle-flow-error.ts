import { type FlowKind, isFlow, isRecord, type SelfServiceFlow } from './flow.ts';

/** What a page says after it had to begin anew. */
export type FlowNotice = 'expired' | 'csrf' | 'returnTo';

/** What a page does after an answer that is no success. */
export type FlowReaction =
  /** Show this flow: the form came back with messages. */
  | { kind: 'show'; flow: SelfServiceFlow }
  /** Go on with the flow of this id. */
  | { kind: 'use'; id: string }
  /** Send the browser to this address. */
  | { kind: 'leave'; to: string }
  /** Forget the flow and go to the page of its kind. */
  | { kind: 'reset'; notice?: FlowNotice; withoutReturn?: true }
  /** Nothing that a page could mend. */
  | { kind: 'fail' };

/** What was asked when the error came: a new flow, an existing one, or to take a form. */
export type FlowStep = 'create' | 'fetch' | 'update';

type Rule = (body: Record<string, unknown>, kind: FlowKind) => FlowReaction | undefined;

const follow: Rule = ({ redirect_browser_to: to }) =>
  typeof to === 'string' ? { kind: 'leave', to } : undefined;

/** What each error id of the self-service flows means for a page. */
const rules: ReadonlyMap<string, Rule> = new Map(
  Object.entries<Rule>({
    session_aal2_required: follow,
    session_refresh_required: follow,
    browser_location_change_required: follow,
    // Who is not signed in any more does so first, and comes back.
    session_inactive: (_body, kind) => ({ kind: 'leave', to: `/login?return_to=/${kind}` }),
    session_aal1_required: () => ({ kind: 'leave', to: '/login' }),
    session_already_available: () => ({ kind: 'leave', to: '/' }),
    self_service_flow_return_to_forbidden: () => ({ kind: 'reset', notice: 'returnTo', withoutReturn: true }),
    self_service_flow_expired: () => ({ kind: 'reset', notice: 'expired' }),
    self_service_flow_replaced: ({ use_flow_id: id }) =>
      typeof id === 'string' ? { kind: 'use', id } : { kind: 'reset' },
    security_csrf_violation: () => ({ kind: 'reset', notice: 'csrf' }),
    security_identity_mismatch: () => ({ kind: 'reset' }),
  }),
);

/** Chooses what a page does after the identity service has refused `step` of a flow of `kind`. */
export function handleFlowError(
  kind: FlowKind,
  step: FlowStep,
  status: number,
  answer: unknown,
): FlowReaction {
  if (status === 400 && isFlow(answer)) return { kind: 'show', flow: answer };
  const body = isRecord(answer) ? answer : {};
  const rule = rules.get(errorId(body));
  return verificationReaction(kind, step, status, body) ?? rule?.(body, kind) ?? reactionTo(step, status);
}

/** The words a page has for an error of this id, if any. */
export function noticeForError(id: string): FlowNotice | undefined {
  const reaction = rules.get(id)?.({}, 'login');
  return reaction?.kind === 'reset' ? reaction.notice : undefined;
}

function errorId({ error }: Record<string, unknown>): string {
  return isRecord(error) && typeof error.id === 'string' ? error.id : '';
}

/** Verification has ways of its own: a flow that was used up names the next one, and nothing is kept for long. */
function verificationReaction(
  kind: FlowKind,
  step: FlowStep,
  status: number,
  body: Record<string, unknown>,
): FlowReaction | undefined {
  if (kind !== 'verification') return undefined;
  const { use_flow_id: id } = body;
  if (step === 'update' && status === 410 && typeof id === 'string') return { kind: 'use', id };
  const isForbidden = errorId(body) === 'self_service_flow_return_to_forbidden';
  if (step === 'create' && status === 400 && !isForbidden) return { kind: 'leave', to: '/' };
  return status === 403 && errorId(body) === '' ? { kind: 'reset' } : undefined;
}

function reactionTo(step: FlowStep, status: number): FlowReaction {
  if (status === 410) return { kind: 'reset', notice: 'expired' };
  // A flow is cleared away some time after its end, and an id that was cut short on its way names none either.
  const isUnknown = step === 'fetch' ? status === 404 || status === 400 : status === 404 && step === 'update';
  if (isUnknown) return { kind: 'reset', notice: 'expired' };
  return { kind: 'fail' };
}
