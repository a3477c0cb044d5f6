import { importTable } from '@gazetteer/datastore';
import { administrator } from '../administrator-key.ts';
import type { Application } from '../open-application.ts';
import { type FingerprintTables, readFingerprint, saveFingerprint } from './fingerprint.store.ts';
import type { ImportTarget } from './import-target.ts';
import { storeAreas } from './store-areas.ts';

/** Writes an import into a running application, as its administrator. */
export function applicationTarget({ call, datastore, sql }: Application): ImportTarget {
  const fingerprints = sql.as<FingerprintTables>();
  return {
    call: (action, input) => call(action, input, administrator),
    fingerprintOf: (id) => readFingerprint(fingerprints, id),
    keepFingerprint: (id, fingerprint) => saveFingerprint(fingerprints, id, fingerprint),
    importTable: ({ resourceId, file, format, headerless, columns }) =>
      importTable(datastore.context, administrator, {
        resourceId,
        source: { path: file },
        format,
        headerless,
        columns,
        onRejected: 'fail',
      }),
    importAreas: (areas) => storeAreas(datastore.context, areas),
  };
}
