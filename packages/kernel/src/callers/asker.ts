import { AsyncLocalStorage } from 'node:async_hooks';
import { type Caller, identityOf, subjectOf } from '../caller.ts';
import { networkOf } from './network-of.ts';

const asking = new AsyncLocalStorage<string | undefined>();

/** Does the work in the name of somebody; undefined does it in the house's own, which has no share to keep to. */
export function askedBy<Result>(asker: string | undefined, work: () => Result): Result {
  return asking.run(asker, work);
}

/** In whose name the running work is done. */
export function currentAsker(): string | undefined {
  return asking.getStore();
}

/**
 * What somebody is told apart by: people by who they are, however many sessions, keys and programs they have, programs
 * that act for themselves by what they are or their key, and all others by the network they come from.
 */
export function askerName(caller: Caller, address: string): string {
  const person = identityOf(caller);
  if (person !== undefined) return `person ${person}`;
  if (caller.kind === 'key') return `key ${caller.id}`;
  return subjectOf(caller) ?? networkOf(address);
}

/**
 * A hook before the handlers of a server: queries are done in the name of whoever sent the request. A request that was
 * made on the way to answer another is in the name of the first.
 */
export function answerInTheirName(
  { caller, ip }: { caller: Caller; ip: string },
  _reply: unknown,
  done: () => void,
): void {
  askedBy(currentAsker() ?? askerName(caller, ip), done);
}
