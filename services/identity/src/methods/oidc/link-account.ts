import type { Flow } from '../../engine/flow.ts';
import { formProblem } from '../../forms/form-problem.ts';
import { messageIds } from '../../forms/message-ids.ts';
import { uiText } from '../../forms/ui-text.ts';
import { type OidcConfig, providerIdentifier, withProvider } from './oidc-credential.ts';
import { type ProviderAccount, pendingAccount } from './provider-account.ts';
import { recordAudit } from '../../model/audit/record-audit.ts';
import { findByIdentifier, findCredential } from '../../model/identities/credential.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import { saveCredential } from '../../model/identities/save-credential.ts';
import type { IdentityContext } from '../../model/identity-context.ts';

/**
 * Adds an account at a provider to the ways an identity signs in.
 * @throws FormProblem `identifierTaken` when somebody else signs in with it
 */
export async function linkAccount(
  context: IdentityContext,
  identity: Identity,
  account: ProviderAccount,
  ip: string,
): Promise<void> {
  const { project_id, id } = identity;
  await context.sql.transaction(async () => {
    const holder = await findByIdentifier(context.sql, project_id, 'oidc', providerIdentifier(account));
    if (holder && holder.identity.id !== id) throw formProblem(uiText(messageIds.identifierTaken));
    const held = await findCredential<OidcConfig>(context.sql, project_id, id, 'oidc');
    await saveCredential(context, identity, withProvider(held, account));
    const details = { provider: account.provider };
    await recordAudit(context, { project_id, event: 'provider_linked', identity_id: id, ip, details });
  });
}

/**
 * Links the provider account that waited for its owner to sign in another way: they came from the provider with an
 * address that this identity has, and have now proved that the identity is theirs.
 */
export async function linkPendingAccount(
  context: IdentityContext,
  flow: Flow,
  identity: Identity,
  ip: string,
): Promise<void> {
  const account = pendingAccount(context, flow);
  const address = account?.traits['email'];
  if (!account || typeof address !== 'string') return;
  const own = identity.verifiable_addresses.some(({ value }) => value === address.trim().toLowerCase());
  if (own) await linkAccount(context, identity, account, ip);
}
