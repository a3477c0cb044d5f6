import { type Caller, isAdministrator } from '@gazetteer/kernel';
import { ContentError, signInFirst } from './model/content-error.ts';

/** Lets administrators pass. @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for all others */
export function requireAdministrator(caller: Caller): void {
  if (isAdministrator(caller)) return;
  if (caller.kind === 'anonymous') throw signInFirst();
  throw new ContentError('FORBIDDEN', 'Access denied: this is for administrators.');
}
