import type { Caller } from '@gazetteer/kernel';
import type { Catalogue, Person, Role } from '../catalogue.ts';
import { creatorId } from '../model/creator-id.ts';
import { assignRole, memberObject } from './change-members.ts';
import { administeredGroup, findEitherGroup, kindOf } from './group-rights.ts';

/**
 * Gives somebody a role in an organisation or a group by their address alone: who has no account gets one, and a letter
 * that leads in. The letter leaves if and when the role is kept.
 * @throws not_found, access_denied for all but its admins, invalid_input for what is no address
 */
export async function invitePerson(
  catalogue: Catalogue,
  caller: Caller,
  { email, group, role }: { email: string; group: string; role: Role },
): Promise<Person> {
  const found = await findEitherGroup(catalogue, group);
  const kind = found ? kindOf(found) : 'organization';
  const row = await administeredGroup(catalogue, caller, kind, found?.id ?? group);
  const by = creatorId(caller) ?? '';
  const { name, title } = row;
  return catalogue.sql.transaction(async () => {
    const organization = { name, title: title || name, type: kind };
    const person = await catalogue.people.invite({ email, by, role, organization });
    await assignRole(catalogue, caller, memberObject(row), person.id, role);
    return person;
  });
}
