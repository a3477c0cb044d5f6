import {
  accessDenied,
  type Caller,
  isAdministrator,
  notFound,
  requireRight,
  subjectOf,
} from '@gazetteer/kernel';
import type { Catalogue, Role } from '../catalogue.ts';
import { existingDataset, rightsTo } from '../datasets/dataset-rights.ts';
import { assignRole, type Appointment } from './change-members.ts';
import { idOfPerson, requirePerson } from './find-person.ts';
import { MOST_PEOPLE } from './list-people.ts';
import { asDataset } from './member.contract.ts';

/**
 * Gives somebody a role on one dataset, beside what they may do in its organisation.
 * @throws not_found, access_denied for all but admins of the dataset, `unknown` for somebody who has no account
 */
export async function assignCollaborator(
  catalogue: Catalogue,
  caller: Caller,
  datasetIdOrName: string,
  { person: named, role, unknown }: Appointment,
): Promise<{ dataset: string; person: string }> {
  const dataset = await administeredDataset(catalogue, caller, datasetIdOrName);
  const person = await requirePerson(catalogue, named, unknown);
  await assignRole(catalogue, caller, asDataset(dataset), person.id, role);
  return { dataset, person: person.id };
}

/**
 * Takes the role on a dataset from somebody.
 * @throws not_found also for somebody who has none, access_denied
 */
export async function withdrawCollaborator(
  catalogue: Catalogue,
  caller: Caller,
  datasetIdOrName: string,
  named: string,
): Promise<void> {
  const dataset = await administeredDataset(catalogue, caller, datasetIdOrName);
  const id = await idOfPerson(catalogue, named);
  if (await catalogue.memberships.withdraw(asDataset(dataset), id)) return;
  throw notFound(`Not found: User ${named} is not a collaborator on this package`);
}

/**
 * Who has a role on a dataset, in the order of their ids, a thousand at most.
 * @throws not_found, access_denied for all but admins of the dataset
 */
export async function listCollaborators(
  catalogue: Catalogue,
  caller: Caller,
  datasetIdOrName: string,
  capacity: Role | undefined,
) {
  const dataset = await administeredDataset(catalogue, caller, datasetIdOrName);
  const held = await catalogue.memberships.list(asDataset(dataset), { limit: MOST_PEOPLE });
  const wanted = held.filter(({ role }) => capacity === undefined || role === capacity);
  const known = await catalogue.people.describe(wanted.map(({ person }) => person));
  const byId = new Map(known.map((person) => [person.id, person]));
  return wanted.map(({ person, role }) => ({
    package_id: dataset,
    user_id: person,
    capacity: role,
    modified: null,
    name: byId.get(person)?.name ?? null,
    email: byId.get(person)?.email ?? null,
  }));
}

/**
 * The datasets on which a person has a role by themselves, in the order of their ids, a thousand at most.
 * @throws access_denied for all but that person and administrators, whether or not there is such a person
 */
export async function listCollaborationsOf(
  catalogue: Catalogue,
  caller: Caller,
  named: string,
  capacity: Role | undefined,
) {
  if (named !== subjectOf(caller) && !isAdministrator(caller)) {
    throw accessDenied('Access denied: Not allowed to retrieve collaborators');
  }
  const id = await idOfPerson(catalogue, named);
  const held = await catalogue.memberships.of(id, 'dataset', { limit: MOST_PEOPLE });
  return held
    .filter(({ role }) => capacity === undefined || role === capacity)
    .map(({ id: package_id, role }) => ({ package_id, user_id: id, capacity: role, modified: null }));
}

async function administeredDataset(catalogue: Catalogue, caller: Caller, idOrName: string): Promise<string> {
  const dataset = await existingDataset(catalogue, idOrName);
  await requireRight(catalogue.authorizer, caller, 'admin', rightsTo(dataset));
  return dataset.id;
}
