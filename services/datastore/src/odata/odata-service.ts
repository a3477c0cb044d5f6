import { type Caller, invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { openNamedTable } from '../tables/open-named-table.ts';
import type { OpenTable } from '../tables/open-table.ts';
import { tableNotFound } from '../tables/table-access.ts';
import { propertiesOf, type Property } from './entity-model.ts';

/** A table as an OData service. */
export type TableService = {
  /** The address of the service, without a slash at its end. */
  root: string;
  table: OpenTable;
  properties: Property[];
};

/**
 * Opens the service of a table, by its id, alias or sku.
 * @throws not_found where there is none, or none that the caller may see
 */
export async function openService(
  context: DatastoreContext,
  { caller, params }: { caller: Caller; params: { resource_id: string } },
  version?: number,
): Promise<TableService> {
  const name = params.resource_id;
  const table = await openNamedTable(context, caller, name, version);
  if (!table) throw tableNotFound(name);
  const root = `${context.publicUrl}/odata/${encodeURIComponent(name)}`;
  return { root, table, properties: propertiesOf(table.columns) };
}

const KEY_PREDICATE = /^\((?:_id=)?(\d{1,18})\)$/;

/** The key that is written as `(5)` or `(_id=5)`. @throws invalid_input */
export function readKey(predicate: string): string {
  const key = KEY_PREDICATE.exec(predicate)?.[1];
  if (key === undefined) throw invalidInput({ key: ['must be a whole number, as in rows(5)'] });
  return key;
}
