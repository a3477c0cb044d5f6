import { setImmediate } from 'node:timers/promises';
import type { IdentityContext } from '../model/identity-context.ts';

const running = new WeakMap<IdentityContext, Set<Promise<void>>>();

/**
 * Does something after the answer is on its way, so that the time an answer takes does not tell what was done: whether
 * an address is known, say. A failure is logged; whoever asked can ask again.
 */
export function inBackground(context: IdentityContext, work: () => Promise<void>): void {
  const tasks = running.get(context) ?? new Set();
  running.set(context, tasks);
  const task = setImmediate()
    .then(work)
    .catch((error: unknown) => context.log.error({ err: error }, 'work in the background failed'))
    .finally(() => tasks.delete(task));
  tasks.add(task);
}

/** Waits until nothing is left to do: before the process ends, say. */
export async function backgroundDone(context: IdentityContext): Promise<void> {
  const tasks = running.get(context);
  if (!tasks || tasks.size === 0) return;
  await Promise.all(tasks);
  // What was done may have left more to do.
  await backgroundDone(context);
}
