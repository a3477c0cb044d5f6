import type { Sql } from '@gazetteer/kernel';
import type { DatastoreTables } from '../datastore-tables.ts';
import type { JobTables } from '../jobs/job-tables.ts';
import type { UploadTables } from '../uploads/upload.store.ts';

type Store = Sql<DatastoreTables & JobTables & UploadTables>;

/** Imports in the background by what becomes of them, each counted up to a limit. */
export async function countImports(
  sql: Store,
  { failedSince, most }: { failedSince: string; most: number },
): Promise<{ queued: number; running: number; failed: number }> {
  const ofState = (state: 'queued' | 'running' | 'failed') =>
    sql.query.selectFrom('datastore_jobs').select('id').where('state', '=', state).limit(most);
  const asked = [
    ofState('queued'),
    ofState('running'),
    ofState('failed').where('created_at', '>=', failedSince),
  ];
  const [queued, running, failed] = await Promise.all(
    asked.map((query) =>
      sql.query
        .selectFrom(query.as('found'))
        .select((row) => row.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return {
    queued: Number(queued?.count ?? 0),
    running: Number(running?.count ?? 0),
    failed: Number(failed?.count ?? 0),
  };
}

/** What tables, their earlier versions and uploaded files take in the object store. Reads a row of each. */
export async function measureStoredFiles(
  sql: Store,
): Promise<{ versions: number; versionBytes: number; uploads: number; uploadBytes: number }> {
  const [versions, uploads] = await Promise.all(
    (['datastore_versions', 'datastore_uploads'] as const).map((table) =>
      sql.query
        .selectFrom(table)
        .select((row) => [
          row.fn.countAll<number | string>().as('count'),
          row.fn.sum<number | string | null>('byte_size').as('bytes'),
        ])
        .where('object_key', 'is not', null)
        .executeTakeFirstOrThrow(),
    ),
  );
  return {
    versions: Number(versions?.count ?? 0),
    versionBytes: Number(versions?.bytes ?? 0),
    uploads: Number(uploads?.count ?? 0),
    uploadBytes: Number(uploads?.bytes ?? 0),
  };
}
