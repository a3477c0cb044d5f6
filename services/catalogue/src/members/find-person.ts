import type { ApplicationError } from '@gazetteer/kernel';
import type { Catalogue, Person } from '../catalogue.ts';

/**
 * Finds the person whom a call names. Only callers who may give roles there get as far as this: whether an address has
 * an account is told to nobody else.
 * @throws `unknown` for somebody who has no account
 */
export async function requirePerson(
  { people }: Catalogue,
  idOrAddress: string,
  unknown: ApplicationError,
): Promise<Person> {
  const person = await people.find(idOrAddress);
  if (!person) throw unknown;
  return person;
}

/** The id of a person whom a call names, also of one whose account is gone. */
export async function idOfPerson({ people }: Catalogue, idOrAddress: string): Promise<string> {
  return (await people.find(idOrAddress))?.id ?? idOrAddress;
}
