import { importAreas, publishFile, readTableFile } from '@gazetteer/datastore';
import type { HarvestTables, ImportTarget } from '@gazetteer/harvest';
import { administrator } from '../administrator-key.ts';
import type { Application } from '../open-application.ts';

/** Writes an import or a harvest into a running application, as its administrator. */
export function applicationTarget({ call, datastore, sql }: Application): ImportTarget {
  const { context } = datastore;
  return {
    call: (action, input) => call(action, input, administrator),
    sql: sql.as<HarvestTables>(),
    readTable: async ({ file: path, ...table }) => {
      const file = await readTableFile(context, { source: { path }, ...table });
      return {
        rows: file.report.rows,
        report: file.report,
        publish: async (resourceId) => void (await publishFile(context, administrator, { resourceId, file })),
        discard: file.discard,
      };
    },
    importAreas: (areas, options) => importAreas(context, areas, options),
  };
}
