import { type BackgroundTask, createBackgroundTask } from '@gazetteer/kernel';
import type { OauthContext } from '../model/oauth-context.ts';
import { endingTables, removeEnded } from './clean-up.store.ts';

const EVERY_MILLISECONDS = 10 * 60_000;
const AT_ONCE = 1000;
/** Kept a little longer, so that somebody who comes too late is told so. */
const KEPT_MILLISECONDS = 60 * 60_000;

/** Makes the task that removes tokens, requests and sign-ins which have ended; every process may run one. */
export function createOauthCleanUp(context: OauthContext): BackgroundTask & { run(): Promise<void> } {
  const run = async (): Promise<void> => {
    const before = new Date(context.clock().getTime() - KEPT_MILLISECONDS).toISOString();
    for (const table of endingTables) {
      while ((await removeEnded(context.sql, table, { before, limit: AT_ONCE })) === AT_ONCE);
    }
  };
  const task = { milliseconds: EVERY_MILLISECONDS, work: run };
  return { run, ...createBackgroundTask('clean-up of OAuth2', context.log, task) };
}
