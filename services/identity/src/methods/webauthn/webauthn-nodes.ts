import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import type { FormBody } from '../../forms/read-form.ts';
import { inputNode, type UiNode } from '../../forms/ui-node.ts';
import { uiText, type UiText } from '../../forms/ui-text.ts';
import type { SecurityKey } from './security-key.ts';
import { webauthnScriptNode } from './webauthn-script.ts';
import type { Project } from '../../model/projects/project.ts';

/** What a browser is asked for: bytes in it are base64url. */
export type KeyRequest = { publicKey: object; displayNameFieldName?: string | undefined };

/** The button that asks a key to sign in, with the field its answer goes into. */
export function signInWithKeyNodes(project: Project, request: KeyRequest, label: UiText): UiNode[] {
  return [
    webauthnScriptNode(project, 'webauthn'),
    triggerNode('webauthn_login_trigger', 'WebAuthnLogin', request, label),
    inputNode('webauthn', 'webauthn_login', 'hidden', undefined, { value: '' }),
  ];
}

/** The button that makes a key, with the fields for its name and its answer. */
export function newKeyNodes(project: Project, request: KeyRequest, label: UiText): UiNode[] {
  return [
    inputNode('webauthn', 'webauthn_register_displayname', 'text', uiText(messageIds.securityKeyName), {
      value: '',
    }),
    triggerNode('webauthn_register_trigger', 'WebAuthnRegistration', request, label),
    inputNode('webauthn', 'webauthn_register', 'hidden', undefined, { value: '' }),
    webauthnScriptNode(project, 'webauthn'),
  ];
}

/** The button that removes a key. */
export function keyButton(
  group: 'webauthn' | 'passkey',
  name: string,
  label: MessageId,
  { id, display_name, added_at }: SecurityKey,
): UiNode {
  const added_at_unix = Math.floor(Date.parse(added_at) / 1000);
  const text = uiText(label, { display_name, added_at, added_at_unix });
  return inputNode(group, name, 'submit', text, { value: id });
}

function triggerNode(name: string, call: string, request: KeyRequest, label: UiText): UiNode {
  const value = JSON.stringify(request);
  return inputNode('webauthn', name, 'button', label, {
    value,
    onclick: `window.__ory${call}(${value})`,
    onclickTrigger: `ory${call}`,
  });
}

const LONGEST = 100;

/** The name somebody gives a security key. */
export function keyName({ webauthn_register_displayname: typed }: FormBody): string {
  const name = typeof typed === 'string' ? typed.trim().slice(0, LONGEST) : '';
  return name || 'Security key';
}
