import type { ObjectStore } from './object-store.ts';

/** What a store is asked for when it is tried. */
export type TrialStep = 'write' | 'read' | 'delete';

/** A store did not do one step of its trial. */
export class TrialFailed extends Error {
  readonly step: TrialStep;

  constructor(step: TrialStep, cause: unknown) {
    super(`The object store did not ${step} a small object`, { cause });
    this.step = step;
  }
}

/** More than fits into what a file system has set aside already, so that a full disk is noticed. */
export const trialContent = Buffer.alloc(64 * 1024, 'gazetteer ');

/** Does one step. @throws TrialFailed with what went wrong */
export async function trialStep<Result>(step: TrialStep, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new TrialFailed(step, error);
  }
}

/** @throws TrialFailed where the content is not what was written */
export function requireContent(found: Buffer): void {
  if (!found.equals(trialContent)) {
    throw new TrialFailed('read', new Error('it came back with another content'));
  }
}

const SOUND_MILLISECONDS = 10_000;

/**
 * A check for readiness, which costs a store at most one trial in ten seconds while it works, and none twice at a time.
 * One that does not work is tried again each time, so that it counts as soon as it is back.
 */
export function createTrial(
  store: Pick<ObjectStore, 'tryOut'>,
  now: () => number = Date.now,
): () => Promise<void> {
  let soundUntil = 0;
  let running: Promise<void> | undefined;
  const attempt = async () => {
    try {
      await store.tryOut();
      soundUntil = now() + SOUND_MILLISECONDS;
    } finally {
      running = undefined;
    }
  };
  return async () => {
    if (now() < soundUntil) return;
    running ??= attempt();
    await running;
  };
}
