import { arrangeNodes } from '../../engine/build-form.ts';
import type { LoginMethod, Unfinished, Submission } from '../../engine/flow-method.ts';
import { identifierNode } from '../../engine/identifier-node.ts';
import { inBackground } from '../../engine/in-background.ts';
import { limitRequests } from '../../engine/throttling/limit-tries.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { inputNode, methodSubmit, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { codeField } from './address-form.ts';
import { tryCode } from './check-code.ts';
import { deliverMessage } from './deliver-message.ts';
import { noteProvedAddress } from './note-proved-address.ts';
import { type Prepared, prepareMessage } from './prepare-message.ts';
import { forgetSent, sentState } from './sent-state.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { Project } from '../../model/projects/project.ts';
import { normalizeIdentifier } from '../../model/schemas/identifier.ts';

type CodeConfig = { addresses: { channel: 'email' | 'phone'; address: string }[] };

/** Signing in with a code that is sent to an address of the account. */
export const codeLogin: LoginMethod = {
  name: 'code',
  isEnabled: ({ settings }) => {
    const { enabled, passwordless_enabled } = settings.selfservice.methods.code;
    return enabled && passwordless_enabled;
  },
  login: {
    levels: () => ['aal1'],
    isHeld: (credentials) => credentials.some(({ type }) => type === 'code'),
  },

  nodes: async (context, view) => {
    const sent = sentState(view.flow);
    if (sent?.address) return sentNodes(sent.address);
    return [
      await identifierNode(context, view),
      methodSubmit('code', 'code', uiText(messageIds.sendSignInCode)),
    ];
  },

  submit: async (context, submission) => {
    const { project, flow, body, visit } = submission;
    const isSent = flow.state === 'sent_email';
    if (!isSent || body['resend']) return sendCode(context, submission);
    const checked = await tryCode(context, submission, 'login');
    if (checked.kind === 'exhausted' || checked.kind === 'expired') forgetSent(flow);
    const address = sentState(flow)?.address ?? '';
    // Asked only now, so that a wrong code takes as long for an address that nobody has an account with.
    const found =
      checked.kind === 'right' && (await findByIdentifier(context.sql, project.id, 'code', address));
    // The account may have another address by now.
    const isOwner = found && checked.identityId === found.identity.id;
    if (!isOwner) throw formProblem(uiText(messageIds.signInCodeWrong));
    const identity = await noteProvedAddress(context, found.identity, address, visit.ip);
    return { kind: 'authenticated', identity, method: 'code', aal: 'aal1' };
  },
};

async function sendCode(context: IdentityContext, submission: Submission): Promise<Unfinished> {
  const { project, flow, body } = submission;
  const typed = sentState(flow)?.address ?? body['identifier'];
  const address = typeof typed === 'string' ? normalizeIdentifier(typed) : '';
  if (address === '')
    throw formProblem(uiText(messageIds.propertyMissing, { property: 'identifier' }), 'identifier');
  await limitRequests(context, submission, { action: 'message', account: { id: address, exists: false } });
  const prepared = await prepareMessage(context, project, flow, { purpose: 'login', by: 'code', address });
  flow.state = 'sent_email';
  flow.ui.nodes = arrangeNodes('login', sentNodes(address));
  flow.ui.messages = [uiText(messageIds.signInCodeSent)];
  inBackground(context, () => deliverLoginCode(context, project, prepared));
  return { kind: 'shown' };
}

async function deliverLoginCode(
  context: IdentityContext,
  project: Project,
  prepared: Prepared,
): Promise<void> {
  const found = await findByIdentifier<CodeConfig>(context.sql, project.id, 'code', prepared.address);
  if (!found) return;
  const { identity, credential } = found;
  const known = credential.config.addresses.find(({ address }) => address === prepared.address);
  const via = known?.channel ?? 'email';
  await deliverMessage(context, project, prepared, { identityId: identity.id, via });
}

function sentNodes(address: string): UiNode[] {
  return [
    inputNode('default', 'identifier', 'hidden', uiText(messageIds.identifierField), {
      value: address,
      required: true,
    }),
    codeField(messageIds.signInCodeField),
    inputNode('code', 'resend', 'submit', uiText(messageIds.resendCode), { value: 'code' }),
    inputNode('code', 'method', 'hidden', undefined, { value: 'code' }),
    methodSubmit('code', 'code', uiText(messageIds.signIn)),
  ];
}
