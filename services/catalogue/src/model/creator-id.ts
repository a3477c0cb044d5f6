import type { Caller } from '@gazetteer/kernel';

/** The id under which the catalogue notes who made something; null for nobody. */
export function creatorId(caller: Caller): string | null {
  if (caller.kind === 'anonymous') return null;
  return caller.kind === 'key' ? caller.id : caller.identity;
}
