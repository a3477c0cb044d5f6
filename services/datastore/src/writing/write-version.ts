import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import type { Caller } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { TableVersion, VersionMaker, VersionOperation } from '../datastore-tables.ts';
import type { ExportProgress, TableSource } from '../engine/query-worker.contract.ts';
import { saveObject } from '../objects/save-object.ts';
import { temporaryFile } from '../temporary-file.ts';
import type { Column } from '../tables/column.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { announceTable } from './announce-table.ts';
import { thinVersions } from './remove-versions.ts';
import { TableChanged } from './with-write-lease.ts';
import { type StoredTable, switchVersion } from '../tables/table.store.ts';
import { versionKey } from '../tables/version-key.ts';

/** A whole table is rewritten at each change, which takes longer than a query may. */
export const WRITE_MILLISECONDS = 30 * 60_000;

/** Who and what makes a version. */
export type VersionOrigin = { operation: VersionOperation; caller: Caller };

/** Rows to be written, and what is to be known of the writing. */
export type RowsToWrite = {
  tables: TableSource[];
  /** SELECT that gives `_id` and then the columns, in the order of `_id`. */
  sql: string;
  parameters?: unknown[];
  preparation?: string[];
  onProgress?: ((progress: ExportProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** What a table becomes with rows that are written. */
export type NextVersion = {
  resourceId: string;
  /** The table the change was made from; undefined for a new one. */
  existing: StoredTable | undefined;
  /** The dictionary. */
  columns: Column[];
  primaryKey: string[];
  origin: VersionOrigin;
  /** The catalogue is told of the columns, in the transaction that switches to the new version. */
  announces?: boolean | undefined;
  /** Runs in the transaction that switches to the new version. */
  alongside?: (() => Promise<void>) | undefined;
};

/**
 * Makes the next version of a table: its rows go to a new object, then one transaction lets readers see it.
 * Readers of the old version are not disturbed; a failure at any point changes nothing. Runs inside `withWriteLease`.
 * @throws TableChanged when another process changed the table meanwhile
 */
export async function writeVersion(
  context: DatastoreContext,
  change: RowsToWrite & NextVersion,
): Promise<TableVersion> {
  const path = await writeRows(context, change);
  try {
    return await publishRows(context, change, path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Writes rows to a file that nobody knows of yet.
 * @returns the file, which whoever called removes
 */
export async function writeRows(
  context: Pick<DatastoreContext, 'workers' | 'temporaryFolder'>,
  { tables, sql, parameters = [], preparation = [], signal, onProgress }: RowsToWrite,
): Promise<string> {
  const path = await temporaryFile(context.temporaryFolder, 'parquet');
  const format = { kind: 'parquet' } as const;
  const timeoutMilliseconds = WRITE_MILLISECONDS;
  try {
    const request = { tables, sql, parameters, preparation, path, format, timeoutMilliseconds };
    const hooks = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
    await withinLimits(context.workers.export(request, hooks));
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/**
 * Makes the rows of a file the next version of a table. Runs inside `withWriteLease`.
 * @throws TableChanged when another process changed the table meanwhile
 */
export async function publishRows(
  context: DatastoreContext,
  change: NextVersion,
  path: string,
): Promise<TableVersion> {
  const version = await describeVersion(context, change, path);
  const key = version.object_key ?? '';
  await saveObject(context, { key, path }, async () => {
    const from = change.existing?.version.id;
    const { columns, primaryKey, origin } = change;
    // First, because whoever removes a resource locks its dataset before its table, too.
    if (change.announces) await announceTable(context, origin.caller, change.resourceId, columns);
    if (!(await switchVersion(context.sql, { version, from, primaryKey, columns }))) {
      throw new TableChanged(`Table ${change.resourceId} is no longer at version ${from}`);
    }
    await change.alongside?.();
  });
  await thinVersions(context, change.resourceId);
  context.summaries.add(change.resourceId);
  return version;
}

async function describeVersion(
  context: DatastoreContext,
  { resourceId, existing, columns, origin }: NextVersion,
  path: string,
): Promise<TableVersion> {
  const { rows } = await withinLimits(
    context.workers.run({
      tables: [{ name: 'written', path }],
      sql: 'select count(*), coalesce(min(_id), 1), coalesce(max(_id), 0) from written',
    }),
  );
  const [count, smallest, largest] = (rows[0] ?? []).map(Number) as [number, number, number];
  const id = randomUUID();
  return {
    id,
    resource_id: resourceId,
    number: (existing?.version.number ?? 0) + 1,
    object_key: versionKey(resourceId, id),
    byte_size: (await stat(path)).size,
    row_count: count,
    next_row_id: Math.max(existing?.version.next_row_id ?? 1, largest + 1),
    dense_ids: smallest === 1 && largest === count ? 1 : 0,
    summary: null,
    created_at: context.clock().toISOString(),
    operation: origin.operation,
    made_by: JSON.stringify(makerOf(origin.caller)),
    columns: JSON.stringify(columns),
  };
}

/** What to store of a caller; nobody leaves nothing. */
function makerOf(caller: Caller): VersionMaker | null {
  switch (caller.kind) {
    case 'key':
      return { kind: 'key', name: caller.name };
    case 'session':
    case 'personal-key':
      return { kind: 'person', id: caller.identity };
    case 'access-token':
      return caller.identity === undefined
        ? { kind: 'client', id: caller.client }
        : { kind: 'person', id: caller.identity };
    // The key of a project of accounts writes no tables.
    case 'project-key':
    case 'anonymous':
      return null;
  }
}
