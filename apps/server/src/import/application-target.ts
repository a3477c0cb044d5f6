import { importTable } from '@gazetteer/datastore';
import { administrator } from '../administrator-key.ts';
import type { Application } from '../open-application.ts';
import type { ImportTarget } from './import-target.ts';

/** Writes an import into a running application, as its administrator. */
export function applicationTarget({ call, datastore }: Application): ImportTarget {
  return {
    call: (action, input) => call(action, input, administrator),
    importTable: ({ resourceId, file, format, columns }) =>
      importTable(datastore.context, administrator, { resourceId, source: { path: file }, format, columns }),
  };
}
