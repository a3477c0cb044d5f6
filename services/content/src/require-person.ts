import type { Caller } from '@gazetteer/kernel';
import { ContentError, signInFirst } from './model/content-error.ts';

/**
 * The id of the person who calls.
 * @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for a key, which is no person
 */
export function requirePerson(caller: Caller): string {
  if (caller.kind === 'session') return caller.identity;
  if (caller.kind === 'anonymous') throw signInFirst();
  throw new ContentError('FORBIDDEN', 'Charts belong to people: this needs a session, not a key.');
}
