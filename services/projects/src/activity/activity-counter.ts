import { type Clock, createBackgroundTask, type Log, type Sql } from '@gazetteer/kernel';
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

/** The sums of one project, by hour and kind. */
type Sums = Map<string, ActivityTable>;

/** Makes the counter of a process. What it has not written when the process dies is lost: what happened in a few seconds. */
export function createActivityCounter({ sql, directory, clock, log }: Counting): ActivityCounter {
  let waiting = new Map<string, Sums>();
  let size = 0;
  let forgotten = '';
  let writing = Promise.resolve();

  const add = ({ project_id, hour, kind, count }: ActivityTable) => {
    const sums = waiting.get(project_id) ?? new Map<string, ActivityTable>();
    waiting.set(project_id, sums);
    const sum = sums.get(`${hour} ${kind}`);
    if (sum) sum.count += count;
    else if (size < MOST_WAITING) {
      sums.set(`${hour} ${kind}`, { project_id, hour, kind, count });
      size += 1;
    }
  };
  const write = async () => {
    const taken = waiting;
    waiting = new Map();
    size = 0;
    try {
      for (const [projectId, sums] of taken) {
        await writeSums(projectId, [...sums.values()]);
        taken.delete(projectId);
      }
    } finally {
      for (const sums of taken.values()) for (const sum of sums.values()) add(sum);
    }
  };
  /** A project that is being purged is waited for: nothing may be written about it afterwards. */
  const writeSums = (projectId: string, sums: readonly ActivityTable[]) =>
    sql.transaction(async () => {
      await directory.lock(projectId);
      if (await directory.find(projectId)) await addCounts(sql, sums);
    });
  /** Every process does so once an hour. */
  const forget = async () => {
    const oldest = hourOf(new Date(clock().getTime() - KEPT_MILLISECONDS));
    if (oldest === forgotten) return;
    await deleteCountsBefore(sql, oldest);
    forgotten = oldest;
  };
  const flush = () => (writing = writing.catch(() => undefined).then(write));
  const work = async () => {
    await flush();
    await forget();
  };
  return {
    count: (project_id, kind) => add({ project_id, hour: hourOf(clock()), kind, count: 1 }),
    flush,
    task: createBackgroundTask('counting activity', log, { milliseconds: EVERY_MILLISECONDS, work }),
  };
}

/** The hour of a time, in UTC. */
function hourOf(time: Date): string {
  return time.toISOString().slice(0, lengthOf.hour);
}
