import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { inputNode, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { webauthnScriptNode } from '../webauthn/webauthn-script.ts';
import type { Project } from '../../model/projects/project.ts';

/**
 * What offers the passkeys of a person: in the field for the address as soon as the page is ready (conditional
 * mediation), and by a button.
 */
export function signInWithPasskeyNodes(project: Project, request: { publicKey: object }): UiNode[] {
  return [
    webauthnScriptNode(project, 'passkey'),
    hiddenNode('passkey_challenge', JSON.stringify(request)),
    inputNode('passkey', 'passkey_login', 'hidden', undefined, {
      value: '',
      onloadTrigger: 'oryPasskeyLoginAutocompleteInit',
    }),
    buttonNode('passkey_login_trigger', 'oryPasskeyLogin', messageIds.signInWithPasskey),
  ];
}

/** What makes a passkey for somebody who signs up, named by a field of theirs. */
export function signUpWithPasskeyNodes(
  project: Project,
  credentialOptions: { publicKey: object },
  displayNameFieldName: string | undefined,
): UiNode[] {
  return [
    webauthnScriptNode(project, 'passkey'),
    hiddenNode('passkey_create_data', JSON.stringify({ credentialOptions, displayNameFieldName })),
    hiddenNode('passkey_register', ''),
    buttonNode('passkey_register_trigger', 'oryPasskeyRegistration', messageIds.signUpWithPasskey),
  ];
}

/** What adds a passkey to an account. */
export function addPasskeyNodes(project: Project, request: { publicKey: object }): UiNode[] {
  return [
    webauthnScriptNode(project, 'passkey'),
    hiddenNode('passkey_create_data', JSON.stringify(request)),
    hiddenNode('passkey_settings_register', ''),
    buttonNode('passkey_register_trigger', 'oryPasskeySettingsRegistration', messageIds.addPasskey),
  ];
}

function hiddenNode(name: string, value: string): UiNode {
  return inputNode('passkey', name, 'hidden', undefined, { value });
}

function buttonNode(name: string, call: string, label: MessageId): UiNode {
  return inputNode('passkey', name, 'button', uiText(label), {
    value: '',
    onclick: `window.${call}()`,
    onclickTrigger: call,
  });
}
