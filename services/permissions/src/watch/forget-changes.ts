import { type BackgroundTask, createBackgroundTask, type Log } from '@gazetteer/kernel';
import type { PermissionContext } from '../model/permission-context.ts';
import { forgetChanges } from './watch.store.ts';

const EVERY_MILLISECONDS = 10 * 60_000;
const KEPT_MILLISECONDS = 7 * 24 * 60 * 60_000;
const AT_ONCE = 1000;

/** Makes the task that forgets changes after a week, so that their table does not grow for ever; every process may run one. */
export function createChangeCleanUp(
  context: PermissionContext,
  log: Log,
): BackgroundTask & { run(): Promise<void> } {
  const run = async (): Promise<void> => {
    const before = new Date(context.clock().getTime() - KEPT_MILLISECONDS).toISOString();
    while ((await forgetChanges(context.sql, before, AT_ONCE)) === AT_ONCE);
  };
  return {
    run,
    ...createBackgroundTask('forget changes of permissions', log, {
      milliseconds: EVERY_MILLISECONDS,
      work: run,
    }),
  };
}
