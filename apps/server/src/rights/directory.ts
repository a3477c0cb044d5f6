import type { PeoplePort, Person } from '@gazetteer/catalogue';
import { PORTAL_PROJECT } from '@gazetteer/identity';
import { clientOfSubject, clientSubject } from '@gazetteer/kernel';
import { findClient, type OauthContext } from '@gazetteer/oauth';

/**
 * Everybody who can be given rights: people, and programs by `client:` and their `client_id`. A program has the name that
 * its client has, and no address.
 */
export function directoryWithPrograms(people: PeoplePort, oauth: OauthContext): PeoplePort {
  const findProgram = async (clientId: string): Promise<Person | undefined> => {
    const client = await findClient(oauth.sql, PORTAL_PROJECT, clientId);
    if (!client) return undefined;
    const name = client.document.client_name || clientId;
    return { id: clientSubject(clientId), name, email: null, hasSignedIn: true };
  };
  return {
    ...people,
    find: async (name) => {
      const clientId = clientOfSubject(name);
      return clientId === undefined ? people.find(name) : findProgram(clientId);
    },
    describe: async (ids) => {
      const programs = ids.flatMap((id) => clientOfSubject(id) ?? []);
      if (programs.length === 0) return people.describe(ids);
      const found = await Promise.all([people.describe(ids), ...programs.map(findProgram)]);
      return found.flat().filter((person) => person !== undefined);
    },
  };
}
