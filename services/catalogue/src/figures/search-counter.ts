import {
  type BackgroundTask,
  type Clock,
  createBackgroundTask,
  createWaitingSums,
  type Log,
  LRUCache,
  type Sql,
  systemClock,
} from '@gazetteer/kernel';
import {
  addEmptySearches,
  type EmptySearch,
  type EmptySearchTables,
  forgetEmptySearches,
} from './empty-search.store.ts';
import { dayOf, KEPT_MILLISECONDS } from './use-counter.ts';

/** Counts searches that found nothing, by their words and without the people who searched. */
export type SearchCounter = {
  /** @param words as `searchedWords` gives them */
  count(words: string): void;
  /** Writes what this process has counted, what is still typed too. */
  flush(): Promise<void>;
  /** Does at once what is done every few seconds: writes what nobody types any more, and forgets what is too old. */
  beat(): Promise<void>;
  task: BackgroundTask;
};

type Counting = {
  sql: Sql;
  clock?: Clock;
  log: Pick<Log, 'error'>;
  /** A keyed digest: whoever has the store alone cannot try which words one is of. */
  digest: (text: string) => string;
};

const EVERY_MILLISECONDS = 5000;
/** While somebody types, each pause is a search; words that go on within this time are one. */
const TYPING_MILLISECONDS = 10_000;
/** The same words count once within this time: who reloads a page, or turns it, has not searched again. */
const SAME_MILLISECONDS = 10 * 60_000;
/** Words are told once they were searched so often within so many days. */
const TIMES = 3;
const TOLD_WITHIN_DAYS = 30;
const MOST_TYPED = 1000;
const MOST_REMEMBERED = 10_000;
const AT_ONCE = 500;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Makes the counter of a process. What it has not written when the process dies is lost. */
export function createSearchCounter({
  clock = systemClock,
  log,
  digest,
  ...options
}: Counting): SearchCounter {
  const sql = options.sql.as<EmptySearchTables>();
  const daysAgo = (days: number) => dayOf(new Date(clock().getTime() - days * DAY_MILLISECONDS));
  const typed = new Map<string, number>();
  // By fingerprints: nobody's words stay in memory longer than they are typed and written.
  const counted = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  const sums = createWaitingSums<EmptySearch>({
    keyOf: ({ day, fingerprint }) => `${day} ${fingerprint}`,
    most: MOST_REMEMBERED,
    batchesOf: (waiting) => batchesByDay(waiting),
    write: (batch) => addEmptySearches(sql, batch, { since: daysAgo(TOLD_WITHIN_DAYS), times: TIMES }),
  });
  const settle = (before: number) => {
    for (const [words, time] of typed) {
      if (time > before) continue;
      typed.delete(words);
      const fingerprint = digest(`search ${words}`);
      if ((counted.get(fingerprint) ?? -Infinity) > time - SAME_MILLISECONDS) continue;
      counted.set(fingerprint, time);
      sums.add({ fingerprint, words, day: dayOf(new Date(time)), count: 1 });
    }
  };
  let forgotten = '';
  const forget = async () => {
    const untoldBefore = daysAgo(TOLD_WITHIN_DAYS);
    if (untoldBefore === forgotten) return;
    const before = dayOf(new Date(clock().getTime() - KEPT_MILLISECONDS));
    await forgetEmptySearches(sql, { before, untoldBefore });
    forgotten = untoldBefore;
  };
  const beat = async () => {
    settle(clock().getTime() - TYPING_MILLISECONDS);
    await sums.flush();
    await forget();
  };
  return {
    count: (words) => {
      const now = clock().getTime();
      settle(now - TYPING_MILLISECONDS);
      note(typed, words, now);
    },
    flush: async () => {
      settle(Infinity);
      await sums.flush();
    },
    beat,
    task: createBackgroundTask('counting searches that found nothing', log, {
      milliseconds: EVERY_MILLISECONDS,
      work: beat,
    }),
  };
}

/** Notes words that may still be typed: what they went on from is no search, nor are beginnings of what was typed before. */
function note(typed: Map<string, number>, words: string, now: number): void {
  for (const other of typed.keys()) {
    if (other !== words && other.startsWith(words)) return;
    if (words.startsWith(other)) typed.delete(other);
  }
  if (typed.size < MOST_TYPED) typed.set(words, now);
}

/** What is written together is of one day. */
function batchesByDay(waiting: readonly EmptySearch[]): EmptySearch[][] {
  const days = [...new Set(waiting.map(({ day }) => day))];
  return days.flatMap((day) => {
    const ofDay = waiting.filter((search) => search.day === day);
    return Array.from({ length: Math.ceil(ofDay.length / AT_ONCE) }, (_, index) =>
      ofDay.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
  });
}
