import type { FastifyBaseLogger } from 'fastify';

/** Work that is done again and again behind the requests. */
export type BackgroundTask = {
  /** Does the work at every interval from now on; keeps no process alive. */
  start(): void;
  /** Stops; resolves when what is under way is done. */
  stop(): Promise<void>;
};

/** Repeats `work`, never twice at once. What it throws is logged, and it is tried again the next time. */
export function createBackgroundTask(
  name: string,
  log: FastifyBaseLogger,
  { milliseconds, work }: { milliseconds: number; work: () => Promise<void> },
): BackgroundTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const run = async () => {
    try {
      await work();
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
