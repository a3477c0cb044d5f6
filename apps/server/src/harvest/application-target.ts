import { importAreas, importTable } from '@gazetteer/datastore';
import type { HarvestTables, ImportTarget } from '@gazetteer/harvest';
import { administrator } from '../administrator-key.ts';
import type { Application } from '../open-application.ts';

/** Writes an import or a harvest into a running application, as its administrator. */
export function applicationTarget({ call, datastore, sql }: Application): ImportTarget {
  return {
    call: (action, input) => call(action, input, administrator),
    sql: sql.as<HarvestTables>(),
    importTable: ({ resourceId, file, format, headerless, columns }) =>
      importTable(datastore.context, administrator, {
        resourceId,
        source: { path: file },
        format,
        headerless,
        columns,
        onRejected: 'fail',
      }),
    importAreas: (areas) => importAreas(datastore.context, areas),
  };
}
