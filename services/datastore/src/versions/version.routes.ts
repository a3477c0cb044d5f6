import { type Action, defineAction } from '@gazetteer/actions';
import type { DatastoreContext } from '../datastore-context.ts';
import { onlyKnown, resourceName } from '../tables/datastore.contract.ts';
import { compareNumbers } from './compare-numbers.ts';
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

/** The actions `datastore_version_list`, `datastore_version_compare` and `datastore_version_restore`. */
export function versionActions(context: DatastoreContext): Action[] {
  return [
    defineAction({
      name: 'datastore_version_list',
      summary: 'The versions of a table, newest first',
      readOnly: true,
      input: onlyKnown(ListInput),
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
      input: onlyKnown(CompareInput),
      output: CompareOutput,
      handle: async (input, { caller, signal }) => {
        const { from, to } = input;
        const found = await compareNumbers(context, caller, resourceName(input), { from, to }, { signal });
        return { ...found.comparison, resource_id: found.resourceId, from, to };
      },
    }),
    defineAction({
      name: 'datastore_version_restore',
      summary: 'Go back to an earlier version of a table, as its next version',
      readOnly: false,
      input: onlyKnown(RestoreInput),
      output: RestoreOutput,
      handle: async (input, { caller }) => {
        const restored = await restoreVersion(context, caller, resourceName(input), input.version);
        return { resource_id: restored.resourceId, version: restored.version };
      },
    }),
  ];
}
