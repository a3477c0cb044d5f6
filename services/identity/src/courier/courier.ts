import { type BackgroundTask, createBackgroundTask } from '@gazetteer/kernel';
import type { IdentityContext } from '../model/identity-context.ts';
import { listDueMessages } from './courier.store.ts';
import { sendMessage } from './send-message.ts';
import type { Mailer } from './smtp-mailer.ts';

const POLL_MILLISECONDS = 1000;
const BATCH = 20;
const AT_ONCE = 4;

/** Sends what is queued, in the background; every process may run one. */
export type Courier = BackgroundTask & {
  /** Sends everything that is due now. */
  dispatchDue(): Promise<void>;
};

/** Makes a courier that looks for due messages every second; without a mailer, messages go to the server's log. */
export function createCourier(context: IdentityContext, mailer?: Mailer): Courier {
  const dispatchDue = async (): Promise<void> => {
    for (;;) {
      const due = await listDueMessages(context.sql, context.clock().toISOString(), BATCH);
      const waiting = [...due];
      const sender = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift())
          await sendMessage(context, next, mailer);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      if (due.length < BATCH) return;
    }
  };
  const task = { milliseconds: POLL_MILLISECONDS, work: dispatchDue };
  return { dispatchDue, ...createBackgroundTask('courier', context.log, task) };
}
