import type { FlowView, RegistrationMethod } from '../../engine/flow-method.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { inputNode, type UiNode } from '../../forms/ui-node.ts';
import { uiText } from '../../forms/ui-text.ts';
import { credentialOf } from './oidc-credential.ts';
import { mergeTraits, type ProviderAccount, pendingAccount } from './provider-account.ts';
import { providerButtons, providersOf } from './provider-nodes.ts';
import { redirectToProvider } from './redirect-to-provider.ts';
import { readTraits, traitNodes } from '../../model/schemas/trait-nodes.ts';

/** Signing up with an account at a provider; it ends in the callback. */
export const oidcRegistration: RegistrationMethod = {
  name: 'oidc',
  isEnabled: ({ settings }) => settings.selfservice.methods.oidc.enabled,
  needsBrowser: true,

  nodes: async (context, view) => {
    const account = pendingAccount(context, view.flow);
    const buttons = providerButtons(providersOf(view), 'provider', messageIds.signUpWithProvider);
    return account ? moreNodes(view, account) : buttons;
  },

  claims: ({ provider }) => typeof provider === 'string' && provider !== '',

  submit: async (context, submission) => {
    const { flow, body } = submission;
    const account = pendingAccount(context, flow);
    if (!account || account.provider !== body['provider']) {
      return redirectToProvider(context, submission, body['provider']);
    }
    return {
      kind: 'registered',
      traits: mergeTraits(account.traits, readTraits(body)),
      credentials: [credentialOf([account])],
      verified: account.verified,
      method: 'oidc',
    };
  },
};

/** What the provider has not told is asked for, with what it has told filled in. */
function moreNodes({ project }: FlowView, account: ProviderAccount): UiNode[] {
  const fields = traitNodes(project, project.settings.identity.default_schema_id, 'oidc', account.traits);
  return [
    ...fields,
    inputNode('oidc', 'provider', 'submit', uiText(messageIds.continueSignUp), { value: account.provider }),
  ];
}
