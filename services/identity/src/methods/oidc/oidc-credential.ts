import type { Credential, NewCredential } from '../../model/identities/identity.ts';
import type { ProviderAccount } from './provider-account.ts';

/** One account at a provider that somebody signs in with. */
export type LinkedProvider = { provider: string; subject: string };

/** What is kept of sign-in by providers: which accounts, and nothing that opens them. */
export type OidcConfig = { providers: LinkedProvider[] };

/** What identifies an account at a provider. */
export function providerIdentifier({ provider, subject }: LinkedProvider): string {
  return `${provider}:${subject}`;
}

/** The credential of exactly these provider accounts. */
export function credentialOf(providers: readonly LinkedProvider[]): NewCredential<OidcConfig> {
  return {
    type: 'oidc',
    identifiers: providers.map(providerIdentifier),
    config: { providers: [...providers] },
  };
}

/** The credential with an account more; one at the same provider is replaced. */
export function withProvider(
  held: Credential<OidcConfig> | undefined,
  { provider, subject }: Pick<ProviderAccount, 'provider' | 'subject'>,
): NewCredential<OidcConfig> {
  const others = (held?.config.providers ?? []).filter((linked) => linked.provider !== provider);
  return credentialOf([...others, { provider, subject }]);
}
