import type { Caller } from '@gazetteer/kernel';

/** The id under which the catalogue notes who made something; null for nobody. */
export function creatorId(caller: Caller): string | null {
  if (caller.kind === 'anonymous') return null;
  return caller.kind === 'key' ? caller.id : caller.identity;
}

/** Whether callers are called so themselves: by their id, or the name of the key they call with. */
export function isNameOfCaller(caller: Caller, idOrName: string): boolean {
  return idOrName === creatorId(caller) || (caller.kind === 'key' && idOrName === caller.name);
}
