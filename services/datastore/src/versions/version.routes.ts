import { type Action, defineAction } from '@gazetteer/actions';
import { type Caller, notFound } from '@gazetteer/kernel';
import type { DatastoreContext } from '../datastore-context.ts';
import { resourceName } from '../tables/datastore.contract.ts';
import { requireReadable, tableNotFound } from '../tables/table-access.ts';
import { findTable } from '../tables/table.store.ts';
import { whileTableStands } from '../tables/open-table.ts';
import { compareVersions, type ComparisonOptions } from './compare-versions.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';
import { versionPath } from './version-path.ts';
import {
  CompareInput,
  CompareOutput,
  ListInput,
  ListOutput,
  RestoreInput,
  RestoreOutput,
} from '../tables/version.contract.ts';
import { findVersion } from '../tables/version.store.ts';

/** The actions `datastore_version_list`, `datastore_version_compare` and `datastore_version_restore`. */
export function versionActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'datastore_version_list',
      summary: 'The versions of a table, newest first',
      readOnly: true,
      input: ListInput,
      output: ListOutput,
      handle: async (input, { caller }) => {
        const page = { limit: input.limit ?? 20, offset: input.offset ?? 0 };
        const found = await listVersions(context, caller, resourceName(input), page);
        const { resourceId, count } = found;
        const versions = found.versions.map((version) => ({
          ...version,
          url: version.kept ? `${context.publicUrl}${versionPath(resourceId, version.version, 'csv')}` : null,
        }));
        return { resource_id: resourceId, count, ...page, versions };
      },
    }),
    defineAction({
      name: 'datastore_version_compare',
      summary: 'What differs between two versions of a table: rows added, removed and changed, and columns',
      readOnly: true,
      input: CompareInput,
      output: CompareOutput,
      handle: async (input, { caller, signal }) => {
        const { from, to } = input;
        const options = { signal, timeoutMilliseconds: COMPARE_MILLISECONDS };
        const found = await compareNumbers(context, caller, resourceName(input), { from, to }, options);
        return { ...found.comparison, resource_id: found.resourceId, from, to };
      },
    }),
    defineAction({
      name: 'datastore_version_restore',
      summary: 'Go back to an earlier version of a table, as its next version',
      readOnly: false,
      input: RestoreInput,
      output: RestoreOutput,
      handle: async (input, { caller }) => {
        const restored = await restoreVersion(context, caller, resourceName(input), input.version);
        return { resource_id: restored.resourceId, version: restored.version };
      },
    }),
  ];
}

// Both versions are read whole, once: the answer is kept, for it never changes.
const COMPARE_MILLISECONDS = 60_000;

async function compareNumbers(
  context: DatastoreContext,
  caller: Caller,
  name: string,
  numbers: { from: number; to: number },
  options: ComparisonOptions,
) {
  const table = await findTable(context.sql, name);
  if (!table) throw tableNotFound(name);
  await requireReadable(context, caller, table.resourceId, name);
  const find = async (number: number) => {
    const version = await findVersion(context.sql, table.resourceId, number);
    if (!version) throw notFound(`The table has no version ${number}`);
    return version;
  };
  const [from, to] = [await find(numbers.from), await find(numbers.to)];
  const comparison = await whileTableStands(context, table, () =>
    compareVersions(context, [table.primaryKey], from, to, options),
  );
  return { resourceId: table.resourceId, comparison };
}
