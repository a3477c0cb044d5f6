import type { Identity } from '../model/identities/identity.ts';
import type { Project } from '../model/projects/project.ts';

/** True for somebody who may not sign in yet: the project asks for a verified address, and none of theirs is. */
export function lacksVerifiedAddress(
  { settings }: Project,
  { verifiable_addresses }: Pick<Identity, 'verifiable_addresses'>,
): boolean {
  const { hooks } = settings.selfservice.flows.login.after;
  if (!hooks.some(({ hook }) => hook === 'require_verified_address')) return false;
  return verifiable_addresses.length > 0 && !verifiable_addresses.some(({ verified }) => verified);
}
