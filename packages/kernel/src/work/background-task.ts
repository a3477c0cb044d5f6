import type { Log } from '../log.ts';
import { asJob } from '../tracing/current-work.ts';

/** Work that is repeated in the background. */
export type BackgroundTask = {
  /** Starts doing the work at every interval. The timer does not keep the process alive. */
  start(): void;
  /** Stops the repetition, and resolves when a run that is under way has finished. */
  stop(): Promise<void>;
};

/** Repeats `work`, never twice at once. What it throws is logged, and it is tried again the next time. */
export function createBackgroundTask(
  name: string,
  log: Pick<Log, 'error'>,
  { milliseconds, work }: { milliseconds: number; work: () => Promise<void> },
): BackgroundTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await asJob(name, {}, work);
    } catch (error) {
      log.error({ err: error, task: name }, 'work in the background failed');
    }
  };
  return {
    start: () => {
      timer ??= setInterval(() => {
        running ??= run().finally(() => (running = undefined));
      }, milliseconds).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await running;
    },
  };
}
