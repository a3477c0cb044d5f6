import type { Flow } from '../../engine/flow.ts';
import { isRecord } from '../../forms/read-form.ts';
import type { Traits } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import type { OidcProviderSettings } from '../../model/projects/project-settings.contract.ts';

/** Who somebody is at a provider, as far as it says so. */
export type ProviderAccount = {
  /** The provider's id in the project's settings. */
  provider: string;
  subject: string;
  traits: Traits;
  /** Addresses that the provider vouches for: only what it says it has verified. */
  verified: string[];
};

const DEFAULT_CLAIMS = { email: 'email', name: 'name' };

/**
 * Reads an account from the claims of a provider. Which claim becomes which trait stands in the provider's settings.
 * An e-mail counts as verified only when the provider says `email_verified: true` of it.
 */
export function readAccount(
  settings: OidcProviderSettings,
  subject: string,
  claims: Record<string, unknown>,
): ProviderAccount {
  const traits: Traits = {};
  for (const [trait, claim] of Object.entries(settings.claims ?? DEFAULT_CLAIMS)) {
    const value = claims[claim];
    if (value !== undefined && value !== null && value !== '') setTrait(traits, trait.split('.'), value);
  }
  const { email, email_verified } = claims;
  const isVouchedFor = typeof email === 'string' && email_verified === true;
  return { provider: settings.id, subject, traits, verified: isVouchedFor ? [email] : [] };
}

/** The traits that somebody typed, over those that the provider gave. */
export function mergeTraits(given: Traits, typed: Traits): Traits {
  const merged: Traits = { ...given };
  for (const [name, value] of Object.entries(typed)) {
    const below = merged[name];
    merged[name] = isRecord(value) && isRecord(below) ? mergeTraits(below, value) : value;
  }
  return merged;
}

function setTrait(traits: Traits, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) traits[name] = value;
  else {
    const inner = traits[name];
    const next: Traits = isRecord(inner) ? inner : {};
    traits[name] = next;
    setTrait(next, rest, value);
  }
}

const PURPOSE = 'provider-account';

/** Keeps with a flow who somebody is at a provider, until they have said the rest. */
export function storePendingAccount(
  { secrets }: IdentityContext,
  flow: Flow,
  account: ProviderAccount,
): void {
  flow.internal.methods['provider-account'] = secrets.encrypt(JSON.stringify(account), PURPOSE);
}

/** The provider account that waits in a flow, or undefined. */
export function pendingAccount({ secrets }: IdentityContext, flow: Flow): ProviderAccount | undefined {
  const sealed = flow.internal.methods['provider-account'];
  if (typeof sealed !== 'string') return undefined;
  return JSON.parse(secrets.decrypt(sealed, PURPOSE)) as ProviderAccount;
}
