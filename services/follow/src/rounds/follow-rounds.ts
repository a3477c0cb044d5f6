import { LRUCache } from '@gazetteer/kernel';
import type { FollowContext } from '../model/follow-context.ts';
import { deleteNotices } from '../model/notice.store.ts';
import { lookAround } from './look-around.ts';
import { spreadTeams } from '../teams/spread-teams.ts';
import { markChanged } from './mark-changed.ts';
import { sendNews } from './send-news.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** How long a change is told in a feed. */
const TOLD_DAYS = 90;
const DELETED_AT_ONCE = 500;
const REMEMBERED_CHANGES = 20_000;

/** One round after another: what changed is marked, looked at, and mailed. */
export type FollowRounds = { run(): Promise<void>; forget(): Promise<void> };

export function followRounds(context: FollowContext): FollowRounds {
  const marked = new LRUCache<string, true>({ max: REMEMBERED_CHANGES });
  return {
    run: async () => {
      await spreadTeams(context);
      await markChanged(context, marked);
      await lookAround(context);
      await sendNews(context);
    },
    forget: async () => {
      const before = new Date(context.clock().getTime() - TOLD_DAYS * DAY_MILLISECONDS).toISOString();
      while ((await deleteNotices(context.sql, before, DELETED_AT_ONCE)) === DELETED_AT_ONCE);
    },
  };
}
