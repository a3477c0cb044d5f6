import { messageIds } from '../../forms/message-ids.ts';
import { inputNode, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';

/** The field for the password somebody has. */
export function currentPasswordNode(): UiNode {
  return inputNode('password', 'password', 'password', uiText(messageIds.passwordField), {
    required: true,
    autocomplete: 'current-password',
  });
}

/** The field for a password somebody chooses. */
export function newPasswordNode(): UiNode {
  return inputNode('password', 'password', 'password', uiText(messageIds.passwordField), {
    required: true,
    autocomplete: 'new-password',
  });
}
