import type { OwnSource, TableSource } from '@gazetteer/charts';
import { ApplicationError, type Caller } from '@gazetteer/kernel';
import type { DatastoreContext, ResourcePort } from '../datastore-context.ts';
import { openStored, type OpenTable, tableAtVersion, whileTableStands } from '../tables/open-table.ts';
import { requireReadable, tableNotFound } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { chartVersionGone } from './chart-fault.ts';

export type ChartTable = OpenTable & {
  currentVersion: number;
  resource: NonNullable<Awaited<ReturnType<ResourcePort['find']>>>;
};

/**
 * Opens a table that a chart is drawn of: as it is now, or as it was at the version the chart was made from.
 * @throws not_found for a table that is missing or that the caller may not see; gone with the code `version_gone`
 * and the current version in `info`
 */
export async function openChartTable(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  version?: number,
): Promise<ChartTable> {
  const stored = await findTable(context.sql, name);
  if (!stored) throw tableNotFound(name);
  const resource = await requireReadable(context, caller, stored.resourceId, name);
  const currentVersion = stored.version.number;
  return whileTableStands(context, stored, async () => {
    const open = await openVersion(context, stored, version);
    return { ...open, currentVersion, resource };
  });
}

/**
 * Opens the table that was joined to own rows, as it is now: its values stand in the rows, whatever becomes of their
 * version, but nobody sees them who may not see the table.
 * @throws not_found
 */
export async function openJoined(
  context: DatastoreContext,
  caller: Caller,
  { joined }: OwnSource,
): Promise<ChartTable[]> {
  return joined ? [await openChartTable(context, caller, joined.resource_id)] : [];
}

async function openVersion(
  context: DatastoreContext,
  stored: Parameters<typeof tableAtVersion>[1],
  version: number | undefined,
): Promise<OpenTable> {
  if (version === undefined) return openStored(context, stored);
  try {
    return await openStored(context, await tableAtVersion(context, stored, version));
  } catch (error) {
    const isGone = error instanceof ApplicationError && ['gone', 'not_found'].includes(error.code);
    throw isGone ? chartVersionGone(stored.resourceId, version, stored.version.number) : error;
  }
}

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
