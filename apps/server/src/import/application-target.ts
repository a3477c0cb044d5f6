import { readFile } from 'node:fs/promises';
import { importAreas, importTable, type AreaImport, type Datastore } from '@gazetteer/datastore';
import { administrator } from '../administrator-key.ts';
import type { Application } from '../open-application.ts';
import type { AreasSource } from './catalogue-source.ts';
import { type FingerprintTables, readFingerprint, saveFingerprint } from './fingerprint.store.ts';
import type { ImportTarget } from './import-target.ts';

type Topology = NonNullable<AreaImport['boundaries']>['topology'];

/** Writes an import into a running application, as its administrator. */
export function applicationTarget({ call, datastore, sql }: Application): ImportTarget {
  const fingerprints = sql.as<FingerprintTables>();
  return {
    call: (action, input) => call(action, input, administrator),
    fingerprintOf: (id) => readFingerprint(fingerprints, id),
    keepFingerprint: (id, fingerprint) => saveFingerprint(fingerprints, id, fingerprint),
    importTable: ({ resourceId, file, format, columns }) =>
      importTable(datastore.context, administrator, { resourceId, source: { path: file }, format, columns }),
    importAreas: (areas) => storeAreas(datastore, areas),
  };
}

async function storeAreas({ context }: Datastore, { file, scheme, level, ...drawn }: AreasSource) {
  const topology = JSON.parse(await readFile(file, 'utf8')) as Topology;
  const { areas, boundaries } = await importAreas(context, {
    scheme,
    level,
    boundaries: { ...drawn, topology },
  });
  return { areas, changed: boundaries === 'stored' };
}
