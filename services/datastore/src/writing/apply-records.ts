import { invalidInput } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import type { TableSource } from '../engine/query-worker.contract.ts';
import { quoteIdentifier } from '../engine/quote.ts';
import type { Column } from '../tables/column.ts';
import { wholeVersionFile } from '../tables/open-table.ts';
import { withinLimits } from '../tables/query-failure.ts';
import { type MergedRows, mergedRows } from './merged-rows.ts';
import { type ReturnedRows, returnedRows } from './returned-rows.ts';
import { type CheckedRecord, checkRecords, type DataRecord, withRecordsFile } from './records-file.ts';
import { mergeByKey, refuseEmptiedKeys, requireKeys, type WriteMethod } from './record-keys.ts';
import type { StoredTable } from '../tables/table.store.ts';
import { currentRows, recordRows, TABLE } from '../tables/table-sql.ts';
import { type VersionOrigin, writeVersion } from './write-version.ts';

export type RecordChange = {
  resourceId: string;
  existing: StoredTable | undefined;
  /** The shape the table is to have. */
  columns: Column[];
  primaryKey: string[];
  records: readonly DataRecord[];
  method: WriteMethod;
  origin: VersionOrigin;
  /** Checks everything and changes nothing. */
  dryRun?: boolean;
  /** Gives the rows of the records back. */
  returnsRows?: boolean;
  announces?: boolean;
  alongside?: () => Promise<void>;
};

/**
 * Writes records into a table, as its next version.
 * @returns the rows of the records as they are then, where the change asks for them
 * @throws invalid_input that names the record and the column
 */
export async function applyRecords(
  context: DatastoreContext,
  change: RecordChange,
): Promise<ReturnedRows | undefined> {
  const key = keyColumns(change);
  const checked = checkRecords(change.records, change.columns);
  const keyIndexes = key?.map((name) => change.columns.findIndex((column) => column.id === name));
  if (keyIndexes) requireKeys(checked, keyIndexes, key ?? []);
  const ownKey = change.primaryKey.map((name) => change.columns.findIndex(({ id }) => id === name));
  if (key?.length === 0) refuseEmptiedKeys(checked, ownKey, change.primaryKey);
  const merged = keyIndexes ? mergeByKey(checked, keyIndexes, change.method) : checked;
  const tables = await tableSources(context, change.existing);
  if (merged.length === 0) {
    if (!change.dryRun)
      await write(context, change, tables, currentRows(change.existing?.columns, change.columns));
    return change.returnsRows ? { records: [], isTruncated: false } : undefined;
  }
  return withRecordsFile(context.temporaryFolder, merged, async (path) => {
    const records = recordRows(path, change.columns);
    const parts = mergedRows({ ...change, records, key });
    await requireExpectedRows(context, { ...change, key }, tables, parts, merged);
    if (key?.length === 0) await requireDistinctKeys(context, change, tables, parts);
    const rows = change.returnsRows ? await returnedRows(context, { tables, sql: parts.written }) : undefined;
    if (!change.dryRun) await write(context, change, tables, parts.whole);
    return rows;
  });
}

/**
 * The file of the table's current version, under the name that `table-sql.ts` uses: what the next version is built on.
 * @throws damaged where it is not what was stored
 */
export async function tableSources(
  context: DatastoreContext,
  table: StoredTable | undefined,
): Promise<TableSource[]> {
  if (!table?.version.object_key) return [];
  return [{ name: TABLE, path: await wholeVersionFile(context, table.version) }];
}

function write(context: DatastoreContext, change: RecordChange, tables: TableSource[], sql: string) {
  const { resourceId, existing, columns, primaryKey, origin, announces, alongside } = change;
  return writeVersion(context, {
    resourceId,
    existing,
    tables,
    sql,
    columns,
    primaryKey,
    origin,
    announces,
    ...(alongside && { alongside }),
  });
}

/**
 * What tells which row a record is of. `[]` stands for `_id`, which goes before the table's own key; undefined where
 * records are only added and nothing has to be unique.
 */
function keyColumns({ method, primaryKey, records }: RecordChange): string[] | undefined {
  const named = records.every((record) => record['_id'] !== undefined && record['_id'] !== null);
  if (named && records.length > 0 && method !== 'insert') return [];
  if (primaryKey.length > 0) return primaryKey;
  if (method === 'insert') return undefined;
  if (named) return [];
  throw invalidInput({
    method: [`${method} needs a table with a primary key, or records that carry "_id"`],
  });
}

/** A change, and what tells which row a record is of. */
type KeyedChange = RecordChange & { key: string[] | undefined };

/** Inserted keys must be new; updated ones must exist, and so must every `_id`. */
async function requireExpectedRows(
  context: DatastoreContext,
  change: KeyedChange,
  tables: TableSource[],
  parts: MergedRows,
  records: readonly CheckedRecord[],
): Promise<void> {
  const mustExist = change.method === 'update' || !change.key?.length;
  const sql = change.method === 'insert' ? parts.known : mustExist ? parts.unknown : undefined;
  if (!sql) return;
  const { rows } = await withinLimits(context.workers.run({ tables, sql: `${sql} order by 1 limit 1` }));
  const [found] = rows;
  if (!found) return;
  const key = describeKey(change, records[Number(found[0])]);
  throw invalidInput(
    change.method === 'insert'
      ? { records: [`a row with the key ${key} is already there`] }
      : { key: [`no row has the key ${key}`] },
  );
}

/** A row found by its `_id` may get another key, which no other row may have. */
async function requireDistinctKeys(
  context: DatastoreContext,
  { primaryKey }: RecordChange,
  tables: TableSource[],
  { whole }: MergedRows,
): Promise<void> {
  if (primaryKey.length === 0) return;
  const names = primaryKey.map(quoteIdentifier).join(', ');
  const sql = `select ${names} from (${whole}) group by ${names} having count(*) > 1 limit 1`;
  const { rows } = await withinLimits(context.workers.run({ tables, sql }));
  const [twice] = rows;
  if (!twice) return;
  const key = primaryKey.map((name, index) => `${name} = ${String(twice[index])}`).join(', ');
  throw invalidInput({ records: [`two rows would have the key ${key}`] });
}

function describeKey({ key = [], columns }: KeyedChange, record: CheckedRecord | undefined): string {
  if (key.length === 0) return `_id = ${record?.id}`;
  return key
    .map((name) => `${name} = ${record?.values[columns.findIndex((column) => column.id === name)]}`)
    .join(', ');
}
