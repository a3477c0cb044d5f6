import type { LoginMethod } from '../../engine/flow-method.ts';
import { requireSecondStep } from '../../engine/second-step.ts';
import { tryFactor } from '../../engine/throttling/try-factor.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { inputNode, methodSubmit } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { type TotpConfig, totpPurpose, totpStep } from './check-totp.ts';
import { changeConfig } from '../../model/identities/change-config.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/** The code of an authenticator app as second step of signing in. */
export const totpLogin: LoginMethod = {
  name: 'totp',
  isEnabled: ({ settings }) => settings.selfservice.methods.totp.enabled,
  login: {
    levels: () => ['aal2'],
    isHeld: (credentials) => credentials.some(({ type }) => type === 'totp'),
    missing: messageIds.authenticatorAppMissing,
  },

  nodes: async () => [
    inputNode('totp', 'totp_code', 'text', uiText(messageIds.authenticationCodeField), {
      value: '',
      required: true,
      autocomplete: 'one-time-code',
    }),
    methodSubmit('totp', 'totp', uiText(messageIds.useAuthenticatorApp)),
  ],

  submit: async (context, submission) => {
    const identity = requireSecondStep(submission);
    const code = submission.body['totp_code'];
    if (typeof code !== 'string' || !code.trim()) {
      throw formProblem(uiText(messageIds.propertyMissing, { property: 'totp_code' }), 'totp_code');
    }
    await tryFactor(context, submission, { identity, method: 'totp' }, async () =>
      (await spendCode(context, identity, code))
        ? undefined
        : { node: 'totp_code', text: uiText(messageIds.authenticationCodeWrong) },
    );
    return { kind: 'authenticated', identity, method: 'totp', aal: 'aal2' };
  },
};

/** Takes a code: true once, and never for one of the same time or an earlier one. */
async function spendCode(context: IdentityContext, identity: Identity, code: string): Promise<boolean> {
  const used = await changeConfig<TotpConfig>(context, identity, 'totp', (config) => {
    const secret = context.secrets.decrypt(config.secret, totpPurpose(identity.id));
    const step = totpStep(secret, code, context.clock());
    return step === undefined || step <= config.last_used_step
      ? undefined
      : { ...config, last_used_step: step };
  });
  return used !== undefined;
}
