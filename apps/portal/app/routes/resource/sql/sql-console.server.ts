import type { Client, DatastoreInfo, Dataset, Resource } from '@gazetteer/client';
import type { TableColumn } from '@gazetteer/ui';
import { readSqlAddress } from './sql-address.ts';
import { sqlTable } from './sql-names.ts';
import { runSql, type TableCodes } from './sql-outcome.ts';

/** A table that queries can name, with what the editor offers of it. */
export interface SqlTable {
  /** As a query writes it. */
  name: string;
  title: string;
  columns: { id: string; type: string; label?: string; unit?: string }[];
}

/** Columns of this many tables beside the own one are offered while typing. */
const mostNeighbours = 8;

/** What the SQL tab starts with: the tables of the dataset, this one first, and the answer of the address's query. */
export async function loadConsole(
  client: Client,
  found: {
    dataset: Dataset;
    resource: Resource;
    table: { columns: readonly TableColumn[]; places: NonNullable<DatastoreInfo['places']> };
  },
  query: URLSearchParams,
  signal: AbortSignal,
) {
  const { dataset, resource, table } = found;
  const others = dataset.resources.filter(
    ({ id, datastore_active }) => id !== resource.id && datastore_active,
  );
  const { sql, sort } = readSqlAddress(query);
  const codes: TableCodes = {
    resourceId: resource.id,
    columns: table.places.map(({ field, names_in: namesIn }) => {
      const type = table.columns.find(({ id }) => id === field)?.type ?? 'text';
      return { field, type, namesIn };
    }),
  };
  const [outcome, ...tables] = await Promise.all([
    sql ? runSql(client, sql, { sort, signal, codes }) : undefined,
    ...[resource, ...others.slice(0, mostNeighbours)].map((one) => describeTable(client, one, signal)),
  ]);
  return { sql, sort, outcome, codes, tables: tables.filter((one) => one !== undefined) };
}

/** A neighbour that cannot be described is only not offered. */
async function describeTable(
  client: Client,
  resource: Resource,
  signal: AbortSignal,
): Promise<SqlTable | undefined> {
  try {
    const { fields } = await client.action('datastore_info', { id: resource.id }, { signal });
    const columns = fields.map(({ id, type, info }) => ({
      id,
      type,
      ...(info?.label ? { label: info.label } : {}),
      ...(info?.unit ? { unit: info.unit } : {}),
    }));
    return { name: sqlTable(resource), title: resource.name ?? '', columns };
  } catch {
    return undefined;
  }
}
