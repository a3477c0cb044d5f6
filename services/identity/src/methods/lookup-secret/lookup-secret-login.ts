import type { LoginMethod } from '../../engine/flow-method.ts';
import { requireSecondStep } from '../../engine/second-step.ts';
import { tryFactor } from '../../engine/throttling/try-factor.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import type { MessageId } from '../../forms/message-texts.ts';
import { inputNode, methodSubmit } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { type LookupSecretConfig, openCodes, indexOfCode } from './backup-codes.ts';
import { changeConfig } from '../../model/identities/change-config.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** A backup code as second step of signing in: each works once. */
export const lookupSecretLogin: LoginMethod = {
  name: 'lookup_secret',
  isEnabled: ({ settings }) => settings.selfservice.methods.lookup_secret.enabled,
  login: {
    levels: () => ['aal2'],
    isHeld: (credentials) => credentials.some(({ type }) => type === 'lookup_secret'),
    missing: messageIds.backupCodesMissing,
  },

  nodes: async () => [
    inputNode('lookup_secret', 'lookup_secret', 'text', uiText(messageIds.backupCodeField), {
      value: '',
      required: true,
    }),
    methodSubmit('lookup_secret', 'lookup_secret', uiText(messageIds.useBackupCode)),
  ],

  submit: async (context, submission) => {
    const identity = requireSecondStep(submission);
    const code = submission.body['lookup_secret'];
    if (typeof code !== 'string' || !code.trim()) {
      throw formProblem(uiText(messageIds.propertyMissing, { property: 'lookup_secret' }), 'lookup_secret');
    }
    await tryFactor(context, submission, { identity, method: 'lookup_secret' }, async () => {
      const refusal = await spendCode(context, identity, code);
      return refusal && { text: uiText(refusal) };
    });
    return { kind: 'authenticated', identity, method: 'lookup_secret', aal: 'aal2' };
  },
};

/** Crosses a code out. @returns why it does not count, or undefined when it does */
async function spendCode(
  context: IdentityContext,
  identity: Identity,
  typed: string,
): Promise<MessageId | undefined> {
  let refusal: MessageId | undefined;
  await changeConfig<LookupSecretConfig>(context, identity, 'lookup_secret', ({ recovery_codes }) => {
    const place = indexOfCode(openCodes(context.secrets, identity.id, recovery_codes), typed);
    const found = recovery_codes[place];
    refusal = found
      ? found.used_at
        ? messageIds.backupCodeAlreadyUsed
        : undefined
      : messageIds.backupCodeWrong;
    if (!found || refusal) return undefined;
    const used_at = context.clock().toISOString();
    return { recovery_codes: recovery_codes.with(place, { ...found, used_at }) };
  });
  return refusal;
}
