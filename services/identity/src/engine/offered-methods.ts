import { chosenMethod, type FlowView, type Method, type Submission } from './flow-method.ts';
import type { Flow } from './flow.ts';
import { methodDisabled } from './refusals.ts';
import { formProblem } from '../forms/form-problem.ts';
import { uiText } from '../forms/ui-text.ts';
import type { MessageId } from '../forms/message-texts.ts';
import { listCredentials } from '../model/identities/credential.store.ts';
import type { Credential } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';
import { firstStepMissing } from '../sessions/first-step-missing.ts';

type Refusal = 'disabled' | 'unsuitable' | 'signed-out' | 'missing';

/** All credentials of the person who signs in; none where that person is not known yet. */
type Held = readonly Credential[] | undefined;

/** As much of a flow as decides what it offers. */
export type OfferView = Pick<FlowView, 'project' | 'current'> & {
  flow: Pick<Flow, 'type' | 'refresh' | 'requested_aal'>;
};

/**
 * Why a flow does not offer a method, or undefined where it does: `disabled` by the project, `unsuitable` for the kind of
 * client or the level that is asked for, `signed-out` for a second step without the first, `missing` where it is known who
 * signs in and they have nothing of the kind.
 * The form is drawn and a submit is taken by this one rule, so that nothing is taken that was not offered.
 */
function refusalOf(view: OfferView, held: Held, method: Method<unknown>): Refusal | undefined {
  const { project, flow } = view;
  if (!method.isEnabled(project)) return 'disabled';
  if (method.needsBrowser && flow.type === 'api') return 'unsuitable';
  const { login } = method;
  if (!login) return undefined;
  if (!login.levels(project).includes(flow.requested_aal ?? 'aal1')) return 'unsuitable';
  if (flow.requested_aal === 'aal2' && !view.current) return 'signed-out';
  return !held || login.isHeld(held, view) ? undefined : 'missing';
}

/** Of these methods those that a flow offers. */
export async function offeredMethods<Offered extends Method<unknown>>(
  context: IdentityContext,
  view: OfferView,
  methods: readonly Offered[],
): Promise<Offered[]> {
  const held = await heldBy(context, view);
  return methods.filter((method) => refusalOf(view, held, method) === undefined);
}

/**
 * The method that a submit is for.
 * @param otherwise what is said where none is named, or the flow does not offer it
 * @throws 404 for a method that is switched off, session_aal1_required, FormProblem
 */
export async function requireMethod<Chosen extends Method<unknown>>(
  context: IdentityContext,
  submission: Submission,
  methods: readonly Chosen[],
  otherwise: MessageId,
): Promise<Chosen> {
  const method = chosenMethod(methods, submission.body);
  if (!method) throw formProblem(uiText(otherwise));
  const refusal = refusalOf(submission, await heldBy(context, submission), method);
  if (refusal === 'disabled') throw methodDisabled(method.name);
  if (refusal === 'signed-out') throw firstStepMissing();
  if (refusal === 'missing') throw formProblem(uiText(method.login?.missing ?? otherwise));
  if (refusal) throw formProblem(uiText(otherwise));
  return method;
}

/** What they have who sign in, where they are known: at the second step, and when somebody confirms that it is them. */
async function heldBy(context: IdentityContext, { project, flow, current }: OfferView): Promise<Held> {
  const isKnown = flow.refresh || flow.requested_aal === 'aal2';
  return isKnown && current ? listCredentials(context.sql, project.id, current.identity.id) : undefined;
}
