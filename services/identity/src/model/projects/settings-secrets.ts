import type { Secrets } from '@gazetteer/kernel';

const PURPOSE = 'provider';
const SEALED = 'sealed:';

type Provider = { client_secret?: unknown };

/** A copy of the settings in which their secrets are sealed: those of sign-in providers, and what opens the gateway of text messages. */
export function sealSecrets(settings: unknown, secrets: Secrets): unknown {
  return withSecrets(settings, (secret) =>
    secret.startsWith(SEALED) ? secret : SEALED + secrets.encrypt(secret, PURPOSE),
  );
}

/** A copy of stored settings in which their secrets can be read; what was stored before it was sealed is as it is. */
export function openSecrets(settings: unknown, secrets: Secrets): unknown {
  return withSecrets(settings, (secret) =>
    secret.startsWith(SEALED) ? secrets.decrypt(secret.slice(SEALED.length), PURPOSE) : secret,
  );
}

type WithSecrets = {
  selfservice?: { methods?: { oidc?: { config?: { providers?: Provider[] } } } };
  courier?: { sms?: { headers?: Record<string, unknown> } };
};

function withSecrets(settings: unknown, change: (secret: string) => string): unknown {
  const copy = structuredClone(settings) as WithSecrets;
  for (const provider of copy.selfservice?.methods?.oidc?.config?.providers ?? []) {
    if (typeof provider.client_secret === 'string') provider.client_secret = change(provider.client_secret);
  }
  const headers = copy.courier?.sms?.headers ?? {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') headers[name] = change(value);
  }
  return copy;
}
