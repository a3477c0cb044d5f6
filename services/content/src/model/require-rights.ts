import {
  type Authorizer,
  type Caller,
  identityOf,
  installation,
  isAdministrator,
  type ObjectReference,
} from '@gazetteer/kernel';
import { ContentError, signInFirst } from './content-error.ts';

/**
 * Lets pass who may edit what the site says: articles, pages, pictures, and messages from visitors.
 * @param object one of them, where it is about that alone
 * @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for anybody else without the right
 */
export async function requireEditor(
  { authorizer }: { authorizer: Authorizer },
  caller: Caller,
  object: ObjectReference = installation,
): Promise<void> {
  if (caller.kind === 'anonymous') throw signInFirst();
  if (await authorizer.allows(caller, 'editor', object)) return;
  throw new ContentError('FORBIDDEN', 'This is for editors.');
}

/** Lets administrators pass. @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for all others */
export function requireAdministrator(caller: Caller): void {
  if (isAdministrator(caller)) return;
  if (caller.kind === 'anonymous') throw signInFirst();
  throw new ContentError('FORBIDDEN', 'Access denied: this is for administrators.');
}

/**
 * The id of the person who calls.
 * @throws INVALID_CREDENTIALS for nobody, FORBIDDEN for a key or a program of no person
 */
export function requirePerson(caller: Caller): string {
  const person = identityOf(caller);
  if (person !== undefined) return person;
  if (caller.kind === 'anonymous') throw signInFirst();
  throw new ContentError('FORBIDDEN', 'Charts belong to people, and this key or token is of nobody.');
}
