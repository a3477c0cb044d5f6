import { findByRecoveryAddress } from '../../model/identities/address.store.ts';
import type { Identity } from '../../model/identities/identity.ts';
import type { IdentityContext } from '../../model/identity-context.ts';
import { PORTAL_PROJECT } from '../../model/projects/project.ts';
import { normalizeIdentifier } from '../../model/schemas/identifier.ts';
import { listSignedInBefore } from '../../model/sessions/signed-in-before.store.ts';

/** Why an account gets no rights by its address. */
export const UNPROVED = 'The account with this address has not confirmed it; its owner must do so first';

/** An account with an address, and whether that is known to be of the address's owner. */
export type AccountOfAddress = { identity: Identity; isOfOwner: boolean };

/**
 * The portal's account that has an address. Anybody can sign up with an address of somebody else, and wait for the rights
 * that person is given: so an account that somebody uses is its owner's only once it has proved the address. One that
 * nobody has signed in to yet is whoever's to whom a letter leads.
 */
export async function accountOfAddress(
  { sql }: IdentityContext,
  address: string,
): Promise<AccountOfAddress | undefined> {
  const found = await findByRecoveryAddress(sql, PORTAL_PROJECT, address);
  if (!found) return undefined;
  const { identity } = found;
  const value = normalizeIdentifier(address);
  const isProved = identity.verifiable_addresses.some((known) => known.value === value && known.verified);
  if (isProved) return { identity, isOfOwner: true };
  const isUsed = (await listSignedInBefore(sql, PORTAL_PROJECT, [identity.id])).has(identity.id);
  return { identity, isOfOwner: !isUsed && !identity.verifiable_addresses.some(({ verified }) => verified) };
}
