import { randomUUID } from 'node:crypto';
import type { TraitRoles } from '../schemas/trait-roles.ts';
import type { RecoveryAddress, VerifiableAddress } from './identity.ts';

type Known = { verifiable_addresses: VerifiableAddress[]; recovery_addresses: RecoveryAddress[] };

/**
 * The addresses that follow from traits. One that was there before keeps its state; a new one is to be verified,
 * unless it is among those proved already (in their stored form).
 */
export function composeAddresses(
  roles: TraitRoles,
  before: Known,
  now: string,
  proved: ReadonlySet<string> = new Set(),
): Known {
  const dates = { created_at: now, updated_at: now };
  return {
    verifiable_addresses: roles.verifiable.map((address) => {
      const known = before.verifiable_addresses.find(isSame(address));
      if (known && (known.verified || !proved.has(address.value))) return known;
      const fresh = known ?? { id: randomUUID(), ...address, ...dates };
      return proved.has(address.value)
        ? { ...fresh, verified: true, status: 'completed', verified_at: now, updated_at: now }
        : { ...fresh, verified: false, status: 'pending' };
    }),
    recovery_addresses: roles.recovery.map(
      (address) =>
        before.recovery_addresses.find(isSame(address)) ?? { id: randomUUID(), ...address, ...dates },
    ),
  };
}

function isSame(one: { value: string; via: string }) {
  return (other: { value: string; via: string }) => one.value === other.value && one.via === other.via;
}
