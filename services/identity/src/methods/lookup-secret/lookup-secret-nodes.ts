import { uiText, type UiText } from '../../forms/ui-text.ts';
import { inputNode, textNode, type UiNode } from '../../forms/ui-node.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import type { OpenCode } from './backup-codes.ts';

/** What somebody may do with their backup codes, each a button. */
export type LookupSecretAction = 'reveal' | 'regenerate' | 'confirm' | 'disable';

const labels: Record<LookupSecretAction, MessageId> = {
  reveal: 1050007,
  regenerate: 1050008,
  confirm: 1050011,
  disable: 1050016,
};

/** The buttons for these actions. */
export function actionNodes(...actions: LookupSecretAction[]): UiNode[] {
  return actions.map((action) =>
    inputNode('lookup_secret', `lookup_secret_${action}`, 'submit', uiText(labels[action]), {
      value: 'true',
    }),
  );
}

/** The list of codes; those that were used show when instead. */
export function codesNode(codes: readonly OpenCode[]): UiNode {
  const secrets: UiText[] = codes.map(({ code, used_at }) =>
    used_at === undefined
      ? uiText(1050009, { secret: code })
      : uiText(1050014, { used_at, used_at_unix: Math.floor(Date.parse(used_at) / 1000) }),
  );
  const list: UiText = {
    ...uiText(1050015, { secrets }),
    text: secrets.map(({ text }) => text).join(', '),
  };
  return textNode('lookup_secret', 'lookup_secret_codes', list, uiText(1050010));
}
