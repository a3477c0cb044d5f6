import type { FlowView } from './flow-method.ts';
import { messageIds } from '../forms/message-ids.ts';
import { inputNode, type UiNode } from '../forms/ui-node.ts';
import { uiText } from '../forms/ui-text.ts';
import { listCredentials } from '../model/identities/credential.store.ts';
import type { Credential } from '../model/identities/identity.ts';
import type { IdentityContext } from '../model/identity-context.ts';

/**
 * The field for what somebody signs in with, shared by the methods that need one. Who signs in once more is known
 * already: then it is filled in and hidden.
 */
export async function identifierNode(
  context: IdentityContext,
  { project, flow, current }: FlowView,
): Promise<UiNode> {
  const { passkey } = project.settings.selfservice.methods;
  if (flow.refresh && current) {
    const credentials = await listCredentials(context.sql, project.id, current.identity.id);
    // Subjects of providers and handles of passkeys are not what people sign in with.
    const isTyped = ({ type }: Credential) => type !== 'oidc' && type !== 'passkey';
    const [value = ''] = credentials.filter(isTyped).flatMap(({ identifiers }) => identifiers);
    return inputNode('default', 'identifier', 'hidden', uiText(messageIds.identifierField), {
      value,
      required: true,
    });
  }
  return inputNode('default', 'identifier', 'text', uiText(messageIds.identifierField), {
    value: '',
    required: true,
    ...(passkey.enabled ? { autocomplete: 'username webauthn' } : {}),
  });
}
