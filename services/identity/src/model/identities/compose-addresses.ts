import { randomUUID } from 'node:crypto';
import { normalizeIdentifier } from '../schemas/identifier.ts';
import type { TraitRoles } from '../schemas/trait-roles.ts';
import type { RecoveryAddress, VerifiableAddress } from './identity.ts';

type Addresses = { verifiable_addresses: VerifiableAddress[]; recovery_addresses: RecoveryAddress[] };

/** Addresses that an account brings along from elsewhere. */
export type ImportedAddresses = {
  verifiable?: (Pick<VerifiableAddress, 'value' | 'via'> &
    Partial<Pick<VerifiableAddress, 'verified' | 'status' | 'verified_at'>>)[];
  recovery?: Pick<RecoveryAddress, 'value' | 'via'>[];
};

/**
 * The addresses that follow from traits. One that was there before keeps its state; a new one is to be verified.
 * With `keepOthers` those that no trait names stay too.
 */
export function composeAddresses(
  roles: TraitRoles,
  before: Addresses,
  now: string,
  keepOthers = false,
): Addresses {
  const verifiable_addresses = roles.verifiable.map(
    (address): VerifiableAddress =>
      before.verifiable_addresses.find(isSame(address)) ?? {
        ...newAddress(address, now),
        verified: false,
        status: 'pending',
      },
  );
  const recovery_addresses = roles.recovery.map(
    (address) => before.recovery_addresses.find(isSame(address)) ?? newAddress(address, now),
  );
  if (!keepOthers) return { verifiable_addresses, recovery_addresses };
  return {
    verifiable_addresses: [...new Set([...verifiable_addresses, ...before.verifiable_addresses])],
    recovery_addresses: [...new Set([...recovery_addresses, ...before.recovery_addresses])],
  };
}

/** Imported addresses as ours: with ids of our own, whatever they had before. */
export function importAddresses(
  { verifiable = [], recovery = [] }: ImportedAddresses,
  now: string,
): Addresses {
  return {
    verifiable_addresses: verifiable
      .filter(isFirst)
      .map(({ verified = false, status, verified_at, ...address }) => ({
        ...newAddress(address, now),
        verified,
        status: status ?? (verified ? 'completed' : 'pending'),
        ...(verified ? { verified_at: verified_at ?? now } : {}),
      })),
    recovery_addresses: recovery.filter(isFirst).map((address) => newAddress(address, now)),
  };
}

function newAddress({ value, via }: Pick<RecoveryAddress, 'value' | 'via'>, now: string): RecoveryAddress {
  return { id: randomUUID(), value: normalizeIdentifier(value), via, created_at: now, updated_at: now };
}

type Reached = { value: string; via: string };

function isFirst(address: Reached, index: number, all: Reached[]): boolean {
  const same = ({ value, via }: Reached) =>
    via === address.via && normalizeIdentifier(value) === normalizeIdentifier(address.value);
  return all.findIndex(same) === index;
}

function isSame(one: Reached) {
  return (other: Reached) => one.value === other.value && one.via === other.via;
}
