import {
  type BackgroundTask,
  type Clock,
  createBackgroundTask,
  createWaitingSums,
  type Log,
  type Sql,
  systemClock,
} from '@gazetteer/kernel';
import {
  addFigures,
  deleteFiguresBefore,
  type FigureRow,
  type FiguresTables,
  findPublicIds,
  findPublicOwners,
} from './figures.store.ts';
import type { Use, UseKind } from './use.ts';

/** Counts what is done with datasets. Counting costs no more than adding a number: the sums are written every few seconds. */
export type UseCounter = {
  count(use: Use): void;
  /** Writes what this process has counted. What cannot be written stays, and is written the next time. */
  flush(): Promise<void>;
  /** Writes every few seconds, and forgets what is too old. */
  task: BackgroundTask;
};

type Counting = { sql: Sql; clock?: Clock; log: Pick<Log, 'error'> };

const EVERY_MILLISECONDS = 5000;
/** Thirteen months, so that a month can be compared with the same one a year ago. */
export const KEPT_MILLISECONDS = 396 * 24 * 60 * 60_000;
/** As many sums as wait for the store; addresses that name nothing are made up freely, so there must be an end. */
const MOST_WAITING = 10_000;
/** As many sums as are written at once. */
const AT_ONCE = 500;

/** A sum of one day that waits to be written; what it is of is looked up then. */
type Sum = { named: 'dataset' | 'resource'; name: string; kind: UseKind; day: string; count: number };

/** Makes the counter of a process. What it has not written when the process dies is lost: what happened in a few seconds. */
export function createUseCounter({ clock = systemClock, log, ...options }: Counting): UseCounter {
  const sql = options.sql.as<FiguresTables>();
  let forgotten = '';
  const sums = createWaitingSums<Sum>({
    keyOf: ({ day, kind, named, name }) => `${day} ${kind} ${named} ${name}`,
    most: MOST_WAITING,
    batchesOf: (waiting) =>
      Array.from({ length: Math.ceil(waiting.length / AT_ONCE) }, (_, index) =>
        waiting.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
      ),
    write: async (batch) => addFigures(sql, await rowsOf(sql, batch)),
  });
  /** Every process does so once a day. */
  const forget = async () => {
    const oldest = dayOf(new Date(clock().getTime() - KEPT_MILLISECONDS));
    if (oldest === forgotten) return;
    await deleteFiguresBefore(sql, oldest);
    forgotten = oldest;
  };
  const work = async () => {
    await sums.flush();
    await forget();
  };
  return {
    count: (use) => {
      const name = 'dataset' in use ? use.dataset : use.resource;
      const named = 'dataset' in use ? 'dataset' : 'resource';
      sums.add({ named, name, kind: use.kind, day: dayOf(clock()), count: 1 });
    },
    flush: sums.flush,
    task: createBackgroundTask('counting uses of datasets', log, { milliseconds: EVERY_MILLISECONDS, work }),
  };
}

/** The sums of datasets that everybody may see, each dataset once by day and kind, whatever it was called by. */
async function rowsOf(sql: Sql<FiguresTables>, sums: readonly Sum[]): Promise<FigureRow[]> {
  const namesOf = (named: Sum['named']) => [
    ...new Set(sums.flatMap((sum) => (sum.named === named ? [sum.name] : []))),
  ];
  const [datasets, resources] = [namesOf('dataset'), namesOf('resource')];
  const ids = {
    dataset: datasets.length > 0 ? await findPublicIds(sql, datasets) : new Map<string, string>(),
    resource: resources.length > 0 ? await findPublicOwners(sql, resources) : new Map<string, string>(),
  };
  const rows = new Map<string, FigureRow>();
  for (const { named, name, kind, day, count } of sums) {
    const id = ids[named].get(name);
    if (id === undefined) continue;
    const row = rows.get(`${id} ${day} ${kind}`);
    if (row) row.count += count;
    else rows.set(`${id} ${day} ${kind}`, { dataset_id: id, day, kind, count });
  }
  return [...rows.values()];
}

/** The day of a time, in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, '2026-11-20'.length);
}
