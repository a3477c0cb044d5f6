import type { LoginMethod } from '../../engine/flow-method.ts';
import { messageIds } from '../../forms/message-ids.ts';
import type { OidcConfig } from './oidc-credential.ts';
import { providerButtons, providersOf } from './provider-nodes.ts';
import { redirectToProvider } from './redirect-to-provider.ts';
import { findCredential } from '../../model/identities/credential.store.ts';

/** Signing in at a provider; it ends in the callback. */
export const oidcLogin: LoginMethod = {
  name: 'oidc',
  isEnabled: ({ settings }) => settings.selfservice.methods.oidc.enabled,

  nodes: async (context, view) => {
    const { project, flow, current } = view;
    if (flow.requested_aal === 'aal2') return [];
    const providers = providersOf(view);
    if (!flow.refresh || !current)
      return providerButtons(providers, 'provider', messageIds.signInWithProvider);
    // Who signs in once more can do so only where they are known.
    const held = await findCredential<OidcConfig>(context.sql, project.id, current.identity.id, 'oidc');
    const linked = new Set(held?.config.providers.map(({ provider }) => provider));
    return providerButtons(
      providers.filter(({ id }) => linked.has(id)),
      'provider',
      messageIds.signInWithProvider,
    );
  },

  claims: ({ provider }) => typeof provider === 'string' && provider !== '',
  submit: async (context, submission) => redirectToProvider(context, submission, submission.body['provider']),
};
