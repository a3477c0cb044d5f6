import type { FlowView, LoginMethod } from '../../engine/flow-method.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import type { OidcConfig } from './oidc-credential.ts';
import { providerButtons, providersOf } from './provider-nodes.ts';
import { redirectToProvider } from './redirect-to-provider.ts';
import { listCredentials } from '../../model/identities/credential.store.ts';
import type { Credential } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { OidcProviderSettings } from '../../model/projects/project-settings.contract.ts';

/** Signing in at a provider; it ends in the callback. */
export const oidcLogin: LoginMethod = {
  name: 'oidc',
  isEnabled: ({ settings }) => settings.selfservice.methods.oidc.enabled,
  needsBrowser: true,
  login: {
    levels: () => ['aal1'],
    isHeld: (credentials, { project }) => {
      const linked = linkedProviders(credentials);
      return providersOf({ project }).some(({ id }) => linked.has(id));
    },
  },

  nodes: async (context, view) =>
    providerButtons(await openProviders(context, view), 'provider', messageIds.signInWithProvider),

  claims: ({ provider }) => typeof provider === 'string' && provider !== '',

  submit: async (context, submission) => {
    const { project, body } = submission;
    const wanted = body['provider'];
    const isKnown = providersOf({ project }).some(({ id }) => id === wanted);
    const isOpen = (await openProviders(context, submission)).some(({ id }) => id === wanted);
    if (isKnown && !isOpen) throw formProblem(uiText(messageIds.chooseSignInMethod));
    return redirectToProvider(context, submission, wanted);
  },
};

/** The providers that a sign-in can be done at: who signs in once more can do so only where they are known. */
async function openProviders(
  context: IdentityContext,
  { project, flow, current }: FlowView,
): Promise<readonly OidcProviderSettings[]> {
  const providers = providersOf({ project });
  if (!flow.refresh || !current) return providers;
  const linked = linkedProviders(await listCredentials(context.sql, project.id, current.identity.id));
  return providers.filter(({ id }) => linked.has(id));
}

function linkedProviders(credentials: readonly Credential[]): Set<string> {
  const held = credentials.find(({ type }) => type === 'oidc') as Credential<OidcConfig> | undefined;
  return new Set(held?.config.providers.map(({ provider }) => provider));
}
