import type { TableSource } from '@gazetteer/charts';
import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { tableNotFound } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { openChartTable } from './open-chart-table.ts';

/**
 * The table that an address means: by the id of a resource, by a sku it has or had, or the first table of a dataset
 * that the caller may see.
 * @throws not_found
 */
export async function findChartTable(
  context: DatastoreContext,
  caller: Caller,
  name: string,
): Promise<TableSource> {
  if (await findTable(context.sql, name)) return { kind: 'table', resource_id: name };
  const ofSku = await context.resources.findBySku([name.toLowerCase()]);
  const resources = ofSku === undefined ? await context.resources.listResources(name) : [ofSku];
  for (const id of resources) {
    try {
      await openChartTable(context, caller, id);
      return { kind: 'table', resource_id: id };
    } catch (error) {
      if (!(error instanceof ApplicationError) || error.code !== 'not_found') throw error;
    }
  }
  throw tableNotFound(name);
}
