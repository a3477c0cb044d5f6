import type { Credential } from '../identities/identity.ts';
import type { Project } from '../projects/project.ts';
import { isRecord } from '../../forms/read-form.ts';

/**
 * How many ways an identity has to take the first step of signing in, of those that its project offers; each linked
 * provider counts as one.
 */
export function countFirstFactors({ settings }: Project, credentials: readonly Credential[]): number {
  const { methods } = settings.selfservice;
  const isOffered = ({ type }: Credential) =>
    type === 'code' ? methods.code.enabled && methods.code.passwordless_enabled : methods[type].enabled;
  return credentials.filter(isOffered).reduce((count, credential) => count + firstFactorsOf(credential), 0);
}

function firstFactorsOf({ type, config }: Credential): number {
  if (type === 'oidc') return listOf(config['providers']).length;
  if (type === 'webauthn') return listOf(config['credentials']).some(isPasswordless) ? 1 : 0;
  return type === 'password' || type === 'passkey' || type === 'code' ? 1 : 0;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isPasswordless(key: unknown): boolean {
  return isRecord(key) && key['is_passwordless'] === true;
}
