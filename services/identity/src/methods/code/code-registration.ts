import { isDeepStrictEqual } from 'node:util';
import { arrangeNodes } from '../../engine/build-form.ts';
import type { Registered, RegistrationMethod, Unfinished, Submission } from '../../engine/flow-method.ts';
import { inBackground } from '../../engine/in-background.ts';
import { limitRequests } from '../../engine/throttling/limit-tries.ts';
import { FormProblem, formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { inputNode, methodSubmit, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { codeField } from './address-form.ts';
import { tryCode } from './check-code.ts';
import { codeLogin } from './code-login.ts';
import { deliverMessage } from './deliver-message.ts';
import { prepareMessage } from './prepare-message.ts';
import { forgetSent, sentState } from './sent-state.ts';
import type { Traits } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { checkTraits } from '../../model/schemas/check-traits.ts';
import { requireSchema } from '../../model/schemas/find-schema.ts';
import { readTraits, registrationTraits } from '../../model/schemas/trait-nodes.ts';
import { readTraitRoles } from '../../model/schemas/trait-roles.ts';

const KEY = 'code';

/** Signing up with a code that is sent to the address: the address is proved, and signs in from then on. */
export const codeRegistration: RegistrationMethod = {
  name: 'code',
  isEnabled: codeLogin.isEnabled,

  nodes: async (_context, view) =>
    sentState(view.flow)
      ? sentNodes()
      : [...registrationTraits(view), methodSubmit('code', 'code', uiText(messageIds.sendSignUpCode))],

  submit: async (context, submission) => {
    const { flow, body } = submission;
    const isSent = flow.state === 'sent_email';
    return !isSent || body['resend'] ? sendCode(context, submission) : register(context, submission);
  },
};

async function sendCode(context: IdentityContext, submission: Submission): Promise<Unfinished> {
  const { project, flow } = submission;
  const isAgain = flow.state === 'sent_email';
  const traits = (isAgain && readWaiting(submission)) || readTraits(submission.body);
  const schema = requireSchema(project, project.settings.identity.default_schema_id);
  const problems = checkTraits(schema, traits);
  if (problems.length > 0) throw new FormProblem(problems);
  const [to] = readTraitRoles(schema, traits).codeAddresses;
  if (!to) throw formProblem(uiText(messageIds.identifierMissing));
  const address = to.value;
  await limitRequests(context, submission, { action: 'message', account: { id: address, exists: false } });
  const wanted = { purpose: 'registration' as const, by: 'code' as const, address };
  const prepared = await prepareMessage(context, project, flow, wanted);
  flow.internal.methods[KEY] = { traits };
  flow.state = 'sent_email';
  flow.ui.nodes = arrangeNodes('registration', sentNodes());
  flow.ui.messages = [uiText(messageIds.signUpCodeSent)];
  // Also to somebody who has an account already: only whoever reads the mail learns that they do.
  inBackground(context, () => deliverMessage(context, project, prepared, { via: to.via }));
  return { kind: 'shown' };
}

async function register(context: IdentityContext, submission: Submission): Promise<Registered> {
  const { flow, body } = submission;
  const traits = readWaiting(submission) ?? {};
  const isOther = body['traits'] !== undefined && !isDeepStrictEqual(plain(readTraits(body)), traits);
  if (isOther) throw formProblem(uiText(messageIds.traitsDoNotMatch));
  const checked = await tryCode(context, submission, 'registration');
  const address = sentState(flow)?.address;
  if (checked.kind === 'exhausted' || checked.kind === 'expired') forgetSent(flow);
  if (checked.kind !== 'right' || !address) throw formProblem(uiText(messageIds.signUpCodeWrong));
  return { kind: 'registered', traits, credentials: [], verified: [address], method: 'code' };
}

/** The traits that wait for their code. */
function readWaiting({ flow }: Submission): Traits | undefined {
  return (flow.internal.methods[KEY] as { traits: Traits } | undefined)?.traits;
}

// Forms are read into objects without a prototype.
function plain(traits: Traits): Traits {
  return structuredClone(traits);
}

function sentNodes(): UiNode[] {
  return [
    codeField(messageIds.signUpCodeField),
    inputNode('code', 'resend', 'submit', uiText(messageIds.resendCode), { value: 'code' }),
    inputNode('code', 'method', 'hidden', undefined, { value: 'code' }),
    methodSubmit('code', 'code', uiText(messageIds.signUp)),
  ];
}
