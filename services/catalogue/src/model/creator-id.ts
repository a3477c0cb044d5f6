import { type Caller, subjectOf } from '@gazetteer/kernel';

/** The id under which the catalogue notes who made something; null for nobody. */
export function creatorId(caller: Caller): string | null {
  return caller.kind === 'key' ? caller.id : (subjectOf(caller) ?? null);
}

/** Whether callers are called so themselves: by their id, or the name of the key they call with. */
export function isNameOfCaller(caller: Caller, idOrName: string): boolean {
  return idOrName === creatorId(caller) || (caller.kind === 'key' && idOrName === caller.name);
}
