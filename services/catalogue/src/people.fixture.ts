import type { Invitation, PeoplePort, Person } from './catalogue.ts';

/** People for tests: everybody with one of these names has an account with the address `name@example.org`. */
export type TestPeople = PeoplePort & { accounts: Map<string, Person>; invited: Invitation[] };

/** Opens a directory of these people, which a test may extend while it runs. */
export function rememberedPeople(names: readonly string[]): TestPeople {
  const accounts = new Map(names.map((name) => [name, personNamed(name)]));
  const invited: Invitation[] = [];
  const find = async (idOrAddress: string) => {
    const address = idOrAddress.toLowerCase();
    return accounts.get(idOrAddress) ?? [...accounts.values()].find(({ email }) => email === address);
  };
  return {
    accounts,
    invited,
    find,
    describe: async (ids) => ids.flatMap((id) => accounts.get(id) ?? []),
    invite: async (invitation) => {
      invited.push(invitation);
      const known = await find(invitation.email);
      if (known) return known;
      const email = invitation.email.toLowerCase();
      const made = { id: `account-of-${email.split('@')[0]}`, name: null, email, hasSignedIn: false };
      accounts.set(made.id, made);
      return made;
    },
  };
}

function personNamed(name: string): Person {
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return { id: name, name: title, email: `${name}@example.org`, hasSignedIn: true };
}
