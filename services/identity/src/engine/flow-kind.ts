import type { Drawing, Submission } from './flow-method.ts';
import type { Flow, FlowKind } from './flow.ts';
import type { FlowStart } from './new-flow.ts';
import type { MessageId } from '../forms/message-texts.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { currentSession } from '../sessions/current-session.ts';

/** How a submit ended. */
export type FlowEnd =
  /** The flow goes on, or has reached its last state: it is shown. */
  | { kind: 'shown'; flow: Flow }
  /** Something in the form has to be corrected. */
  | { kind: 'refused'; flow: Flow }
  /** The browser must go elsewhere, and the flow is not over: 422 for scripts. */
  | { kind: 'elsewhere'; to: string }
  /** The flow is over: browsers go to `to`, programs get `body`. */
  | { kind: 'done'; to: string; body?: unknown }
  /** Another flow takes the place of this one. */
  | { kind: 'replaced'; flow: Flow; by: 'expiry' | 'replacement' | 'fetching'; expiredAt?: string };

/** What is particular to one kind of flow; the rest is the same for all and stands in flow.routes.ts. */
export type FlowKindRules = {
  kind: FlowKind;
  /**
   * Starts a flow, or sends a browser elsewhere.
   * @throws IdentityError by the rules of the kind
   */
  start(context: IdentityContext, start: FlowStart): Promise<Flow | { redirect: string }>;
  /** The session that a visit goes by, and whether the visitor may see the flow. @throws IdentityError */
  visit(
    context: IdentityContext,
    visit: Omit<Drawing, 'current'> & Pick<Submission, 'visit'>,
  ): Promise<Drawing>;
  /** Ends a submit that is beside the point, before anything of it is looked at: by people who are signed in already. */
  turnAway?(submission: Submission): FlowEnd | undefined;
  /** Takes a submit. @throws FormProblem, IdentityError */
  submit(context: IdentityContext, submission: Submission): Promise<FlowEnd>;
  /** Draws the form again, after a problem. */
  redraw(context: IdentityContext, drawing: Drawing): Promise<void>;
  /** What a flow that takes the place of an expired one says. */
  expiredMessage: MessageId;
  /** How programs learn of an expired flow: by an error that names the next one, or by being sent to fetch it. */
  afterExpiry: 'expiry' | 'fetching';
  /** What the kind adds to the flow as programs see it. */
  render?(context: IdentityContext, drawing: Drawing): Promise<Record<string, unknown>>;
};

/** A visit by anybody, signed in or not. */
export async function visitFlow(
  context: IdentityContext,
  { project, flow, visit }: Pick<Submission, 'project' | 'flow' | 'visit'>,
): Promise<Drawing> {
  const current = await currentSession(context, project, visit);
  return { project, flow, ...(current ? { current } : {}) };
}
