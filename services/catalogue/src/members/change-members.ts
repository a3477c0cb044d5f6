import { type ApplicationError, accessDenied, type Caller, notFound, subjectOf } from '@gazetteer/kernel';
import type { Catalogue, MemberObject, Person, Role } from '../catalogue.ts';
import type { GroupKind, GroupRow } from '../model/organization.store.ts';
import { administeredGroup, kindOf } from './group-rights.ts';
import { requirePerson } from './find-person.ts';

/** Whom a call gives a role, and what it answers where they have no account. */
export type Appointment = { person: string; role: Role; unknown: ApplicationError };

/**
 * Gives somebody a role in an organisation or a group, in place of another that they have there.
 * @throws not_found, access_denied, `unknown` for somebody who has no account
 */
export async function assignMember(
  catalogue: Catalogue,
  caller: Caller,
  group: { kind: GroupKind; id: string },
  { person: named, role, unknown }: Appointment,
): Promise<{ group: GroupRow; person: Person }> {
  const row = await administeredGroup(catalogue, caller, group.kind, group.id);
  const person = await requirePerson(catalogue, named, unknown);
  await assignRole(catalogue, caller, memberObject(row), person.id, role);
  return { group: row, person };
}

/**
 * Takes the role from somebody, the last admin included: administrators can always name another.
 * @throws not_found also for somebody who has neither a role there nor an account, access_denied
 */
export async function withdrawMember(
  catalogue: Catalogue,
  caller: Caller,
  group: { kind: GroupKind; id: string },
  named: string,
): Promise<void> {
  const row = await administeredGroup(catalogue, caller, group.kind, group.id);
  const person = await catalogue.people.find(named);
  // Somebody whose account is gone is known by the id alone.
  const removed = await catalogue.memberships.withdraw(memberObject(row), person?.id ?? named);
  if (!removed && !person) throw notFound('Not found: User was not found.');
}

/**
 * Gives a role to somebody who was found, after the caller's rights were looked at.
 * @throws access_denied for admins who would lose their own rights by a slip
 */
export async function assignRole(
  { memberships }: Catalogue,
  caller: Caller,
  object: MemberObject,
  person: string,
  role: Role,
): Promise<void> {
  const lowersThemselves = subjectOf(caller) === person && role !== 'admin';
  if (lowersThemselves && (await memberships.roleOf(object, person)) === 'admin') {
    throw accessDenied('Access denied: Administrators cannot revoke their own admin status');
  }
  await memberships.assign(object, person, role);
}

/** An organisation or a group as what people have roles in. */
export function memberObject(row: GroupRow): { type: GroupKind; id: string } {
  return { type: kindOf(row), id: row.id };
}
