import { type BackgroundTask, createBackgroundTask } from '@gazetteer/kernel';
import type { IdentityContext } from '../model/identity-context.ts';
import { deleteStaleCounts } from '../engine/throttling/throttle.store.ts';
import { ABANDONED_BODY_KEPT_MILLISECONDS } from '../courier/resend-message.ts';
import {
  type EndingTable,
  forgetAbandonedBodies,
  removeEnded,
  removeEndedKeys,
  removeFinishedMessages,
} from './clean-up.store.ts';

const EVERY_MILLISECONDS = 10 * 60_000;
const AT_ONCE = 1000;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** How long what has ended is kept: flows so that people are told that theirs has expired, the rest for those who look back. */
const kept: Record<EndingTable, number> = {
  identity_flows: DAY,
  identity_flow_codes: DAY,
  identity_flow_errors: 7 * DAY,
  identity_continuities: HOUR,
  identity_spent_challenges: HOUR,
  identity_sessions: 30 * DAY,
  identity_audit_events: 400 * DAY,
};
const MESSAGES_KEPT = 30 * DAY;
const KEYS_KEPT = 30 * DAY;
/** Longer than any count of failed tries stands against somebody. */
const COUNTS_KEPT = 2 * DAY;

/** Removes what has ended, so that tables do not grow for ever. */
export type CleanUp = BackgroundTask & { cleanUp(): Promise<void> };

/** Makes the clean-up, which runs every ten minutes; every process may run one. */
export function createCleanUp(context: IdentityContext): CleanUp {
  const before = (milliseconds: number) => new Date(context.clock().getTime() - milliseconds).toISOString();
  const cleanUp = async (): Promise<void> => {
    for (const [table, milliseconds] of Object.entries(kept) as [EndingTable, number][]) {
      await untilFew((limit) => removeEnded(context.sql, table, { before: before(milliseconds), limit }));
    }
    await untilFew((limit) => removeFinishedMessages(context.sql, { before: before(MESSAGES_KEPT), limit }));
    await untilFew((limit) =>
      forgetAbandonedBodies(context.sql, { before: before(ABANDONED_BODY_KEPT_MILLISECONDS), limit }),
    );
    await untilFew((limit) => removeEndedKeys(context.sql, { before: before(KEYS_KEPT), limit }));
    await deleteStaleCounts(context.sql, before(COUNTS_KEPT));
  };
  const task = { milliseconds: EVERY_MILLISECONDS, work: cleanUp };
  return { cleanUp, ...createBackgroundTask('clean-up', context.log, task) };
}

async function untilFew(remove: (limit: number) => Promise<number>): Promise<void> {
  while ((await remove(AT_ONCE)) === AT_ONCE);
}
