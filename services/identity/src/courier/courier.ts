import type { IdentityContext } from '../identity-context.ts';
import { listDueMessages, removeFinishedMessages } from './courier.store.ts';
import { sendMessage } from './send-message.ts';
import type { Mailer } from './smtp-mailer.ts';

const POLL_MILLISECONDS = 1000;
const BATCH = 20;
const AT_ONCE = 4;
const CLEANING_MILLISECONDS = 60 * 60_000;
/** Finished messages are kept this long, for administrators who look for one. */
const KEPT_MILLISECONDS = 30 * 24 * 60 * 60_000;

/** Sends what is queued, in the background; every process may run one. */
export type Courier = {
  /** Looks for due messages every second from now on. Keeps no process alive. */
  start(): void;
  /** Sends everything that is due now. */
  dispatchDue(): Promise<void>;
  /** Stops looking; resolves when what is being sent has left. */
  stop(): Promise<void>;
};

/** Makes a courier; without a mailer, messages go to the server's log. */
export function createCourier(context: IdentityContext, mailer?: Mailer): Courier {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let cleanedAt = 0;

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

  const clean = async (): Promise<void> => {
    const now = context.clock().getTime();
    if (now - cleanedAt < CLEANING_MILLISECONDS) return;
    cleanedAt = now;
    await removeFinishedMessages(context.sql, new Date(now - KEPT_MILLISECONDS).toISOString());
  };

  const round = async (): Promise<void> => {
    try {
      await dispatchDue();
      await clean();
    } catch (error) {
      context.log.error({ err: error }, 'messages could not be looked for');
    }
  };

  return {
    dispatchDue,
    start: () => {
      timer ??= setInterval(() => {
        running ??= round().finally(() => (running = undefined));
      }, POLL_MILLISECONDS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
