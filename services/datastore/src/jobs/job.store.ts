import type { Sql } from '@gazetteer/kernel';
import { sql as rawSql } from 'kysely';
import type { JobPhase, JobProgress, JobState, JobTables, StoredJob } from './job-tables.ts';

type Store = Sql<JobTables>;

/** States from which a job may still go on. */
const activeStates = ['queued', 'running'] as const satisfies JobState[];

export async function insertJob(sql: Store, job: StoredJob): Promise<void> {
  await sql.query.insertInto('datastore_jobs').values(job).execute();
}

export function findJob(sql: Store, id: string): Promise<StoredJob | undefined> {
  return sql.query.selectFrom('datastore_jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Forgets a job that never came to be one. */
export async function deleteJob(sql: Store, id: string): Promise<void> {
  await sql.query.deleteFrom('datastore_jobs').where('id', '=', id).execute();
}

/**
 * How many jobs of the person have not ended. Until the running transaction ends nobody else counts or adds to them, so
 * that of many that are asked for at once not all are let in.
 */
export async function countActiveJobsAlone(sql: Store, askedBy: string): Promise<number> {
  // SQLite lets one transaction write at a time anyway.
  if (sql.dialect === 'postgres')
    await rawSql`select pg_advisory_xact_lock(hashtext('datastore_jobs'), hashtext(${askedBy}))`.execute(
      sql.query,
    );
  const row = await sql.query
    .selectFrom('datastore_jobs')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('asked_by', '=', askedBy)
    .where('state', 'in', activeStates)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/** The jobs of a resource or a dataset, the latest first. */
export async function listJobs(
  sql: Store,
  of: { resource_id: string } | { package_id: string },
  page: { limit: number; offset: number },
): Promise<{ jobs: StoredJob[]; total: number }> {
  const all = sql.query.selectFrom('datastore_jobs');
  const asked =
    'resource_id' in of
      ? all.where('resource_id', '=', of.resource_id)
      : all.where('package_id', '=', of.package_id);
  const jobs = await asked
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const row = await asked
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .executeTakeFirst();
  return { jobs, total: Number(row?.count ?? 0) };
}

/** The file has come, or the choice is made: the job waits for its turn. @returns false where it has ended */
export async function queueJob(
  sql: Store,
  id: string,
  change: { phase: JobPhase; source_path?: string; sheets?: string | null; sheet?: string | null },
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('datastore_jobs')
    .set({ state: 'queued', ...change })
    .where('id', '=', id)
    .where('state', 'in', activeStates)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Takes the oldest waiting job of the process whose resource is not being imported into, and marks it running. */
export async function takeJob(sql: Store, owner: string, now: string): Promise<StoredJob | undefined> {
  const next = await sql.query
    .selectFrom('datastore_jobs')
    .select('id')
    .where('owner', '=', owner)
    .where('state', '=', 'queued')
    .where('phase', '=', 'waiting')
    .where((where) =>
      where.or([
        where('resource_id', 'is', null),
        where.not(
          where.exists(
            where
              .selectFrom('datastore_jobs as other')
              .select('other.id')
              .whereRef('other.resource_id', '=', 'datastore_jobs.resource_id')
              .where('other.state', '=', 'running'),
          ),
        ),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  return sql.query
    .updateTable('datastore_jobs')
    .set({ state: 'running', started_at: now })
    .where('id', '=', next.id)
    .where('state', '=', 'queued')
    .returningAll()
    .executeTakeFirst();
}

/** Notes the resource that was made for a job. */
export async function setJobResource(sql: Store, id: string, resourceId: string | null): Promise<void> {
  await sql.query
    .updateTable('datastore_jobs')
    .set({ resource_id: resourceId })
    .where('id', '=', id)
    .execute();
}

/** Notes how far a running job is. @returns false where it runs no more, by whatever cause */
export async function noteProgress(sql: Store, id: string, progress: JobProgress): Promise<boolean> {
  const updated = await sql.query
    .updateTable('datastore_jobs')
    .set(progress)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/**
 * Notes that readers see the new rows; part of the transaction that shows them.
 * @returns false where the job was cancelled, or given up by the others as dead: then they must not be shown
 */
export async function notePublished(sql: Store, id: string): Promise<boolean> {
  const updated = await sql.query
    .updateTable('datastore_jobs')
    .set({ published: 1 })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

type End = { state: JobState; finished_at: string } & Partial<
  Pick<StoredJob, 'fraction' | 'report' | 'rows' | 'error'>
>;

/** Ends a job that is active. @returns false where it has ended otherwise */
export async function endJob(sql: Store, id: string, end: End): Promise<boolean> {
  const updated = await sql.query
    .updateTable('datastore_jobs')
    .set({ phase: 'ended', source_path: null, sheets: null, ...end })
    .where('id', '=', id)
    .where('state', 'in', activeStates)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Cancels a job whose rows nobody sees yet. @returns false where it is too late */
export async function cancelJob(sql: Store, id: string, now: string): Promise<boolean> {
  const updated = await sql.query
    .updateTable('datastore_jobs')
    .set({ state: 'cancelled', phase: 'ended', source_path: null, sheets: null, finished_at: now })
    .where('id', '=', id)
    .where('state', 'in', activeStates)
    .where('published', '=', 0)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Says that the process lives. */
export async function extendLease(sql: Store, owner: string, until: string): Promise<void> {
  await sql.query
    .updateTable('datastore_jobs')
    .set({ lease_until: until })
    .where('owner', '=', owner)
    .where('state', 'in', activeStates)
    .execute();
}

/** The jobs whose process does not live any more, and those that waited for a choice since before `abandoned`. */
export function listLostJobs(sql: Store, now: string, abandoned: string): Promise<StoredJob[]> {
  return sql.query
    .selectFrom('datastore_jobs')
    .selectAll()
    .where('state', 'in', activeStates)
    .where((where) =>
      where.or([
        where('lease_until', '<', now),
        where.and([where('phase', '=', 'choosing'), where('created_at', '<', abandoned)]),
      ]),
    )
    .limit(100)
    .execute();
}

/** The processes that have jobs which have not ended. */
export async function listOwners(sql: Store): Promise<string[]> {
  const rows = await sql.query
    .selectFrom('datastore_jobs')
    .select('owner')
    .distinct()
    .where('state', 'in', activeStates)
    .execute();
  return rows.map(({ owner }) => owner);
}

/** Notes that nobody answers for the jobs of a process any more. */
export async function endLease(sql: Store, owner: string, now: string): Promise<void> {
  await sql.query
    .updateTable('datastore_jobs')
    .set({ lease_until: now })
    .where('owner', '=', owner)
    .where('state', 'in', activeStates)
    .execute();
}

/** Which of the jobs have not ended. */
export async function listActiveIds(sql: Store, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await sql.query
    .selectFrom('datastore_jobs')
    .select('id')
    .where('id', 'in', ids)
    .where('state', 'in', activeStates)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets the ended jobs of a resource. */
export async function deleteEndedJobs(sql: Store, resourceId: string): Promise<void> {
  await sql.query
    .deleteFrom('datastore_jobs')
    .where('resource_id', '=', resourceId)
    .where('state', 'not in', activeStates)
    .execute();
}

/** Forgets all jobs that ended before a time. */
export async function deleteOldJobs(sql: Store, before: string): Promise<void> {
  await sql.query.deleteFrom('datastore_jobs').where('finished_at', '<', before).execute();
}

/** Jobs of somebody that failed, after which nobody has imported into the same resource, or, of new ones, the same dataset. */
export function listFailedJobs(
  sql: Store,
  { askedBy, since, limit }: { askedBy: string; since: string; limit: number },
): Promise<StoredJob[]> {
  return sql.query
    .selectFrom('datastore_jobs as job')
    .selectAll()
    .where('asked_by', '=', askedBy)
    .where('state', '=', 'failed')
    .where('finished_at', '>=', since)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('datastore_jobs as later')
            .select('later.id')
            .whereRef('later.package_id', '=', 'job.package_id')
            .whereRef('later.created_at', '>', 'job.created_at')
            .where((same) =>
              same.or([
                same('job.resource_id', 'is', null),
                same('later.resource_id', '=', same.ref('job.resource_id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('finished_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
