import { uiText } from '../../forms/ui-text.ts';
import { inputNode, type UiNode } from '../../forms/ui-node.ts';

/** The field for the password somebody has. */
export function currentPasswordNode(): UiNode {
  return inputNode('password', 'password', 'password', uiText(1070001), {
    required: true,
    autocomplete: 'current-password',
  });
}

/** The field for a password somebody chooses. */
export function newPasswordNode(): UiNode {
  return inputNode('password', 'password', 'password', uiText(1070001), {
    required: true,
    autocomplete: 'new-password',
  });
}
