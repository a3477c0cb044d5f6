import type { ReturnOutcome } from '../../engine/complete-return.ts';
import { requireCurrent, type Submission } from '../../engine/flow-method.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { linkAccount } from './link-account.ts';
import { credentialOf, providerIdentifier } from './oidc-credential.ts';
import { storePendingAccount, mergeTraits, type ProviderAccount } from './provider-account.ts';
import { findProvider, providerLabel } from './provider-client.ts';
import type { PendingAuthorization } from './redirect-to-provider.ts';
import { findByIdentifier } from '../../model/identities/credential.store.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * What it means for a flow that its person is back from a provider with an account there: settings link the account;
 * elsewhere those who are known sign in, and others sign up.
 */
export async function outcomeOfAccount(
  context: IdentityContext,
  submission: Submission,
  account: ProviderAccount,
  pending: PendingAuthorization,
): Promise<ReturnOutcome> {
  const { project, flow, visit } = submission;
  if (flow.kind === 'settings') {
    const { identity } = requireCurrent(submission);
    await linkAccount(context, identity, account, visit.ip);
    return { kind: 'saved', identity };
  }
  const known = await findByIdentifier(context.sql, project.id, 'oidc', providerIdentifier(account));
  if (known) return { kind: 'authenticated', identity: known.identity, method: 'oidc', aal: 'aal1' };
  const traits = mergeTraits(account.traits, pending.traits);
  return {
    kind: 'registered',
    traits,
    credentials: [credentialOf([account])],
    verified: account.verified,
    method: 'oidc',
    whenIncomplete: (registration) => storePendingAccount(context, registration, { ...account, traits }),
    // An address alone proves nothing, least of all one that the provider has not verified: whoever has the account
    // must sign in to it, and then the provider is linked.
    whenTaken: (login) => {
      storePendingAccount(context, login, account);
      const provider = findProvider(project, account.provider);
      return uiText(messageIds.signInToLinkProvider, {
        provider: provider ? providerLabel(provider) : account.provider,
      });
    },
  };
}
