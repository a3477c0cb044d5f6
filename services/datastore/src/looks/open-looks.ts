import type { ImportJobs } from '../jobs/import-jobs.ts';
import { dropExpired, dropLooksOf } from './drop-looks.ts';
import type { LookTables } from './look.store.ts';
import type { Looks } from './looks.ts';
import { createTurns } from './turns.ts';

const AT_ONCE = 2;
const SWEEP_MILLISECONDS = 60 * 60_000;

/** The looks of this process, for the service that mounts their routes. */
export type LookService = {
  looks: Looks;
  /** Removes those whose time is over, now and every hour. */
  start(onFault: (error: unknown) => void): void;
  /** Removes the looks at files for a resource that goes away. */
  forget(resourceId: string): Promise<void>;
  close(): Promise<void>;
};

/** Opens the looks of one process. */
export function openLooks({ context, outbound, after, maxBytes }: ImportJobs): LookService {
  const looks: Looks = {
    context,
    outbound,
    after,
    maxBytes,
    sql: context.sql.as<LookTables>(),
    turns: createTurns(AT_ONCE),
  };
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  return {
    looks,
    start: (onFault) => {
      const sweep = () => {
        sweeping = dropExpired(looks).catch(onFault);
      };
      sweep();
      timer = setInterval(sweep, SWEEP_MILLISECONDS).unref();
    },
    forget: (resourceId) => dropLooksOf(looks, resourceId),
    close: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
