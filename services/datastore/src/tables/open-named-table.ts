import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { openTable, type OpenTable } from './open-table.ts';
import { mayRead } from './table-access.ts';
import { findTable } from './table.store.ts';

/**
 * Opens the table that a query means by a name: the id of a resource, an alias, or a sku, whose dashes may be
 * written as underscores so that it needs no quotes.
 * @param version the number of one of its versions, else it is opened as it is now
 * @returns undefined where there is none, or none that the caller may know of
 * @throws gone for a version whose rows are no longer kept
 */
export async function openNamedTable(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  version?: number,
): Promise<OpenTable | undefined> {
  try {
    return await openTable(context, caller, await tableMeant(context, name), version);
  } catch (error) {
    if (error instanceof ApplicationError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** True where the name is that of a table which the caller may read. */
export async function isReadableName(
  context: DatastoreContext,
  caller: Caller,
  name: string,
): Promise<boolean> {
  const table = await findTable(context.sql, await tableMeant(context, name));
  const resource = table && (await context.resources.find(table.resourceId));
  return resource !== undefined && (await mayRead(context, caller, resource));
}

/** Ids and aliases are what CKAN knows, so they come first. */
async function tableMeant(context: DatastoreContext, name: string): Promise<string> {
  if (await findTable(context.sql, name)) return name;
  const sku = name.toLowerCase();
  return (await context.resources.findBySku([sku, sku.replaceAll('_', '-')])) ?? name;
}
