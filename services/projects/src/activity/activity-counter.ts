import { type Clock, createBackgroundTask, createWaitingSums, type Log, type Sql } from '@gazetteer/kernel';
import type { ActivityCounter } from '../model/activity.ts';
import type { ProjectDirectory } from '../model/ports.ts';
import type { ActivityTable, ProjectTables } from '../model/tables.ts';
import { addCounts, deleteCountsBefore, lengthOf } from './activity.store.ts';

type Counting = {
  sql: Sql<ProjectTables>;
  directory: Pick<ProjectDirectory, 'find' | 'lock'>;
  clock: Clock;
  log: Pick<Log, 'error'>;
};

const EVERY_MILLISECONDS = 5000;
/** Thirteen months, so that a month can be compared with the same one a year ago. */
const KEPT_MILLISECONDS = 396 * 24 * 60 * 60_000;
/** As many sums as wait where the store cannot be written to for long; what happens beyond is not counted. */
const MOST_WAITING = 50_000;

/** Makes the counter of a process. What it has not written when the process dies is lost: what happened in a few seconds. */
export function createActivityCounter({ sql, directory, clock, log }: Counting): ActivityCounter {
  let forgotten = '';
  const sums = createWaitingSums<ActivityTable>({
    keyOf: ({ project_id, hour, kind }) => `${project_id} ${hour} ${kind}`,
    most: MOST_WAITING,
    batchesOf: (waiting) => [...Map.groupBy(waiting, ({ project_id }) => project_id).values()],
    // A project that is being purged is waited for: nothing may be written about it afterwards.
    write: (ofProject) =>
      sql.transaction(async () => {
        const { project_id = '' } = ofProject[0] ?? {};
        await directory.lock(project_id);
        if (await directory.find(project_id)) await addCounts(sql, ofProject);
      }),
  });
  /** Every process does so once an hour. */
  const forget = async () => {
    const oldest = hourOf(new Date(clock().getTime() - KEPT_MILLISECONDS));
    if (oldest === forgotten) return;
    await deleteCountsBefore(sql, oldest);
    forgotten = oldest;
  };
  const work = async () => {
    await sums.flush();
    await forget();
  };
  return {
    count: (project_id, kind) => sums.add({ project_id, hour: hourOf(clock()), kind, count: 1 }),
    flush: sums.flush,
    task: createBackgroundTask('counting activity', log, { milliseconds: EVERY_MILLISECONDS, work }),
  };
}

/** The hour of a time, in UTC. */
function hourOf(time: Date): string {
  return time.toISOString().slice(0, lengthOf.hour);
}
