import type { Credential } from '../identities/identity.ts';
import { isRecord } from '../wire/read-form.ts';

/** How many ways an identity has to take the first step of signing in; each linked provider counts as one. */
export function countFirstFactors(credentials: readonly Credential[]): number {
  return credentials.reduce((count, credential) => count + firstFactorsOf(credential), 0);
}

function firstFactorsOf({ type, config }: Credential): number {
  if (type === 'oidc') return listOf(config['providers']).length;
  if (type === 'webauthn') return listOf(config['credentials']).filter(isPasswordless).length > 0 ? 1 : 0;
  return type === 'password' || type === 'passkey' || type === 'code' ? 1 : 0;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPasswordless(key: unknown): boolean {
  return isRecord(key) && key['is_passwordless'] === true;
}
