import { type Caller, notFound } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { rowKeys } from '../import/row-keys.ts';
import { whileTableStands } from '../tables/open-table.ts';
import { requireReadable, tableNotFound } from '../tables/table-access.ts';
import { findTable, type StoredTable } from '../tables/table.store.ts';
import { findVersion } from '../tables/version.store.ts';
import { compareVersions, type ComparisonOptions, type VersionComparison } from './compare-versions.ts';

// Both versions are read whole, once: the answer is kept, for it never changes.
const COMPARE_MILLISECONDS = 60_000;

type Numbers = { from: number; to: number };

/**
 * Compares two versions of a table, by their numbers, with a reader's rights.
 * @param keysOf what rows may be told apart by; the key of the table where it is left out
 * @throws not_found, gone, timed_out
 */
export async function compareNumbers(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  { from, to }: Numbers,
  {
    signal,
    keysOf,
  }: Pick<ComparisonOptions, 'signal'> & { keysOf?: (table: StoredTable) => Promise<string[][]> } = {},
): Promise<{ resourceId: string; comparison: VersionComparison }> {
  const table = await findTable(context.sql, name);
  if (!table) throw tableNotFound(name);
  await requireReadable(context, caller, table.resourceId, name);
  const find = async (number: number) => {
    const version = await findVersion(context.sql, table.resourceId, number);
    if (!version) throw notFound(`The table has no version ${number}`);
    return version;
  };
  const [before, after] = [await find(from), await find(to)];
  const keys = keysOf ? await keysOf(table) : [table.primaryKey];
  const options = { signal, timeoutMilliseconds: COMPARE_MILLISECONDS };
  const comparison = await whileTableStands(context, table, () =>
    compareVersions(context, keys, before, after, options),
  );
  return { resourceId: table.resourceId, comparison };
}

/** The same for people who are told of it: rows of tables without a key are told apart by what keys usually are. */
export async function compareForReaders(
  context: DatastoreContext,
  caller: Caller,
  resourceId: string,
  numbers: Numbers,
): Promise<VersionComparison> {
  const keysOf = (table: StoredTable) => rowKeys(context, table);
  return (await compareNumbers(context, caller, resourceId, numbers, { keysOf })).comparison;
}
