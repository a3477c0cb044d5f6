import {
  type Caller,
  datasetReference,
  identityOf,
  invalidInput,
  isAdministrator,
  notFound,
  requireRight,
  subjectOf,
} from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { requireWritable } from '../tables/table-access.ts';
import type { StoredJob } from './job-tables.ts';

export type Target = { resource_id?: string | undefined; package_id?: string | undefined };

export type CheckedTarget = { resourceId: string | null; packageId: string };

/**
 * Lets pass who may import there: editors of the dataset or its organisation.
 * @throws not_found, access_denied; invalid_input where not exactly one target is named
 */
export async function requireImporter(
  context: DatastoreContext,
  caller: Caller,
  { resource_id, package_id }: Target,
): Promise<CheckedTarget> {
  if ((resource_id === undefined) === (package_id === undefined)) {
    throw invalidInput({ resource_id: ['Give either resource_id or package_id'] });
  }
  if (resource_id !== undefined) {
    const resource = await requireWritable(context, caller, resource_id, true);
    return { resourceId: resource.id, packageId: resource.packageId };
  }
  const dataset = await context.resources.findDataset(package_id ?? '');
  if (!dataset) throw notFound('Not found: Package was not found.');
  const rights = datasetReference(dataset.id, dataset.organizationId);
  if (dataset.private && !(await context.authorizer.allows(caller, 'member', rights)))
    throw notFound('Not found: Package was not found.');
  await requireRight(context.authorizer, caller, 'editor', rights);
  return { resourceId: null, packageId: dataset.id };
}

/** Who somebody is, in a job. */
export function nameOfCaller(caller: Caller): string {
  if (caller.kind === 'key') return `key:${caller.id}`;
  const person = identityOf(caller);
  return person === undefined ? (subjectOf(caller) ?? '') : `person:${person}`;
}

/**
 * Lets pass who asked for the job, and who may import into what it is for. For all others it does not exist.
 * @throws not_found
 */
export async function requireOwnJob(
  context: DatastoreContext,
  caller: Caller,
  job: StoredJob | undefined,
): Promise<StoredJob> {
  const missing = notFound('There is no such import');
  if (!job || caller.kind === 'anonymous') throw missing;
  if (job.asked_by === nameOfCaller(caller) || isAdministrator(caller)) return job;
  const target = job.resource_id ? { resource_id: job.resource_id } : { package_id: job.package_id };
  try {
    await requireImporter(context, caller, target);
  } catch {
    throw missing;
  }
  return job;
}
