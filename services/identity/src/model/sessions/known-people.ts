import { LRUCache } from '@gazetteer/kernel';
import type { Identity } from '../identities/identity.ts';
import type { HeldCredential } from './required-aal.ts';

/** What is known of somebody with a session, beside the session. */
export type Person = { identity: Identity; credentials: HeldCredential[]; administrator: boolean };

type Known = { revision: string; person: Person };

/** About 2 kB each. */
const MOST = 10_000;

// By store, since a process can have several, as tests do.
const stores = new WeakMap<object, LRUCache<string, Known>>();

/** What was read of somebody at this revision; undefined when they have changed since, or were never read. */
export function recallPerson(store: object, identityId: string, revision: string): Person | undefined {
  const known = stores.get(store)?.get(identityId);
  return known?.revision === revision ? known.person : undefined;
}

/** Keeps what was read of somebody at a revision. It is shared from now on, so nobody may change it. */
export function rememberPerson(store: object, revision: string, person: Person): void {
  const people = stores.get(store) ?? new LRUCache<string, Known>({ max: MOST });
  stores.set(store, people);
  people.set(person.identity.id, { revision, person: freeze(person) });
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
