import type { RunState, SourceStore, StoredRun, StoredSource } from './source-tables.ts';

export async function insertSource(sql: SourceStore, source: StoredSource): Promise<void> {
  await sql.query.insertInto('harvest_sources').values(source).execute();
}

export function findSource(sql: SourceStore, id: string): Promise<StoredSource | undefined> {
  return sql.query.selectFrom('harvest_sources').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Changes a source that is as the caller has seen it.
 * @param revision its `modified_at`; undefined where the caller does not mind
 * @returns false where it has changed since, or is gone
 */
export async function changeSource(
  sql: SourceStore,
  { id, revision }: { id: string; revision: string | undefined },
  change: Partial<StoredSource>,
): Promise<boolean> {
  let update = sql.query.updateTable('harvest_sources').set(change).where('id', '=', id);
  if (revision !== undefined) update = update.where('modified_at', '=', revision);
  return (await update.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Sources of some organisations, or of all, the newest first. */
export async function listSources(
  sql: SourceStore,
  organizations: 'all' | readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ sources: StoredSource[]; count: number }> {
  if (organizations !== 'all' && organizations.length === 0) return { sources: [], count: 0 };
  let all = sql.query.selectFrom('harvest_sources');
  if (organizations !== 'all') all = all.where('owner_org', 'in', organizations);
  const sources = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await all
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { sources, count };
}

/** The sources whose time has come and of which no run is under way, those first that wait longest. */
export function dueSources(sql: SourceStore, now: string, limit: number): Promise<StoredSource[]> {
  return sql.query
    .selectFrom('harvest_sources')
    .selectAll()
    .where('paused', '=', 0)
    .where('next_run_at', '<=', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('harvest_runs')
            .select('harvest_runs.id')
            .whereRef('harvest_runs.source_id', '=', 'harvest_sources.id')
            .where('harvest_runs.finished_at', 'is', null),
        ),
      ),
    )
    .orderBy('next_run_at')
    .limit(limit)
    .execute();
}

/** Sets the next time of a source that is due at another. @returns false where another process was faster */
export async function moveDueTime(
  sql: SourceStore,
  { id, next_run_at }: Pick<StoredSource, 'id' | 'next_run_at'>,
  next: string | null,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('harvest_sources')
    .set({ next_run_at: next })
    .where('id', '=', id)
    .where('next_run_at', '=', next_run_at)
    .where('paused', '=', 0)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Forgets a source, its runs, and which dataset of it is which of ours. */
export async function deleteSource(sql: SourceStore, id: string, location: string): Promise<void> {
  await sql.transaction(async () => {
    await sql.query.deleteFrom('harvest_sources').where('id', '=', id).execute();
    await sql.query.deleteFrom('import_records').where('location', '=', location).execute();
    await sql.query.deleteFrom('import_sources').where('location', '=', location).execute();
  });
}

/** Notes that a run is wanted. @returns false where one of its source is under way */
export async function insertRun(sql: SourceStore, run: StoredRun): Promise<boolean> {
  const inserted = await sql.query
    .insertInto('harvest_runs')
    .values(run)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1;
}

export function findRun(sql: SourceStore, id: string): Promise<StoredRun | undefined> {
  return sql.query.selectFrom('harvest_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findRunUnderWay(sql: SourceStore, sourceId: string): Promise<StoredRun | undefined> {
  return sql.query
    .selectFrom('harvest_runs')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

/** The runs of a source, the latest first. */
export async function listRuns(
  sql: SourceStore,
  sourceId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ runs: StoredRun[]; count: number }> {
  const all = sql.query.selectFrom('harvest_runs').where('source_id', '=', sourceId);
  const runs = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { count } = await all
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { runs, count };
}

/** The last run of each source, by its id. */
export async function lastRuns(
  sql: SourceStore,
  sourceIds: readonly string[],
): Promise<Map<string, StoredRun>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await sql.query
    .selectFrom('harvest_runs as run')
    .selectAll()
    .where('source_id', 'in', sourceIds)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('harvest_runs as later')
            .select('later.id')
            .whereRef('later.source_id', '=', 'run.source_id')
            .whereRef('later.created_at', '>', 'run.created_at'),
        ),
      ),
    )
    .execute();
  return new Map(rows.map((run) => [run.source_id, run]));
}

/** The runs that nobody is at: those that wait for a process, and those whose process says no more that it lives. */
export function listAbandonedRuns(sql: SourceStore, now: string, limit: number): Promise<StoredRun[]> {
  return sql.query
    .selectFrom('harvest_runs')
    .selectAll()
    .where('finished_at', 'is', null)
    .where((where) => where.or([where('owner', 'is', null), where('lease_until', '<', now)]))
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Takes a run that nobody is at. @returns undefined where another process was faster */
export function takeRun(
  sql: SourceStore,
  { id, taken, phase }: Pick<StoredRun, 'id' | 'taken' | 'phase'>,
  by: { owner: string; lease_until: string; started_at: string },
): Promise<StoredRun | undefined> {
  return sql.query
    .updateTable('harvest_runs')
    .set({ ...by, taken: taken + 1, state: 'running', phase: phase === 'tables' ? phase : 'opening' })
    .where('id', '=', id)
    .where('taken', '=', taken)
    .where('finished_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** What a run says while it is under way. */
export type RunNote = Partial<Pick<StoredRun, 'lease_until' | 'phase' | 'done' | 'total' | 'report'>>;

/** Notes how far a run is. @returns false where it is no longer this process's: ended, taken over, or deleted */
export async function noteRun(
  sql: SourceStore,
  { id, owner }: Pick<StoredRun, 'id' | 'owner'>,
  note: RunNote,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('harvest_runs')
    .set(note)
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Lets go of a run, so that another process goes on with it. */
export async function releaseRun(
  sql: SourceStore,
  { id, owner }: Pick<StoredRun, 'id' | 'owner'>,
): Promise<void> {
  await sql.query
    .updateTable('harvest_runs')
    .set({ owner: null, lease_until: null })
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('finished_at', 'is', null)
    .execute();
}

/** Ends a run of this process. @returns false where it is no longer this process's */
export async function endRun(
  sql: SourceStore,
  { id, owner }: Pick<StoredRun, 'id' | 'owner'>,
  end: { state: RunState; finished_at: string } & Partial<StoredRun>,
): Promise<boolean> {
  const updated = await sql.query
    .updateTable('harvest_runs')
    .set({ ...end, phase: 'ended', lease_until: null })
    .where('id', '=', id)
    .where('owner', owner === null ? 'is' : '=', owner)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** Ends the run of a source at once, whichever process is at it: none of its batches is written any more. */
export async function endRunOf(sql: SourceStore, sourceId: string, now: string): Promise<void> {
  await sql.query
    .updateTable('harvest_runs')
    .set({ state: 'stopped', phase: 'ended', owner: null, lease_until: null, finished_at: now })
    .where('source_id', '=', sourceId)
    .where('finished_at', 'is', null)
    .execute();
}

/** How many sources an organisation has, and whether this address is one of them. */
export async function sourcesOf(
  sql: SourceStore,
  { owner_org, url }: Pick<StoredSource, 'owner_org' | 'url'>,
): Promise<{ count: number; same: StoredSource | undefined }> {
  const rows = await sql.query
    .selectFrom('harvest_sources')
    .selectAll()
    .where('owner_org', '=', owner_org)
    .execute();
  return { count: rows.length, same: rows.find((row) => row.url === url) };
}

/** Notes that somebody wants a run to end. */
export async function askToStop(sql: SourceStore, id: string): Promise<void> {
  await sql.query
    .updateTable('harvest_runs')
    .set({ stop_asked: 1 })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** Forgets the oldest runs of a source beyond a number. */
export async function deleteOldRuns(sql: SourceStore, sourceId: string, keep: number): Promise<void> {
  await sql.query
    .deleteFrom('harvest_runs')
    .where('source_id', '=', sourceId)
    .where('finished_at', 'is not', null)
    .where('id', 'not in', (inner) =>
      inner
        .selectFrom('harvest_runs')
        .select('id')
        .where('source_id', '=', sourceId)
        .orderBy('created_at', 'desc')
        .limit(keep),
    )
    .execute();
}
