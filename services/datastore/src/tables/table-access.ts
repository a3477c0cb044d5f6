import {
  type ApplicationError,
  type Caller,
  datasetReference,
  invalidInput,
  notFound,
  requireRight,
} from '@gazetteer/kernel';
import type { DatastoreContext, ResourcePort } from '../datastore-context.ts';

type Resource = NonNullable<Awaited<ReturnType<ResourcePort['find']>>>;

/** The answer for a table that is missing and for one that the caller may not see: they must not differ. */
export function tableNotFound(name: string): ApplicationError {
  return notFound(`Resource "${name}" was not found.`);
}

/**
 * Lets pass who may read the tables of the resource: anyone, or members and collaborators where its dataset is private.
 * @throws not_found
 */
export async function requireReadable(
  context: DatastoreContext,
  caller: Caller,
  resourceId: string,
  name: string,
): Promise<Resource> {
  const resource = await context.resources.find(resourceId);
  if (!resource || !(await mayRead(context, caller, resource))) throw tableNotFound(name);
  return resource;
}

/** True where the caller may see the resource. */
export async function mayRead(
  context: DatastoreContext,
  caller: Caller,
  resource: Resource,
): Promise<boolean> {
  return !resource.private || isMember(context, caller, resource);
}

/** True for members of the organisation that publishes the resource, and for collaborators of its dataset. */
export async function isMember(
  context: DatastoreContext,
  caller: Caller,
  resource: Resource,
): Promise<boolean> {
  return context.authorizer.allows(caller, 'member', rightsTo(resource));
}

/**
 * Lets pass who may change the resource's table.
 * @throws not_found, access_denied, or invalid_input for a resource that is not meant to be edited here
 */
export async function requireWritable(
  context: DatastoreContext,
  caller: Caller,
  resourceId: string,
  force: boolean,
): Promise<Resource> {
  const resource = await requireReadable(context, caller, resourceId, resourceId);
  await requireRight(context.authorizer, caller, 'editor', rightsTo(resource));
  if (!force && resource.urlType !== 'datastore') {
    throw invalidInput({
      'read-only': [
        'The table mirrors a file and would lose this change; send force=true to change it anyway',
      ],
    });
  }
  return resource;
}

/** A table has the rights of the dataset that it is in. */
function rightsTo({ packageId, organizationId }: Resource) {
  return datasetReference(packageId, organizationId);
}
