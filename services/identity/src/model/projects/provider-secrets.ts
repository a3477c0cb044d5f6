import type { Secrets } from '@gazetteer/kernel';

const PURPOSE = 'provider';
const SEALED = 'sealed:';

type Provider = { client_secret?: unknown };

/** A copy of the settings in which the secrets of sign-in providers are sealed. */
export function sealProviderSecrets(settings: unknown, secrets: Secrets): unknown {
  return withProviders(settings, (secret) =>
    secret.startsWith(SEALED) ? secret : SEALED + secrets.encrypt(secret, PURPOSE),
  );
}

/** A copy of stored settings in which the secrets of sign-in providers can be read. */
export function openProviderSecrets(settings: unknown, secrets: Secrets): unknown {
  return withProviders(settings, (secret) =>
    secret.startsWith(SEALED) ? secrets.decrypt(secret.slice(SEALED.length), PURPOSE) : secret,
  );
}

type WithProviders = {
  selfservice?: { methods?: { oidc?: { config?: { providers?: Provider[] } } } };
};

function withProviders(settings: unknown, change: (secret: string) => string): unknown {
  const copy = structuredClone(settings) as WithProviders;
  for (const provider of copy.selfservice?.methods?.oidc?.config?.providers ?? []) {
    if (typeof provider.client_secret === 'string') provider.client_secret = change(provider.client_secret);
  }
  return copy;
}
