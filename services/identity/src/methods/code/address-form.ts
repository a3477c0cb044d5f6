import { Ajv } from 'ajv';
import ajvFormats from 'ajv-formats';
import { arrangeNodes } from '../../engine/build-form.ts';
import type { FlowView, Submission } from '../../engine/flow-method.ts';
import type { Flow } from '../../engine/flow.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { inputNode, methodSubmit, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { sentState } from './sent-state.ts';
import { normalizeIdentifier } from '../../model/schemas/identifier.ts';

/** Draws the form of a recovery or verification: it asks for an address, then for the code that was sent there. */
export function buildAddressForm({ project, flow }: FlowView): void {
  const { kind } = flow;
  if (kind !== 'recovery' && kind !== 'verification') throw new Error(`A ${kind} asks for no address`);
  const sent = sentState(flow);
  const isForCode = flow.state === 'sent_email' && sent?.by === 'code';
  const { use } = project.settings.selfservice.flows[kind];
  flow.ui.nodes = arrangeNodes(kind, isForCode ? codeNodes(sent.address) : addressNodes(use, sent?.address));
}

/** The way in which a recovery or verification of this project is proved; flows that went another way go on in it. */
export function wayOf({ project, flow }: FlowView, kind: 'recovery' | 'verification'): 'code' | 'link' {
  return sentState(flow)?.by ?? project.settings.selfservice.flows[kind].use;
}

/** The field for a code that was sent. */
export function codeField(label: MessageId): UiNode {
  return inputNode('code', 'code', 'text', uiText(label), {
    required: true,
    autocomplete: 'one-time-code',
    pattern: String.raw`\s*([0-9]\s*){6}`,
  });
}

function addressNodes(group: 'code' | 'link', address: Flow['active']): UiNode[] {
  return [
    inputNode(group, 'email', 'email', uiText(messageIds.emailField), {
      required: true,
      autocomplete: 'email',
      ...(address ? { value: address } : {}),
    }),
    methodSubmit(group, group, uiText(messageIds.submit)),
  ];
}

function codeNodes(address: string | undefined): UiNode[] {
  const resend = inputNode('code', 'email', 'submit', uiText(messageIds.resendCode), { value: address });
  return [
    codeField(messageIds.verifyCode),
    ...(address ? [resend] : []),
    inputNode('code', 'method', 'hidden', undefined, { value: 'code' }),
    methodSubmit('code', 'code', uiText(messageIds.submit)),
  ];
}

const ajv = new Ajv();
ajvFormats.default(ajv, ['email']);
const isEmail = ajv.compile({ type: 'string', format: 'email', maxLength: 254 });

/**
 * The address a form asks to send something to, in its stored form; undefined when it asks for nothing.
 * @throws `valueMalformed` (FormProblem) for what is no address
 */
export function readAddress({ body, flow }: Submission): string | undefined {
  const { email } = body;
  if (email === undefined || email === '') return undefined;
  const address = typeof email === 'string' ? normalizeIdentifier(email) : '';
  // A resend names the address again, which may be a phone where the flow was not begun by this form.
  if (isEmail(address) || (address !== '' && address === sentState(flow)?.address)) return address;
  throw formProblem(
    uiText(messageIds.valueMalformed, { expected_format: 'email', actual_value: email }),
    'email',
  );
}
