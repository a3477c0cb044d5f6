import type { FlowView, Submission } from './flow-method.ts';
import type { Flow, FlowKind } from './flow.ts';
import type { FlowStart } from './new-flow.ts';
import type { MessageId } from '../forms/message-texts.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { currentSession } from '../sessions/current-session.ts';

/** What came of a submit. */
export type SubmitOutcome =
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
   * @throws OryError by the rules of the kind
   */
  start(context: IdentityContext, start: FlowStart): Promise<Flow | { redirect: string }>;
  /** Lets the caller see the flow, with the session they have. @throws OryError */
  authorize(
    context: IdentityContext,
    flow: Pick<Submission, 'project' | 'flow' | 'visit'>,
  ): Promise<FlowView>;
  /** Answers a submit by somebody who is signed in already and for whom the flow is of no use; before its form is read. */
  rejectSignedIn?(submission: Submission): SubmitOutcome | undefined;
  /** Takes a submit. @throws FormProblem, OryError */
  submit(context: IdentityContext, submission: Submission): Promise<SubmitOutcome>;
  /** Builds the form again after a problem. */
  rebuildForm(context: IdentityContext, view: FlowView): Promise<void>;
  /** What a flow that takes the place of an expired one says. */
  expiredMessage: MessageId;
  /** How programs learn of an expired flow: by an error that names the next one, or by being sent to fetch it. */
  afterExpiry: 'expiry' | 'fetching';
  /** What the kind adds to the flow as programs see it. */
  render?(context: IdentityContext, view: FlowView): Promise<Record<string, unknown>>;
};

/** Lets everybody see the flow, signed in or not. */
export async function authorizeAnybody(
  context: IdentityContext,
  { project, flow, visit }: Pick<Submission, 'project' | 'flow' | 'visit'>,
): Promise<FlowView> {
  const current = await currentSession(context, project, visit);
  return { project, flow, ...(current ? { current } : {}) };
}
