import type { CredentialRules } from '../../model/identities/credential-rules.ts';
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

/** Providers add up; each can be taken away by itself. */
export const oidcCredentialRules = {
  isRemovable: true,
  import: async ({ providers = [] }) => (providers.length > 0 ? credentialOf(providers) : undefined),
  merge: (held, imported) => {
    const added = providersOf(imported);
    const earlier = providersOf(held).filter(
      (linked) => !added.some((link) => providerIdentifier(link) === providerIdentifier(linked)),
    );
    return credentialOf([...earlier, ...added]);
  },
  withoutPart: (held, identifier) => {
    const providers = providersOf(held);
    const left = providers.filter((link) => providerIdentifier(link) !== identifier);
    if (left.length === providers.length) return undefined;
    return left.length === 0 ? 'nothing' : credentialOf(left);
  },
} satisfies CredentialRules<{ providers?: LinkedProvider[] }>;

function providersOf(credential: { config: Record<string, unknown> } | undefined): LinkedProvider[] {
  return (credential?.config as OidcConfig | undefined)?.providers ?? [];
}
