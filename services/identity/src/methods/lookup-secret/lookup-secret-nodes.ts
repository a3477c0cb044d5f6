import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { inputNode, textNode, type UiNode } from '../../forms/ui-node.ts';
import { uiText, type UiText } from '../../forms/ui-text.ts';
import type { OpenCode } from './backup-codes.ts';

/** What somebody may do with their backup codes, each a button. */
export type LookupSecretAction = 'reveal' | 'regenerate' | 'confirm' | 'disable';

const labels: Record<LookupSecretAction, MessageId> = {
  reveal: messageIds.showBackupCodes,
  regenerate: messageIds.makeBackupCodes,
  confirm: messageIds.confirmBackupCodes,
  disable: messageIds.disableBackupCodes,
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
      ? uiText(messageIds.backupCode, { secret: code })
      : uiText(messageIds.backupCodeUsed, { used_at, used_at_unix: Math.floor(Date.parse(used_at) / 1000) }),
  );
  const list: UiText = {
    ...uiText(messageIds.backupCodes, { secrets }),
    text: secrets.map(({ text }) => text).join(', '),
  };
  return textNode('lookup_secret', 'lookup_secret_codes', list, uiText(messageIds.backupCodesHeading));
}
